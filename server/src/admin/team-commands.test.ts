import { onEachDatabase } from '../testing/on-each-database'
import { runAdmin } from '../testing/run-admin'
import { PASSWORD } from '../testing/test-application'

onEachDatabase("the operator's teams", (server) => {
  const admin = (...args: string[]) => runAdmin(server(), ...args)
  const logIn = (username: string, password: string) =>
    server().call('login', { body: { username, password, refreshTransport: 'body' } })

  test('[OPS-03] a team is made, a member gets an account and chooses a password by the link', async () => {
    expect(await admin('create-team', 'North Acoustics', '--slots', '2')).toEqual({
      output: 'Created the team "North Acoustics" with 2 places.',
      fault: null,
    })
    const { output } = await admin('add-member', 'north acoustics', 'anna@example.com')
    expect(output).toContain(
      'Created the account anna@example.com in the team "North Acoustics" with the licence full.',
    )
    const link = new URL(/https:\S+/.exec(output)?.[0] ?? '')
    expect(link.origin + link.pathname).toBe('https://soundleaf.test/reset-password')
    const chosen = await server().call('changeForgottenPassword', {
      body: {
        email: link.searchParams.get('email') ?? '',
        token: link.searchParams.get('token') ?? '',
        password: 'chosen by anna',
      },
    })
    expect(chosen.status).toBe(200)
    const login = await logIn('anna@example.com', 'chosen by anna')
    expect(login.status).toBe(200)
    const account = await server().call(
      'getAccount',
      {},
      { authorization: `Bearer ${login.body.accessToken}` },
    )
    expect(account.body).toMatchObject({ license: 'full', trialExpiry: null })
  })

  test('[OPS-03] an account that is there joins, keeps its licence and its password, and counts for a place', async () => {
    await admin('create-team', 'One place', '--slots', '1')
    const [first, second] = [
      await server().account({ licence: 'light' }),
      await server().account({ licence: 'light' }),
    ]
    expect((await admin('add-member', 'One place', first.email)).output).toBe(
      `${first.email} is in the team "One place" with the licence light.`,
    )
    await admin('add-member', 'One place', second.email, '--licence', 'full')
    expect((await logIn(first.email, PASSWORD)).status).toBe(200)
    expect((await logIn(second.email, PASSWORD)).failure.code).toBe('InsufficientSlots')
    expect((await admin('set-slots', 'One place', '2')).output).toBe('The team "One place" has 2 places now.')
    expect((await logIn(second.email, PASSWORD)).status).toBe(200)
  })

  test('[OPS-03] a member is taken out, and only then joins another team', async () => {
    await admin('create-team', 'Old', '--slots', '1')
    await admin('create-team', 'New', '--slots', '1')
    const { email } = await server().account()
    await admin('add-member', 'Old', email)
    expect((await admin('add-member', 'New', email)).fault).toBe(
      `${email} is in another team. remove-member takes them out of it first.`,
    )
    expect((await admin('remove-member', email)).output).toBe(`${email} is in no team now.`)
    expect((await admin('add-member', 'New', email)).fault).toBeNull()
    expect((await admin('remove-member', email)).fault).toBeNull()
    expect((await admin('remove-member', email)).fault).toBe(`${email} is in no team.`)
  })

  test('[OPS-03] list shows teams, places, members and licences, and as JSON for programs', async () => {
    await admin('create-team', 'Listed', '--slots', '3')
    const member = await server().account({ licence: 'light' })
    await admin('add-member', 'Listed', member.email)
    expect((await admin('list')).output).toContain(`Listed (3 at the same time)\n  ${member.email}  light`)
    const groups = JSON.parse((await admin('list', '--json')).output) as { team: string | null }[]
    expect(groups.find(({ team }) => team === 'Listed')).toEqual({
      team: 'Listed',
      slots: 3,
      requiresSecondFactor: false,
      singleSignOn: null,
      members: [
        {
          email: member.email,
          licence: 'light',
          trialUntil: null,
          isDisabled: false,
          isErased: false,
          isVerified: true,
        },
      ],
    })
  })

  test.each([
    [['create-team', 'Demo team', '--slots', '2'], 'There is a team "Demo team" already.'],
    [['create-team', 'X'], "required option '--slots <number>' not specified"],
    [['create-team', 'X', '--slots', '0'], 'Enter a whole number from 1 to 10000.'],
    [['create-team', 'X', '--slots', '1e3'], 'Enter a whole number from 1 to 10000.'],
    [['create-team', ' ', '--slots', '2'], 'Enter a name of 1 to 100 characters.'],
    [['set-second-factor', 'Demo team', 'yes'], 'Enter required or optional.'],
    [['set-slots', 'Nobody', '2'], 'There is no team "Nobody". There is "Demo team"'],
    [['add-member', 'Demo team', 'no address'], 'Enter an email address.'],
    [['add-member', 'Demo team', 'a@b.example', '--licence', 'gold'], 'Enter one of trial, light, full.'],
    [['remove-member', 'ghost@example.com'], 'There is no account ghost@example.com.'],
    [['make-team'], "unknown command 'make-team'"],
    [['create-team', 'X', 'Y', '--slots', '2'], 'too many arguments'],
  ])('[OPS-03] %j is refused: %s', async (args, fault) => {
    expect((await admin(...args)).fault).toContain(fault)
  })
})
