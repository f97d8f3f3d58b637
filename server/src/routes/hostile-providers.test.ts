import type { ServerResponse } from 'node:http'
import { description, startHostileProvider, type HostileProvider } from '../testing/hostile-provider'
import { clientAt, withProvider } from '../testing/single-sign-on'

const MEGABYTE = 1_000_000
/** As much as a test has room for. */
const MOST = 500 * MEGABYTE

withProvider('providers and people who mean harm', (steps) => {
  let provider: HostileProvider | null = null
  afterEach(() => provider?.stop())

  /** A team whose provider means harm. */
  async function hostileTeam(answer: Parameters<typeof startHostileProvider>[0]) {
    const started = await startHostileProvider(answer)
    provider = started
    const { team, domain } = await steps().team()
    const set = await steps().admin('set-sso', team, ...clientAt(started.issuer), '--domain', domain)
    expect(set.fault).toBeNull()
    return { asked: started.asked, domain }
  }

  test('[SEC-22] what one provider answered is never handed to another, whatever sent the person from one to the other', async () => {
    // Mix-up and code injection, RFC 9700, sections 4.4 and 4.5: a person begins at a hostile provider, which sends the browser
    // on to an honest one, with what a login of the attacker's own began there, and the person's own state.
    const honest = await steps().team()
    const hostile = await hostileTeam((issuer, response) => response.end(JSON.stringify(description(issuer))))
    const persons = await steps().begin(`anna@${hostile.domain}`)
    const attackers = await steps().begin(`mallory@${honest.domain}`)
    const answer = new URL(
      await steps().provider.confirm(attackers.body.address, `anna@${honest.domain}`),
      'https://soundleaf.test',
    )
    answer.searchParams.set('state', new URL(persons.body.address).searchParams.get('state') ?? '')
    // Many providers do not say who they are; then the address alone does.
    answer.searchParams.delete('iss')
    const finished = await steps().finish(answer.pathname + answer.search, persons.cookie)
    expect([finished.status, finished.failure.reason]).toEqual([401, 'SingleSignOnFailed'])
    expect(hostile.asked.filter((line) => line.startsWith('POST'))).toEqual([])
  })

  test.each(['//evil.example/sign-on/', 'https://evil.example/', '/', '?', 'sign-on', 'http://['])(
    '[SEC-22] an answer that came to %j is none',
    async (place) => {
      const { domain } = await steps().team()
      const { body, cookie } = await steps().begin(`anna@${domain}`)
      const own = await steps().provider.confirm(body.address, `anna@${domain}`)
      const finished = await steps().finish(`${place}${own.slice(own.indexOf('?'))}`, cookie)
      expect([finished.status, finished.failure.reason]).toEqual([401, 'SingleSignOnFailed'])
    },
  )

  test.each(['javascript:alert(1)//', 'data:text/html,', 'file:///etc/passwd', '//', 'nonsense'])(
    '[SEC-22] a provider that would send the browser to %s sends it nowhere',
    async (authorization_endpoint) => {
      const { domain } = await hostileTeam((issuer, response) =>
        response.end(JSON.stringify({ ...description(issuer), authorization_endpoint })),
      )
      expect((await steps().begin(`anna@${domain}`)).failure.reason).toBe('IdentityProviderAway')
    },
  )

  test('[SEC-22] a provider whose answer has no end is given up before it fills the memory', async () => {
    const sent: number[] = []
    const answerWithoutEnd = (response: ServerResponse) => {
      const at = sent.push(0) - 1
      const part = Buffer.alloc(MEGABYTE / 10, ' ')
      const goOn = () => {
        let bytes = sent[at] ?? 0
        do bytes += part.length
        while (response.write(part) && bytes < MOST)
        sent[at] = bytes
        if (bytes >= MOST) response.end()
      }
      response.on('drain', goOn)
      goOn()
    }
    const { domain } = await hostileTeam((_, response) => answerWithoutEnd(response))
    expect((await steps().begin(`anna@${domain}`)).failure.reason).toBe('IdentityProviderAway')
    // Once by the operator's command, once by the login.
    expect(sent).toHaveLength(2)
    // One megabyte, and what the connection holds meanwhile.
    for (const bytes of sent) expect(bytes).toBeLessThan(50 * MEGABYTE)
  })

  test('[SEC-22, SEC-12] what a provider tells of a person is held to the rules of a call: nothing that cannot be stored', async () => {
    const { domain } = await steps().team()
    const email = `anna@${domain}`
    for (const [as, reason] of [
      [`hr-1 an\0na@${domain}`, 'SingleSignOnUnverified'],
      [`hr-2 an\u202ena@${domain}`, 'SingleSignOnUnverified'],
      [`hr-3 ${'a'.repeat(300)}@${domain}`, 'SingleSignOnUnverified'],
      [`hr-4 anna@${domain}@${domain}`, 'SingleSignOnUnverified'],
      [`hr\0-5 anna@${domain}`, 'SingleSignOnFailed'],
      [`hr-é-6 anna@${domain}`, 'SingleSignOnFailed'],
      [`${'7'.repeat(256)} anna@${domain}`, 'SingleSignOnFailed'],
    ] as const) {
      const { status, failure } = await steps().signOn(email, as)
      expect([as, status, failure.reason]).toEqual([as, 401, reason])
    }
    expect((await steps().signOn(email, `hr-8 ${email}`)).status).toBe(200)
  })
})
