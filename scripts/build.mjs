// Builds what is stale, and leaves the rest alone.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parts, root } from './parts.mjs'
import { setup } from './setup.mjs'

const IGNORED = new Set(['node_modules', 'dist', '.types', 'README.md'])

function* filesOf(folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (IGNORED.has(entry.name) || /\.(test|check)\.tsx?$/.test(entry.name)) continue
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) yield* filesOf(path)
    else if (entry.isFile()) yield path
  }
}

function fingerprint(part) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'pnpm-lock.yaml')))
  for (const folder of part.inputs) {
    for (const file of [...filesOf(folder)].sort()) hash.update(file).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

function stampOf(part) {
  try {
    return readFileSync(join(root, part.dist, '.inputs'), 'utf8')
  } catch {
    return null
  }
}

function run(part) {
  const [command, ...args] = part.command
  return new Promise((resolve, reject) => {
    const output = []
    const child = spawn(command, args, { cwd: join(root, part.cwd), stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk))
    child.on('error', reject)
    child.on('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`${part.name} did not build:\n${Buffer.concat(output).toString()}`))
    })
  })
}

/** Brings the named parts (all when none is named) up to date, `atOnce` of them at a time. Progress goes to standard error. */
export async function build(names = parts.map((part) => part.name), atOnce = 2) {
  setup()
  const queue = parts.filter((part) => names.includes(part.name) && stampOf(part) !== fingerprint(part))
  const worker = async () => {
    for (let part = queue.shift(); part !== undefined; part = queue.shift()) {
      const started = Date.now()
      const stamp = fingerprint(part)
      await run(part)
      mkdirSync(join(root, part.dist), { recursive: true })
      writeFileSync(join(root, part.dist, '.inputs'), stamp)
      console.error(`built ${part.name} in ${((Date.now() - started) / 1000).toFixed(1)} s`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

if (process.argv[1] === import.meta.filename) {
  const names = process.argv.slice(2)
  await build(names.length > 0 ? names : undefined).catch((error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
