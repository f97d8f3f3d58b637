import { argon2Passwords } from './argon2-passwords'

test('[SEC-11] a password is kept as argon2id with the cost that OWASP recommends, each with a salt of its own', async () => {
  const passwords = argon2Passwords()
  const [one, other] = [
    await passwords.hash('seventeen quiet herons'),
    await passwords.hash('seventeen quiet herons'),
  ]
  // OWASP Password Storage Cheat Sheet: argon2id, 19 MiB, 2 iterations, parallelism 1.
  for (const kept of [one, other]) expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
  expect(await passwords.verify(one, 'seventeen quiet herons')).toBe(true)
  expect(await passwords.verify(one, 'seventeen quiet heron')).toBe(false)
})
