import { LANGUAGES, languageName, languageOf } from './languages'

test.each([
  ['sv-FI', 'sv'],
  ['no', 'nb'],
  ['nn-NO', 'nb'],
  ['de-AT', 'de'],
  ['EN-us', 'en'],
  ['de', 'de'],
  ['fr-CH', undefined],
  ['', undefined],
])('[BEY-12] who asks for %s is spoken to in %s', (tag, language) => {
  expect(languageOf(tag)).toBe(language)
})

test('[BEY-12] a choice calls each language by its own name', () => {
  expect(LANGUAGES.map(languageName)).toEqual([
    'English',
    'Svenska',
    'Norsk bokmål',
    'Dansk',
    'Suomi',
    'Deutsch',
  ])
})
