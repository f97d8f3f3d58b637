// `node bench/logins.mjs [PAIRS]`: whether how long a refused login takes tells that an address has an account.
// Wrong passwords for a known and for an unknown address in turn, each from a network of its own, so that none waits.
import { median, startServer } from './server.mjs'

const PAIRS = Number(process.argv[2] ?? 200)
const PORT = 6592

const server = await startServer({ port: PORT, cores: '0-63', env: { TRUSTED_PROXY: '127.0.0.1' } })
let network = 0

async function refused(username) {
  network += 1
  const started = performance.now()
  const answer = await fetch(`http://127.0.0.1:${PORT}/api/authorize/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`,
    },
    body: JSON.stringify({ username, password: 'not the password' }),
  })
  await answer.arrayBuffer()
  if (answer.status !== 401) throw new Error(`A wrong password was answered ${answer.status}`)
  return performance.now() - started
}

const times = { known: [], unknown: [] }
try {
  for (let pair = -20; pair < PAIRS; pair += 1) {
    // Which comes first alternates as well: neither always follows the other.
    const order = pair % 2 === 0 ? ['known', 'unknown'] : ['unknown', 'known']
    for (const which of order) {
      const time_ms = await refused(which === 'known' ? 'full@example.com' : `nobody-${pair}@example.com`)
      if (pair >= 0) times[which].push(time_ms)
    }
  }
} finally {
  await server.stop()
}
const [known_ms, unknown_ms] = [median(times.known), median(times.unknown)]
console.log(
  `medians of ${PAIRS} refused logins each: known ${known_ms.toFixed(2)} ms, unknown ${unknown_ms.toFixed(2)} ms; they differ by ${(Math.abs(known_ms / unknown_ms - 1) * 100).toFixed(1)} % (at most 5)`,
)
