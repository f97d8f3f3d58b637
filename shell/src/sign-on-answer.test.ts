import { takeSignOnAnswer } from './sign-on-answer'

function addressBar(path: string) {
  const shown: string[] = []
  const location = new URL(path, 'https://app.example')
  const history = {
    state: null,
    replaceState(_state: unknown, _title: string, to: string) {
      shown.push(to)
      location.href = new URL(to, location).href
    },
  }
  return { location, history, shown }
}

test('[SEC-22] what an identity provider answers is taken whole, and leaves the address bar', () => {
  for (const answer of [
    '/sign-on/a-team?code=a%2B1&state=b&iss=https%3A%2F%2Flogin.example',
    '/sign-on/a-team?error=access_denied&state=b',
  ]) {
    const { location, history, shown } = addressBar(answer)
    expect(takeSignOnAnswer(location, history)).toBe(answer)
    expect(shown).toEqual(['/'])
  }
})

test('[SEC-22] no other address is one', () => {
  for (const path of ['/', '/?language=en-XA', '/?state=b', '/projects?code=a&state=b', '/?code=a&state=b']) {
    const { location, history, shown } = addressBar(path)
    expect(takeSignOnAnswer(location, history)).toBeNull()
    expect(shown).toEqual([])
  }
})
