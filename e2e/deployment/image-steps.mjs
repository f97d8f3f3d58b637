// Runs what the two container files say, without an engine: `node image-steps.mjs CONTEXT PLACE`, in namespaces of its own
// (mounts, processes, network), which the caller has made. An image's root is what its COPY lines take from the context,
// over this machine's program of its ENTRYPOINT with the libraries it names; it is read-only, but for /tmp and /data, and
// the program runs as USER. What came of it is printed as one JSON object.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const [, , context = '', place = ''] = process.argv
const deploy = join(import.meta.dirname, '../../deploy')

/** The instructions of a container file, in their order. */
function instructionsOf(file) {
  const lines = readFileSync(join(deploy, 'image', file), 'utf8').split('\n')
  return lines.flatMap((line) => {
    const [, name, rest] = /^([A-Z]+) (.*)$/.exec(line) ?? []
    return name === undefined ? [] : [{ name, rest }]
  })
}

function whichOf(program) {
  const found = ['/usr/local/bin', '/usr/bin', '/usr/sbin']
    .map((folder) => join(folder, program))
    .find(existsSync)
  if (found === undefined) throw new Error(`${program} is missing`)
  return realpathSync(found)
}

function put(file, root) {
  mkdirSync(join(root, dirname(file)), { recursive: true })
  cpSync(realpathSync(file), join(root, file))
}

const librariesOf = (file) =>
  [...spawnSync('ldd', [file], { encoding: 'utf8' }).stdout.matchAll(/(\/\S+) \(0x/g)].map(([, path]) => path)

const nativeIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.node'))
    .map((entry) => join(entry.parentPath, entry.name))

/** Unpacks an image; answers how to run it. */
function unpack(file, name) {
  const root = join(place, name)
  const instructions = instructionsOf(file)
  const valuesOf = (instruction) =>
    instructions.filter((one) => one.name === instruction).map(({ rest }) => rest)
  const [entry] = JSON.parse(valuesOf('ENTRYPOINT')[0] ?? '[]')
  const program = whichOf(entry)
  const copied = valuesOf('COPY').map((line) => line.split(' '))
  for (const [from, to] of copied)
    cpSync(join(context, from), join(root, to), { recursive: true, verbatimSymlinks: true })
  const native = copied.flatMap(([, to]) => nativeIn(join(root, to)))
  const libraries = new Set([program, ...native].flatMap(librariesOf))
  for (const one of [program, ...libraries].filter((path) => !path.startsWith(root))) put(one, root)
  mkdirSync(join(root, 'etc'), { recursive: true })
  writeFileSync(join(root, 'etc/passwd'), 'root:x:0:0::/:/none\nnobody:x:65534:65534::/:/none\n')
  writeFileSync(join(root, 'etc/group'), 'root:x:0:\nnogroup:x:65534:\n')
  for (const folder of ['dev', 'tmp', 'data', 'proc']) mkdirSync(join(root, folder), { recursive: true })
  const mount = (...args) => execFileSync('mount', args)
  mount('--bind', root, root)
  mount('-o', 'remount,bind,ro', root)
  mount('--rbind', '/dev', join(root, 'dev'))
  mount('-t', 'proc', 'proc', join(root, 'proc'))
  for (const folder of ['tmp', 'data']) mount('-t', 'tmpfs', '-o', 'mode=1777', name, join(root, folder))
  return {
    user: valuesOf('USER')[0] ?? '',
    program,
    env: valuesOf('ENV').flatMap((line) => line.split(' ')),
    command: JSON.parse(valuesOf('CMD')[0] ?? '[]'),
    root,
  }
}

function run({ user, program, env, command, root }, { more = [], args = command } = {}) {
  const words = [`--userspec=${user}`, root, program, ...args]
  const child = spawn('/usr/sbin/chroot', words, {
    env: Object.fromEntries([...env, ...more].map(pair)),
    stdio: 'pipe',
  })
  const result = { child, output: '', ended: new Promise((resolve) => child.once('close', resolve)) }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (result.output += chunk))
  return result
}

function pair(assignment) {
  const [name = '', ...value] = assignment.split('=')
  return [name, value.join('=')]
}

async function until(url, child) {
  while (child.exitCode === null) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await wait(50)
  }
}

const server = unpack('server.Containerfile', 'server-root')
const refused = run(server)
const refusal = { code: await refused.ended, output: refused.output }
// The embedded database, which production refuses, spares the test another one.
const more = ['NODE_ENV=development', 'DEMO=1', 'HOST=127.0.0.1']
const migrated = run(server, { more, args: ['/app/server/dist/commands/admin.js', 'migrate'] })
const migration = { code: await migrated.ended, output: migrated.output }
const running = run(server, { more })
await until('http://127.0.0.1:3000/ready', running.child)
const page = await fetch('http://127.0.0.1:3000/', { headers: { accept: 'text/html' } }).catch(() => null)
const login = await fetch('http://127.0.0.1:3000/api/authorize/login', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    username: 'full@example.com',
    password: 'soundleaf-demo',
    id: '7f1a3c52-8b0e-4c3f-9d55-0a4e6a1c2b3d',
  }),
}).catch(() => null)
const owner = spawnSync('stat', ['-c', '%u', `/proc/${running.child.pid}`], {
  encoding: 'utf8',
}).stdout.trim()
running.child.kill('SIGTERM')
const stopped = await running.ended

const remotes = unpack('remotes.Containerfile', 'remotes-root')
const nginx = run(remotes)
const [build = ''] = readdirSync(join(context, 'remotes/store/mf-auth'))
const entryUrl = `http://127.0.0.1:8081/mf-auth/${basename(build)}/remoteEntry.js`
await until(entryUrl, nginx.child)
const entry = await fetch(entryUrl).catch(() => null)
const list = await fetch('http://127.0.0.1:8081/remotes.jws').catch(() => null)
nginx.child.kill('SIGQUIT')
await nginx.ended

process.stdout.write(
  JSON.stringify({
    refusal,
    migration,
    page: page?.status,
    login: login?.status,
    owner,
    stopped,
    output: stopped === 0 ? '' : running.output,
    entry: { status: entry?.status, cache: entry?.headers.get('cache-control') },
    list: list?.status,
    nginx: nginx.output,
  }),
)
