import { extname } from 'node:path'
import fastifyStatic from '@fastify/static'
import { LANGUAGES } from '@soundleaf/texts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '../domain/refusal'
import { sendDecision } from '../routes/failure-response'
import { GUIDE_POLICY, sendContactPage, sendPage, type ShellPlace } from './page'
import { addRemotesList } from './remotes-list'

/** webpack puts the content's hash before the ending; such a file never changes. */
const HASHED = /\.[0-9a-f]{8,}\.\w+(\.map)?(\.br|\.gz)?$/
/** Pages, as they are or as they lie compressed beside. */
const PAGE = /\.html(\.br|\.gz)?$/
/** The compressed siblings of files are no files of their own, and the page is sent by `sendPage` in every language. */
const NO_FILES = /\.(br|gz)$|^\/index\.[\w-]+\.html$/

/** The shell's files, its page for every address a person can open, and a true "not found" for everything else (F06). */
export async function addShellFiles(app: FastifyInstance, place: ShellPlace): Promise<void> {
  addRemotesList(app, place.remotesFile)
  app.get('/', { schema: { hide: true } }, (_, reply) => sendPage(reply, place))
  app.get('/index.html', { schema: { hide: true } }, (_, reply) => sendPage(reply, place))
  // Whoever finds a link somewhere is no search engine.
  app.get('/link', { schema: { hide: true } }, (_, reply) =>
    sendPage(reply.header('x-robots-tag', 'noindex, nofollow'), place),
  )
  for (const language of LANGUAGES) {
    const file = `/guide/${language === 'en' ? '' : `${language}/`}contact.html`
    app.get(file, { schema: { hide: true } }, (_, reply) => sendContactPage(reply, file, place))
  }
  await app.register(fastifyStatic, {
    root: place.shellFolder,
    index: false,
    cacheControl: false,
    decorateReply: false,
    schemaHide: true,
    preCompressed: true,
    allowedPath: (path) => !NO_FILES.test(path),
    setHeaders(reply, path) {
      // The guide's pages; the product's own is sent by `sendPage`.
      if (PAGE.test(path)) reply.header('content-security-policy', GUIDE_POLICY)
      reply.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.setNotFoundHandler(async (request, reply) => {
    if (isNavigation(request)) return sendPage(reply, place)
    return sendDecision(reply.header('cache-control', 'no-store'), refuse('NotFound'))
  })
}

/** What a person opens: asked for as a page, outside the API, and no file. */
function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0] ?? ''
  const isOfApi = /^\/(api|account)(\/|$)/.test(path)
  const wantsPage = headers.accept?.includes('text/html') ?? false
  return (method === 'GET' || method === 'HEAD') && wantsPage && !isOfApi && extname(path) === ''
}
