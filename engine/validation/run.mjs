// `node engine/validation/run.mjs`: bundles and runs validate.ts, with `calibrate` behind it calibrate.ts.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'

const root = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'engine-validation-'))
try {
  const outfile = join(folder, 'validate.mjs')
  const entry = join(import.meta.dirname, `${process.argv[2] ?? 'validate'}.ts`)
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  })
  process.exitCode = spawnSync(process.execPath, [outfile, root], { stdio: 'inherit' }).status ?? 1
} finally {
  rmSync(folder, { recursive: true })
}
