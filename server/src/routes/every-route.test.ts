import { CALLS } from '@soundleaf/contracts'
import { TestApplication } from '../testing/test-application'

/** Routes that nobody needs a token of the product for: files, descriptions, health, and what has tokens of its own. */
const BESIDE_THE_CALLS = [
  '/',
  '/*',
  '/index.html',
  '/link',
  '/guide/contact.html',
  ...['sv', 'nb', 'da', 'fi', 'de'].map((language) => `/guide/${language}/contact.html`),
  '/remotes.jws',
  '/remotes.json',
  '/health',
  '/ready',
  '/api/openapi.json',
  '/api/docs',
  '/api/docs/',
  '/api/docs/*',
  '/api/docs/json',
  '/api/docs/yaml',
  '/api/docs/static/index.html',
  '/api/docs/static/swagger-initializer.js',
  // For whoever may call `getBatch`: a stream, and no JSON.
  '/api/batches/:id/results',
  '/api/embed/token',
  '/api/embed/calculate',
  '/api/embed/rooms',
  '/api/embed/link',
  // For preflights alone.
  '/api/embed/calculate*',
  '/api/embed/rooms*',
  '/api/embed/link*',
]

/** The paths of Fastify's picture of its routes: four columns are one step deeper. */
function pathsOf(picture: string): string[] {
  const above: string[] = []
  return picture
    .split('\n')
    .filter((line) => line.includes('── '))
    .map((line) => {
      const [, drawn = '', part = ''] = /^(\W*?── )(\S+)/u.exec(line) ?? []
      const depth = drawn.length / 4 - 1
      above.length = depth
      above.push(part)
      return above.join('').replace(/^\/+/, '/')
    })
}

test('[API-01] every route is a call of the contract, or one of the open ones', async () => {
  const server = await TestApplication.open('postgresql')
  const paths = pathsOf(server.app.printRoutes({ commonPrefix: false }))
  await server.close()
  const calls = Object.values(CALLS).map(({ path }) => path.replace(/\{(\w+)\}/g, ':$1'))
  expect([...new Set(paths)].sort()).toEqual([...new Set([...calls, ...BESIDE_THE_CALLS])].sort())
})
