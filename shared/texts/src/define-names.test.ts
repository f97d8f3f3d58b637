import { defineNames } from './define-names'
import { loadTexts } from './language'

const Swedish = {
  'Stone wool batt #': 'Stenullsskiva #',
  Concrete: ['Betong'],
  'Concrete C#/#': 'Betong C#/#',
}
const genericName = defineNames({
  ...{ sv: () => Promise.resolve({ default: Swedish }) },
  en: () => Promise.resolve({ default: {} }),
})

afterEach(() => loadTexts('en'))

test('[BEY-12] a name of the catalogue is said in the language in use, with its numbers', async () => {
  await loadTexts('sv')
  expect(['Concrete', 'Stone wool batt 12.5', 'Concrete C20/25'].map(genericName)).toEqual([
    'Betong',
    'Stenullsskiva 12,5',
    'Betong C20/25',
  ])
})

test('[BEY-12] a name that a person gave stays as it is, whatever stands in it', async () => {
  await loadTexts('sv')
  for (const own of ['Concrete slab of 1970', 'constructor', '{name} \\u00e5', '12.5'])
    expect(genericName(own)).toBe(own)
})

test('in English every name says itself', () => {
  expect(genericName('Stone wool batt 12.5')).toBe('Stone wool batt 12.5')
})
