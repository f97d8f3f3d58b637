import { defineTexts } from './define-texts'
import { languageInUse, loadTexts } from './language'

const English = {
  saved: 'The project has been saved',
  opened: 'You opened {name}',
  count: '{count, plural, =0 {no project} one {# project of {owner}} other {# projects of {owner}}}',
  kind: 'The {kind, select, wall {wall} other {floor}} is new',
  cannot: "It can't be opened",
} as const

const Swedish = { ...English, saved: 'Projektet har sparats' } as const

const loads: string[] = []
const catalogues = {
  en: () => {
    loads.push('en')
    return Promise.resolve({ default: English })
  },
  // As the build adds them; the type knows English alone.
  sv: () => {
    loads.push('sv')
    return Promise.resolve({ default: Swedish })
  },
}
const { t, textsIn } = defineTexts<typeof English>(catalogues)

afterEach(() => loadTexts('en'))

test('a text is said as it stands in the catalogue', () => {
  expect(t('saved')).toBe('The project has been saved')
  expect(t('cannot')).toBe("It can't be opened")
})

test('parameters stand where the message puts them', () => {
  expect(t('opened', { name: 'Party wall' })).toBe('You opened Party wall')
  expect(t('kind', { kind: 'wall' })).toBe('The wall is new')
  expect(t('kind', { kind: 'roof' })).toBe('The floor is new')
})

test('a plural follows its number, which has no marks between thousands', () => {
  expect(t('count', { count: 0, owner: 'Ann' })).toBe('no project')
  expect(t('count', { count: 1, owner: 'Ann' })).toBe('1 project of Ann')
  expect(t('count', { count: 1234, owner: 'Ann' })).toBe('1234 projects of Ann')
})

test.each(['{name}', '<b>bold</b>', '\\u0041 \\x41', "it's {", '#', '%s', '\\'])(
  'a name is said as it is, whatever stands in it: %s',
  (name) => expect(t('opened', { name })).toBe(`You opened ${name}`),
)

test('a text that is asked for before its catalogue is there is a fault of the program', () => {
  const late = defineTexts({ en: () => Promise.resolve({ default: English }) })
  expect(() => late.t('saved')).toThrow('"saved" was asked for before its catalogue was loaded.')
})

test('code that came late has its texts after they were loaded once more, and nothing is loaded twice', async () => {
  const late = defineTexts({ en: () => Promise.resolve({ default: English }) })
  loads.length = 0
  await loadTexts()
  expect(late.t('saved')).toBe('The project has been saved')
  expect(loads).toEqual([])
})

test('another language is used as soon as all its texts are there', async () => {
  const loading = loadTexts('sv')
  expect(t('saved')).toBe('The project has been saved')
  await loading
  expect(t('saved')).toBe('Projektet har sparats')
  expect(languageInUse()).toBe('sv')
})

test.each([
  ['sv-FI', 'Projektet har sparats'],
  ['xx', 'The project has been saved'],
  ['constructor', 'The project has been saved'],
])('a language that is not spoken falls back: %s', async (language, text) => {
  await loadTexts(language)
  expect(t('saved')).toBe(text)
  expect(languageInUse()).toBe(text === Swedish.saved ? 'sv' : 'en')
})

test('one may be spoken to in a language that is not the one in use', async () => {
  const swedish = await textsIn('sv')
  expect([swedish('saved'), t('saved')]).toEqual(['Projektet har sparats', 'The project has been saved'])
})

test('a catalogue that did not come is asked for again', async () => {
  let tries = 0
  const flaky = defineTexts({
    en: () => {
      tries += 1
      return tries === 1 ? Promise.reject(new Error('offline')) : Promise.resolve({ default: English })
    },
  })
  await expect(loadTexts()).rejects.toThrow('offline')
  await loadTexts()
  expect(flaky.t('saved')).toBe('The project has been saved')
})

test('a language that is chosen while code comes late is the one in use, and the late code speaks it', async () => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const early = loadTexts('sv')
  const late = defineTexts<typeof English>({
    ...{ sv: () => Promise.resolve({ default: Swedish }) },
    en: () => arrived.then(() => ({ default: English })),
  })
  const slow = loadTexts('en')
  const chosen = loadTexts('sv')
  arrive()
  await Promise.all([early, slow, chosen])
  expect(languageInUse()).toBe('sv')
  expect(late.t('saved')).toBe('Projektet har sparats')
})

test('where the texts of a language do not come, the one before stays in use', async () => {
  let isOffline = true
  const part = defineTexts<typeof English>({
    ...{
      sv: () => (isOffline ? Promise.reject(new Error('offline')) : Promise.resolve({ default: Swedish })),
    },
    en: () => Promise.resolve({ default: English }),
  })
  await loadTexts('en')
  await expect(loadTexts('sv')).rejects.toThrow('offline')
  await loadTexts()
  expect(languageInUse()).toBe('en')
  expect(part.t('saved')).toBe('The project has been saved')
  isOffline = false
})
