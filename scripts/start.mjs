// `npm start`: set up, build what is stale, run everything, print the address. Ctrl+C stops all of it.
import { mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setup } from './setup.mjs'
import { embedPort, examples, remotes, root, serverPort } from './parts.mjs'

const runFolder = process.env.RUN_FOLDER ?? join(root, '.run')

function portIsFree(port) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

const ports = [
  { name: 'shell and API', port: serverPort },
  ...remotes,
  ...examples,
  { name: 'embedding', port: embedPort },
]

async function main() {
  setup()
  const { build } = await import('./build.mjs')
  const { listOf, serveExample, serveProduct, serveRemote, signRemotes, untilHealthy } = await import(
    './product.mjs'
  )
  for (const { name, port } of ports) {
    if (!(await portIsFree(port)))
      throw new Error(
        `Port ${port} (${name}) is in use. Stop what uses it, or choose another: see README, "Ports".`,
      )
  }
  await build()
  mkdirSync(runFolder, { recursive: true })
  const remotesFile = join(runFolder, 'remotes.jws')
  const remotesKey = await signRemotes(remotesFile, listOf(remotes))

  const children = [
    {
      name: 'server',
      process: serveProduct({
        port: serverPort,
        folder: process.env.DATA_FOLDER ?? join(runFolder, 'data'),
        remotesFile,
        remotesKey,
        env: {
          DEMO_PROJECTS: '1',
          EMBED_PORT: String(embedPort),
          DEMO_PARTNER_ORIGINS: examples.map(({ port }) => `http://localhost:${port}`).join(' '),
        },
      }),
    },
    ...remotes.map((remote) => ({ name: remote.name, process: serveRemote(remote) })),
    ...examples.map((example) => ({
      name: example.name,
      process: serveExample(example, `http://localhost:${embedPort}`),
    })),
  ]
  let stopping = false
  const stop = (code) => {
    if (stopping) return
    stopping = true
    process.exitCode = code
    for (const child of children) child.process.kill('SIGTERM')
  }
  for (const child of children) {
    child.process.on('exit', (code) => {
      if (stopping) return
      console.error(`${child.name} ended by itself (code ${code}); stopping the rest.`)
      stop(1)
    })
  }
  process.on('SIGINT', () => stop(0))
  process.on('SIGTERM', () => stop(0))

  const address = `http://localhost:${serverPort}`
  try {
    await untilHealthy(`${address}/health`, children[0].process)
  } catch (error) {
    stop(1)
    throw error
  }
  console.log(`
Soundleaf is running at ${address}

Demo accounts, password soundleaf-demo
  full@example.com        Full licence
  colleague@example.com   Full licence, same team
  light@example.com       Light licence
  trial@example.com       Free Trial

Pages of partners that show results
${examples.map(({ name, port }) => `  http://localhost:${port}   ${name}`).join('\n')}

Ctrl+C stops it.`)
}

await main().catch((error) => {
  console.error(error.message)
  process.exitCode = 1
})
