import { onEachDatabase } from '../testing/on-each-database'
import { PASSWORD, type TestApplication } from '../testing/test-application'

const GUESSABLE = { code: 'ValidationFailed', reason: 'PasswordGuessable' }
const GOOD = 'seventeen quiet herons'

const logIn = async (server: TestApplication, username: string, password: string) =>
  (await server.call('login', { body: { username, password, refreshTransport: 'body' } })).status

onEachDatabase('new passwords', (server) => {
  const signUp = (email: string, password: string) =>
    server().call('signUp', { body: { email, confirmEmail: email, password, confirmPassword: password } })

  test.each(['1234567890', 'aaaaaaaaaa', 'password12', 'soundleaf-demo', 'xanthe.lindqvist'])(
    '[SEC-20] nobody signs up with %s',
    async (password) => {
      const refused = await signUp('xanthe.lindqvist@example.com', password)
      expect([refused.status, refused.failure]).toMatchObject([400, { ...GUESSABLE, field: 'password' }])
      expect(refused.failure.message).toMatch(/^This password is easy to guess\./)
    },
  )

  test('[SEC-20] an activation refuses what can be guessed, keeps its link, and takes the password of the sign-up', async () => {
    const email = 'ylva@example.com'
    await signUp(email, GOOD)
    const [token = ''] = await server().resetTokens(email)
    const activate = (password: string) =>
      server().call('changeForgottenPassword', { body: { email, password, token } })
    expect((await activate('qwertyuiop')).failure).toMatchObject({ ...GUESSABLE, field: 'password' })
    expect((await activate(GOOD)).status).toBe(200)
    expect(await logIn(server(), email, GOOD)).toBe(200)
  })

  test('[SEC-20] a reset refuses what can be guessed and the old password, and keeps its link', async () => {
    const { email } = await server().account()
    await server().call('forgottenPassword', { body: { email } })
    const [token = ''] = await server().resetTokens(email)
    const reset = (password: string) =>
      server().call('changeForgottenPassword', { body: { email, password, token } })
    expect((await reset('password12')).failure).toMatchObject(GUESSABLE)
    expect((await reset(PASSWORD)).failure).toMatchObject({ reason: 'PasswordUnchanged', field: 'password' })
    expect((await reset(GOOD)).status).toBe(200)
    expect((await reset('another good one for a heron')).failure).toMatchObject({
      reason: 'ResetLinkInvalid',
    })
    expect(await logIn(server(), email, GOOD)).toBe(200)
  })

  test('[SEC-20] a change refuses what can be guessed and the old password, and says so of the new one alone', async () => {
    const person = await server().person()
    const change = (password: string, newPassword: string) =>
      person.call('updatePassword', { body: { password, newPassword } })
    expect((await change(PASSWORD, 'iloveyou123')).failure).toMatchObject({
      ...GUESSABLE,
      field: 'newPassword',
    })
    expect((await change(PASSWORD, PASSWORD)).failure).toMatchObject({
      reason: 'PasswordUnchanged',
      field: 'newPassword',
    })
    expect((await change('not the password', 'iloveyou123')).failure).toMatchObject({
      reason: 'PasswordIncorrect',
    })
    expect((await change(PASSWORD, GOOD)).status).toBe(200)
  })

  test('[SEC-20] a password from before goes on: the rule is asked when one is chosen', async () => {
    expect(await logIn(server(), 'full@example.com', 'soundleaf-demo')).toBe(200)
  })
})
