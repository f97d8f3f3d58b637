import { takeResetLink } from './reset-link'

function addressBar(path: string) {
  const url = new URL(path, 'https://app.example')
  const shown: string[] = []
  const history = {
    state: null,
    replaceState: (_state: unknown, _title: string, to: string) => void shown.push(to),
  }
  return { location: url, history, shown }
}

test('[RTE-03] token and email are read and leave the address bar', () => {
  const { location, history, shown } = addressBar('/reset-password?token=t%2B1&email=a%40b.example')
  expect(takeResetLink(location, history)).toEqual({ token: 't+1', email: 'a@b.example' })
  expect(shown).toEqual(['/reset-password'])
})

test('[SEC-14] a link that activates an account says so', () => {
  const { location, history, shown } = addressBar('/reset-password?token=t&email=a%40b.example&activates=')
  expect(takeResetLink(location, history)).toEqual({ token: 't', email: 'a@b.example', activates: true })
  expect(shown).toEqual(['/reset-password'])
})

test('[RTE-03] with one of the two missing there is no link, and what there was leaves the address bar too', () => {
  const { location, history, shown } = addressBar('/reset-password?token=secret')
  expect(takeResetLink(location, history)).toBeNull()
  expect(shown).toEqual(['/reset-password'])
})

test('other addresses are left alone', () => {
  const { location, history, shown } = addressBar('/projects?token=t&email=a@b.example')
  expect(takeResetLink(location, history)).toBeNull()
  expect(shown).toEqual([])
})
