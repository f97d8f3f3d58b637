import { isGuid } from '@soundleaf/contracts'
import { buildEmbedApp } from '../embed-app'
import { runAdmin } from '../testing/run-admin'
import { PASSWORD, TestApplication } from '../testing/test-application'

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
  'strict-transport-security': 'max-age=31536000',
}

let server: TestApplication
beforeAll(async () => {
  server = await TestApplication.open('pglite')
})
afterAll(() => server.close())

test.each(['/health', '/api/none', '/account'])(
  '[SEC-05] %s is never framed, sniffed, stored or read by other sites',
  async (url) => {
    const { headers } = await server.app.inject({ url })
    expect(headers).toMatchObject({ ...EVERYWHERE, 'x-frame-options': 'DENY', 'cache-control': 'no-store' })
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
    )
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  },
)

test('[SEC-05] of the partners’ origin only the frame stands in other pages, and only in those of its partner', async () => {
  const { output } = await runAdmin(server, 'create-partner', 'Framed', '--origin', 'https://portal.example')
  const id = /frames: (\S+)/.exec(output)?.[1] ?? ''
  expect(isGuid(id)).toBe(true)
  const app = await buildEmbedApp({ ...server.embed, embedFolder: '/nowhere', logger: false })
  const frame = await app.inject({ url: `/frame?partner=${id}` })
  expect(frame.headers).toMatchObject(EVERYWHERE)
  expect(frame.headers).not.toHaveProperty('x-frame-options')
  const nonce = /nonce="([^"]+)"/.exec(frame.payload)?.[1]
  expect(frame.headers['content-security-policy']).toBe(
    `default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'nonce-${nonce}'; img-src 'self' data:; base-uri 'none'; object-src 'none'; form-action 'none'; frame-ancestors https://portal.example`,
  )
  await app.close()
})

test('[SEC-18] cookie and headers insist on https where people reach the product by it, and only there', async () => {
  const local = await TestApplication.open('pglite', { publicOrigin: 'http://localhost:3000' })
  const whole = await TestApplication.open('pglite', { hstsSubdomains: true })
  const logIn = async (application: TestApplication) => {
    const { email } = await application.account()
    const payload = { username: email, password: PASSWORD }
    const { headers } = await application.app.inject({ method: 'POST', url: '/api/authorize/login', payload })
    return [String(headers['set-cookie']), headers['strict-transport-security']]
  }
  // No proxy says a word of https here.
  expect(await logIn(server)).toEqual([
    expect.stringMatching(/^__Secure-soundleaf-refresh=.*; Secure;/),
    'max-age=31536000',
  ])
  const [cookie, transport] = await logIn(local)
  expect(cookie).toMatch(/^soundleaf-refresh=/)
  expect(cookie).not.toContain('Secure')
  expect(transport).toBeUndefined()
  expect((await logIn(whole))[1]).toBe('max-age=31536000; includeSubDomains')
  await local.close()
  await whole.close()
})
