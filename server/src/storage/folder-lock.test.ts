import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { FolderLocked, lockFolder } from './folder-lock'
import { startOf } from './process-identity'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'soundleaf-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const own = (owner: object, number = 1) =>
  writeFileSync(join(folder, `owner.${number}`), JSON.stringify(owner))

/** A process that lives until it is ended. */
function sleeper() {
  const child = spawn('sleep', ['1000'], { stdio: 'ignore' })
  if (child.pid === undefined) throw new Error('The process did not start')
  const ended = new Promise((resolve) => child.once('exit', resolve))
  return { pid: child.pid, kill: () => (child.kill('SIGKILL'), ended) }
}

test('[REL-02] a folder that a living process owns is refused, with its number', () => {
  const lock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(FolderLocked)
  expect(() => lockFolder(folder)).toThrow(`belongs to process ${process.pid}`)
  lock.release()
  lockFolder(folder).release()
})

test('[REL-02] the folder of a killed process is taken over, and no sooner', async () => {
  const other = sleeper()
  own({ pid: other.pid, host: hostname(), start: startOf(other.pid), released: false })
  try {
    expect(() => lockFolder(folder)).toThrow(`belongs to process ${other.pid}`)
  } finally {
    await other.kill()
  }
  lockFolder(folder).release()
})

test('[REL-02] another process that got the number of a killed one owns nothing', async () => {
  const other = sleeper()
  own({ pid: other.pid, host: hostname(), start: 'another boot/123', released: false })
  lockFolder(folder).release()
  await other.kill()
})

test('an owner on another machine cannot be asked and is never displaced', () => {
  own({ pid: 1, host: 'another-machine', start: null, released: false })
  expect(() => lockFolder(folder)).toThrow('on another-machine')
})

test('the numbers of owners only grow, and one file is left', () => {
  for (let start = 1; start <= 3; start += 1) {
    lockFolder(folder).release()
    expect(readdirSync(folder)).toEqual([`owner.${start}`])
  }
})

test('an owner file that cannot be read is not taken for nobody', () => {
  writeFileSync(join(folder, 'owner.1'), '{"pid":')
  expect(() => lockFolder(folder)).toThrow('cannot be read')
})
