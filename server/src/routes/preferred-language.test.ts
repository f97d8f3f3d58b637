import { preferredLanguage } from './preferred-language'

test.each([
  ['sv-SE,sv;q=0.9,en;q=0.8', 'sv-SE'],
  ['en', 'en'],
  ['*', ''],
  [undefined, ''],
])('of %s the first language is taken', (header, language) => {
  expect(preferredLanguage({ headers: { 'accept-language': header } })).toBe(language)
})
