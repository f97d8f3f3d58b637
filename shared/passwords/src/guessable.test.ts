import { isGuessable } from '.'

// The first are in every list of the commonest passwords (SecLists, NCSC's 100 000), the others made as people make them.
test.each([
  '1234567890',
  'aaaaaaaaaa',
  'password12',
  'qwertyuiop',
  'iloveyou123',
  'P@ssw0rd2024!',
  'Summer2026!',
  'abcabcabcabcabcabcabcabcabcabc',
  'soundleaf-demo',
  'Soundleaf2026',
])('[SEC-20] %s can be guessed', (password) => {
  expect(isGuessable(password, [])).toBe(true)
})

test.each(['correct horse battery', 'seventeen quiet herons', 'fT7-kq9!xLw2', 'ängar vid ån 47'])(
  '[SEC-20] %s cannot',
  (password) => {
    expect(isGuessable(password, ['anna.lindqvist@example.com'])).toBe(false)
  },
)

test('[SEC-20] the own address and its parts can be guessed', () => {
  const known = ['xanthe.lindqvist@example.com']
  expect(isGuessable('xanthe.lindqvist', known)).toBe(true)
  expect(isGuessable('lindqvist1985', known)).toBe(true)
  expect(isGuessable('xanthe.lindqvist', [])).toBe(false)
})

test('[SEC-20] however long it is, it is judged at once', () => {
  const started = Date.now()
  isGuessable('q7'.repeat(3) + 'asdfghjkl'.repeat(22), [])
  isGuessable('4p5$0|@3'.repeat(25), [])
  // It takes 0.3 s where two cores are busy; without the limit of length 2 s and more.
  expect(Date.now() - started).toBeLessThan(10_000)
})
