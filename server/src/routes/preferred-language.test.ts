import { preferredLanguage } from './preferred-language'

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de-AT'],
  ['fr-CH, fr;q=0.9, de;q=0.8', 'de'],
  ['fr', 'fr'],
  ['en', 'en'],
  ['*', ''],
  [undefined, ''],
])('[BEY-12] of %s the first language that we speak is taken', (header, language) => {
  expect(preferredLanguage({ headers: { 'accept-language': header } })).toBe(language)
})
