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
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < LEAST_LENGTH || reply.hasHeader('content-encoding'))
      return done(null, payload)
    const { vary } = reply.getHeaders()
    reply.header('vary', vary === undefined ? 'Accept-Encoding' : `${String(vary)}, Accept-Encoding`)
    const accepted = acceptedEncodings(request.headers['accept-encoding'])
    const [encoding, encode] = ENCODERS.find(([name]) => accepted.has(name)) ?? []
    if (encoding === undefined || encode === undefined) return done(null, payload)
    encode(payload).then((compressed) => {
      reply.header('content-encoding', encoding).removeHeader('content-length')
      done(null, compressed)
    }, done)
  })
}

/** What a browser understands: names whose weight is not zero (RFC 9110, 12.5.3). */
function acceptedEncodings(header: string | string[] | undefined): ReadonlySet<string> {
  const offers = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((offer) => offer.split(';').map((part) => part.trim()))
  return new Set(
    offers.filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? '')).map(([name]) => name ?? ''),
  )
}
