// Serves one remote on its own origin: `node scripts/serve-remote.mjs <dist folder> <port>`.
// `/` is the standalone page, so that the remote runs alone; what is missing is a real 404, never HTML.
import { existsSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import cors from '@fastify/cors'
import files from '@fastify/static'
import fastify from 'fastify'

const standalonePage = join(import.meta.dirname, '../shared/federation/dist/standalone')
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** A name with its content's hash never changes its content. */
const isHashed = (path) => /\.[0-9a-f]{8}\.\w+(\.map)?(\.br|\.gz)?$/.test(basename(path))

/** A server for the build in `folder`; listens when `listen` is called on it. */
export async function remoteServer(folder) {
  const server = fastify({ forceCloseConnections: true })
  await server.register(cors, { origin: '*', methods: ['GET', 'HEAD'] })
  const options = {
    index: false,
    cacheControl: false,
    // The siblings `FILE.br` and `FILE.gz`, which the build has made, in place of the file.
    preCompressed: true,
    allowedPath: (path) => !/\.(br|gz)$/.test(path),
    setHeaders: (reply, path) => reply.header('cache-control', isHashed(path) ? IMMUTABLE : 'no-cache'),
  }
  await server.register(files, { ...options, root: resolve(folder) })
  await server.register(files, {
    ...options,
    root: standalonePage,
    prefix: '/standalone/',
    decorateReply: false,
  })
  server.get('/', (_request, reply) => reply.sendFile('index.html', standalonePage))
  server.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found.'),
  )
  return server
}

async function main([folder, port]) {
  if (folder === undefined || !(Number(port) > 0)) {
    throw new Error('Usage: node scripts/serve-remote.mjs <dist folder> <port>')
  }
  if (!existsSync(join(folder, 'remoteEntry.js'))) throw new Error(`${folder} holds no built remote.`)
  const server = await remoteServer(folder)
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(signal, () => void server.close())
  process.channel?.unref()
  await server.listen({ host: '127.0.0.1', port: Number(port) })
}

if (process.argv[1] === import.meta.filename) {
  await main(process.argv.slice(2)).catch((error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
