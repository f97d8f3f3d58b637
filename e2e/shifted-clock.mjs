// Preloaded into a server under test: its clock is off by the seconds that stand in CLOCK_SHIFT_FILE, whenever they
// change. What it has read stands in a file beside it, with `.read` behind the name. Threads, which are preloaded too,
// keep the machine's clock: they would say "read" before the server has.
import { readFileSync, writeFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const EVERY_MS = 100
const file = String(process.env.CLOCK_SHIFT_FILE)
const RealDate = Date
let shift_ms = 0

function read() {
  const shift_s = readFileSync(file, 'utf8')
  // Empty: it is being written.
  if (shift_s === '' || Number(shift_s) * 1000 === shift_ms) return
  shift_ms = Number(shift_s) * 1000
  writeFileSync(`${file}.read`, shift_s)
}

if (isMainThread) {
  read()
  setInterval(read, EVERY_MS).unref()
  const now = () => RealDate.now() + shift_ms
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args) => (args.length === 0 ? new target(now()) : new target(...args)),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
}
