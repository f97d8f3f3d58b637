// `node scripts/image-context.mjs FOLDER` writes what the two images hold into a new folder: the built server with the
// packages it needs at run time and no others, shell and partners' script; the store of the remotes (REMOTES_STORE).
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = join(import.meta.dirname, '..')
const [, , folder] = process.argv
const store = process.env.REMOTES_STORE
if (folder === undefined || store === undefined)
  throw new Error('REMOTES_STORE=STORE node scripts/image-context.mjs FOLDER')
if (existsSync(folder)) throw new Error(`${folder} is there already.`)

/** Where the server looks for what it serves, below /app as below the repository. */
const SERVED = ['shell/dist', 'mf-results/embed/dist']
for (const built of ['server/dist/main.js', ...SERVED])
  if (!existsSync(join(root, built))) throw new Error(`${built} is missing: npm run build`)

const app = resolve(folder, 'server')
for (const path of SERVED) cpSync(join(root, path), join(app, path), { recursive: true })
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
// Everything is in pnpm's store since the installation; a build of an image asks no registry.
const deploy = ['--filter', '@soundleaf/server', 'deploy', '--prod', '--legacy', '--offline']
execFileSync(
  'npx',
  ['--yes', '--prefer-offline', packageManager, ...deploy, '--silent', join(app, 'server')],
  { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
)
// Sources and tests are no part of it.
for (const name of ['src', 'catalogue', 'migrations', 'build.mjs', 'jest.config.mjs', 'drizzle.config.mjs'])
  rmSync(join(app, 'server', name), { recursive: true, force: true })

const remotes = resolve(folder, 'remotes')
cpSync(store, join(remotes, 'store'), { recursive: true })
mkdirSync(join(remotes, 'nginx'))
cpSync(join(root, 'deploy/image/nginx.conf'), join(remotes, 'nginx/nginx.conf'))
const site = readFileSync(join(root, 'deploy/nginx-static.conf'), 'utf8')
writeFileSync(
  join(remotes, 'nginx/nginx-static.conf'),
  site.replace('listen 127.0.0.1:8081;', 'listen 8081;'),
)
