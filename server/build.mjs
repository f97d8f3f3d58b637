// `node build.mjs [FOLDER]` bundles the server, the workers and the commands into a folder, dist when none is given. Packages of the
// registry stay outside and come from node_modules, so the folder lies somewhere below the server's.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { textsPlugin } from '@soundleaf/texts/build'
import { build } from 'esbuild'

const here = import.meta.dirname
const dist = process.argv[2] ?? join(here, 'dist')
const commands = join(here, 'src/commands')
const WORKERS = [
  'calculation-pool/worker.ts',
  'batch-worker/thread.ts',
  'credentials/guessable-worker.ts',
].map((file) => join(here, 'src', file))

/** The version with the commit, as a running server says it; an image is built without the repository's history. */
function buildName() {
  const { version } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'))
  const { stdout, status } = spawnSync('git', ['rev-parse', '--short=10', 'HEAD'], {
    cwd: here,
    encoding: 'utf8',
  })
  const commit = process.env.SOURCE_COMMIT ?? (status === 0 ? stdout.trim() : 'unknown')
  return `${version}+${commit}`
}

/** Our own packages are TypeScript and are bundled; every other import that is no path stays an import. */
const registryPackagesOutside = {
  name: 'registry packages outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@soundleaf/') ? undefined : { path, external: true },
    )
  },
}

const entries = (existsSync(commands) ? readdirSync(commands) : [])
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => join(commands, name))

rmSync(dist, { recursive: true, force: true })
await build({
  entryPoints: [join(here, 'src/main.ts'), join(here, 'src/worker.ts'), ...WORKERS, ...entries],
  outdir: dist,
  outbase: join(here, 'src'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  define: { 'process.env.SOUNDLEAF_BUILD': JSON.stringify(buildName()) },
  sourcemap: true,
  logLevel: 'warning',
  plugins: [textsPlugin, registryPackagesOutside],
})
for (const folder of ['migrations', 'catalogue'])
  cpSync(join(here, folder), join(dist, folder), { recursive: true })
