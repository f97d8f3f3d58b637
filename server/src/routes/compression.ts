import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

/** Shorter answers, those with tokens among them, fit into one packet as they are. */
const LEAST_LENGTH = 1024

/** In the order in which they are preferred; quick rather than small, since each answer is compressed once. */
const ENCODERS = [
  [
    'br',
    (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  ],
  ['gzip', (text: string) => promisify(gzip)(text, { level: 6 })],
] as const

/** Compresses the texts that are made for a request: the page, and long answers of calls. Files have compressed siblings. */
export function addCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < LEAST_LENGTH) return payload
    if (reply.hasHeader('content-encoding')) return payload
    addVary(reply.getHeader('vary'), (value) => reply.header('vary', value))
    const accepted = acceptedEncodings(request.headers['accept-encoding'])
    const [encoding, encode] = ENCODERS.find(([name]) => accepted.has(name)) ?? []
    if (encoding === undefined || encode === undefined) return payload
    const compressed = await encode(payload)
    reply.header('content-encoding', encoding).removeHeader('content-length')
    return compressed
  })
}

/** What a browser understands: names with no weight of zero (RFC 9110, 12.5.3). */
function acceptedEncodings(header: string | string[] | undefined): ReadonlySet<string> {
  const offers = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((offer) => offer.split(';').map((part) => part.trim()))
  return new Set(
    offers.filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? '')).map(([name]) => name ?? ''),
  )
}

function addVary(current: unknown, set: (value: string) => void): void {
  const names = String(current ?? '')
  if (!/accept-encoding|\*/i.test(names)) set(names === '' ? 'Accept-Encoding' : `${names}, Accept-Encoding`)
}
