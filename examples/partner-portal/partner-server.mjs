// A partner's server: the page, its files, and a token for the page. The key never leaves this process.
// node examples/partner-portal/partner-server.mjs <folder> <port>
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const [folder, port] = process.argv.slice(2)
const embed = process.env.EMBED_ORIGIN ?? 'http://localhost:3008'
const key = process.env.PARTNER_KEY ?? 'soundleaf-demo-partner-key'
const here = `http://localhost:${port}`

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

async function token(form) {
  const answer = await fetch(`${embed}/api/embed/token`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ origin: here, form }),
  })
  if (!answer.ok) throw new Error(`No token: ${answer.status} ${await answer.text()}`)
  return (await answer.json()).token
}

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, here)
  try {
    if (pathname === '/token') {
      const given = await token(searchParams.get('form') ?? 'page')
      return response.writeHead(200, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end(given)
    }
    const file = join(folder, normalize(pathname === '/' ? '/index.html' : pathname))
    if (!existsSync(file)) return response.writeHead(404).end('Not found.')
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
    if (extname(file) !== '.html') return createReadStream(file).pipe(response)
    // Where Soundleaf is differs between a trial and life; a partner writes the address into the page.
    return response.end(readFileSync(file, 'utf8').replaceAll('http://localhost:3008', embed))
  } catch (error) {
    return response.writeHead(502).end(error.message)
  }
})
server.listen(Number(port), '127.0.0.1')
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => server.close(() => process.exit()).closeAllConnections())
