// `npm run dev -- mf-editor`: one remote on its own page, with a fake host, and a reload on every saved file. The
// product may run beside it: http://localhost:3000/?remote.mf-editor=http://localhost:3103/ takes the remote from here.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { remoteNamed, root } from './parts.mjs'
import { setup } from './setup.mjs'

const [name] = process.argv.slice(2)
const { devPort } = remoteNamed(name)
setup()
const port = process.env.PORT ?? String(devPort)
console.log(`${name} is on http://localhost:${port}/ when it is built. Ctrl+C stops it.`)
const server = spawn(
  process.execPath,
  [join(root, 'node_modules/webpack-cli/bin/cli.js'), 'serve', '--mode', 'development'],
  { cwd: join(root, name), stdio: 'inherit', env: { ...process.env, PORT: port } },
)
server.on('exit', (code) => (process.exitCode = code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
