// `node bench/floods.mjs [CALLS]`: how long another person's calls take while one account floods the realtime connection,
// again as soon as it is cut, beside how long they take on a quiet server (SEC-13, medians at most 2 : 1).
import { createRequire } from 'node:module'
import { isMainThread, Worker, workerData } from 'node:worker_threads'
import { median, startServer } from './server.mjs'

const PORT = 6594
const ADDRESS = `http://127.0.0.1:${PORT}`
/** The review's: some seconds of as many messages as a socket takes. */
const MESSAGES = 40_000

async function flood() {
  const { io } = createRequire(new URL('../server/package.json', import.meta.url))('socket.io-client')
  const credentials = { username: 'trial@example.com', password: 'soundleaf-demo', refreshTransport: 'body' }
  const answer = await fetch(`${ADDRESS}/api/authorize/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  })
  const { accessToken: token } = await answer.json()
  const socket = io(ADDRESS, {
    ...{ path: '/api/activity', transports: ['websocket'], auth: { token } },
    ...{ reconnectionDelay: 1, reconnectionDelayMax: 1 },
  })
  socket.on('connect', () => {
    for (let at = 0; at < MESSAGES; at += 1) socket.emit('active', () => undefined)
  })
  socket.on('disconnect', () => socket.connect())
  socket.on('connect_error', () => setTimeout(() => socket.connect(), 1))
}

async function measure(calls) {
  // As a limit of calls would be met by the one who measures; the flood has limits of its own.
  const server = await startServer({ port: PORT, cores: '0-63' })
  const timed = async () => {
    const times_ms = []
    for (let at = 0; at < calls; at += 1) {
      const started = performance.now()
      await server.call('GET', '/account')
      times_ms.push(performance.now() - started)
    }
    return times_ms
  }
  try {
    await timed()
    const quiet_ms = await timed()
    const flooding = new Worker(new URL(import.meta.url), { workerData: 'flood' })
    const flooded_ms = await timed()
    await flooding.terminate()
    const [quiet, flooded] = [median(quiet_ms), median(flooded_ms)]
    console.log(
      `medians of ${calls} calls: quiet ${quiet.toFixed(2)} ms, beside a flood ${flooded.toFixed(2)} ms (longest ${Math.max(...flooded_ms).toFixed(0)}); ratio ${(flooded / quiet).toFixed(2)} (at most 2)`,
    )
    process.exitCode = flooded / quiet > 2 ? 1 : 0
  } finally {
    await server.stop()
  }
}

if (isMainThread) await measure(Number(process.argv[2] ?? 2000))
else if (workerData === 'flood') await flood()
