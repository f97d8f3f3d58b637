import { calculation } from '../testing/constructions'
import { onEachDatabase } from '../testing/on-each-database'
import { runAdmin } from '../testing/run-admin'
import { PASSWORD } from '../testing/test-application'

onEachDatabase("the operator's accounts", (server) => {
  const admin = (...args: string[]) => runAdmin(server(), ...args)

  test('[OPS-03] a licence holds from the next call, without a new login', async () => {
    const person = await server().person({ licence: 'light' })
    expect((await person.call('report', calculation())).status).toBe(403)
    expect((await admin('set-licence', person.email, 'full')).output).toBe(
      `${person.email} has the licence full.`,
    )
    expect((await person.call('report', calculation())).status).toBe(200)
  })

  test('[OPS-03] a trial lasts 30 days, or to the end of the day that is named', async () => {
    const person = await server().person()
    // The test's clock stands at 10 March 2026, 12:00.
    expect((await admin('set-licence', person.email, 'trial')).output).toContain('trial until 2026-04-09')
    await admin('set-licence', person.email, 'trial', '--until', '2026-03-31')
    expect((await person.call('getAccount', {})).body).toMatchObject({
      license: 'trial',
      trialExpiry: '2026-03-31T23:59:59.999Z',
    })
  })

  test('[OPS-03] a disabled account is logged out, cannot log in and gets no link, until it is enabled', async () => {
    const person = await server().person()
    const logIn = () =>
      server().call('login', {
        body: { username: person.email, password: PASSWORD, refreshTransport: 'body' },
      })
    const forget = () => server().call('forgottenPassword', { body: { email: person.email } })
    await forget()
    const link = (await server().emails()).at(-1)?.text ?? ''
    expect((await admin('disable', person.email)).output).toBe(`${person.email} is disabled and logged out.`)
    expect((await person.call('listProjects', {})).status).toBe(401)
    expect((await logIn()).failure.code).toBe('InvalidCredentials')
    const { length } = await server().emails()
    expect((await forget()).status).toBe(200)
    expect(await server().emails()).toHaveLength(length)
    const token = /token=([\w-]+)/.exec(link)?.[1] ?? ''
    const chosen = await server().call('changeForgottenPassword', {
      body: { email: person.email, token, password: 'another password' },
    })
    expect(chosen.status).toBe(400)
    expect((await admin('list')).output).toContain(`${person.email}  full  disabled`)
    await admin('enable', person.email)
    expect((await logIn()).status).toBe(200)
  })

  test.each([
    [['set-licence', 'full@example.com', 'Full'], 'Enter one of trial, light, full.'],
    [['set-licence', 'full@example.com', 'trial', '--until', '31.12.2026'], 'Enter a day as 2026-12-31.'],
    [['set-licence', 'full@example.com', 'trial', '--until', '2026-02-30'], 'Enter a day as 2026-12-31.'],
    [
      ['set-licence', 'full@example.com', 'full', '--until', '2026-12-31'],
      '--until is for the licence trial',
    ],
    [['disable', 'ghost@example.com'], 'There is no account ghost@example.com.'],
    [['disable'], "missing required argument 'email'"],
  ])('[OPS-03] %j is refused: %s', async (args, fault) => {
    expect((await admin(...args)).fault).toContain(fault)
  })
})
