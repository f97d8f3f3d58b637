// `node deploy/image/root-file-system.mjs server|remotes FOLDER` fills a folder with the root file system of an image: the
// program, the libraries that it is linked with, and our builds; no shell, no package manager, nothing of a registry.
// `Containerfile` makes an image of it. Run it on the Debian for which the image is; it needs the builds (npm run build).
import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { ensureProgram } from '../../scripts/programs.mjs'

const repository = join(import.meta.dirname, '../..')
/** Whom everything in the image runs as. */
const USER = 10_001

const [kind, folder] = process.argv.slice(2)
const KINDS = { server, remotes }
if (KINDS[kind] === undefined || folder === undefined || existsSync(folder)) {
  console.error('root-file-system.mjs server|remotes FOLDER, and FOLDER must not exist yet')
  process.exit(1)
}

const put = (from, to) => {
  mkdirSync(dirname(join(folder, to)), { recursive: true })
  cpSync(from, join(folder, to), { recursive: true, dereference: true })
}
const write = (to, text) => {
  mkdirSync(dirname(join(folder, to)), { recursive: true })
  writeFileSync(join(folder, to), text)
}

/** A program with every library that the loader would look for, where it would look. */
function putProgram(from, to) {
  put(realpathSync(from), to)
  const linked = execFileSync('ldd', [realpathSync(from)], { encoding: 'utf8' })
  for (const [, library] of linked.matchAll(/(?:=> )?(\/\S+) \(0x/g)) put(library, library)
}

function common() {
  write('etc/passwd', `soundleaf:x:${USER}:${USER}::/:/nowhere\n`)
  write('etc/group', `soundleaf:x:${USER}:\n`)
  write('etc/nsswitch.conf', 'hosts: files dns\n')
  for (const name of ['libnss_dns.so.2', 'libnss_files.so.2', 'libresolv.so.2']) {
    const path = ['/lib/x86_64-linux-gnu', '/lib/aarch64-linux-gnu'].map((place) => join(place, name))
    for (const library of path.filter(existsSync)) put(library, library)
  }
  mkdirSync(join(folder, 'tmp'))
  chmodSync(join(folder, 'tmp'), 0o1777)
}

function server() {
  const out = join(folder, 'app/server')
  mkdirSync(dirname(out), { recursive: true })
  const args = ['--filter', '@soundleaf/server', '--prod', '--legacy', '--prefer-offline', 'deploy', out]
  const { status } = spawnSync('pnpm', args, { cwd: repository, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error('The packages of the server could not be gathered.')
  put(join(repository, 'server/dist'), 'app/server/dist')
  put(join(repository, 'shell/dist'), 'app/shell/dist')
  put(join(repository, 'mf-results/embed/dist'), 'app/mf-results/embed/dist')
  putProgram(process.execPath, 'usr/bin/node')
  const certificates = '/etc/ssl/certs/ca-certificates.crt'
  if (existsSync(certificates)) put(certificates, certificates)
  mkdirSync(join(folder, 'data'))
  // In an image that is built by nobody special, its Containerfile sees to that.
  if (process.getuid?.() === 0) chownSync(join(folder, 'data'), USER, USER)
}

function remotes() {
  const store = process.env.REMOTES_STORE
  if (store === undefined) throw new Error('REMOTES_STORE is missing: the folder with the published builds.')
  put(store, 'srv/soundleaf/store')
  putProgram(ensureProgram('nginx'), 'usr/sbin/nginx')
  // The static origin of deploy/nginx.conf, which the tests run; the rest of that file is the application's.
  const [origin] = readFileSync(join(repository, 'deploy/nginx.conf'), 'utf8').split(
    '# Behind the question mark',
  )
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path /tmp/${name};`,
  )
  write(
    'etc/nginx/nginx.conf',
    `daemon off;\npid /tmp/nginx.pid;\nerror_log /dev/stderr;\nevents {}\nhttp {\naccess_log off;\n${places.join('\n')}\n${origin.replace('127.0.0.1:8081', '8081')}}\n`,
  )
}

common()
KINDS[kind]()
