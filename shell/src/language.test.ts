import { defineTexts, languageInUse, loadTexts } from '@soundleaf/texts'
import { createPageLanguage } from './language'

// Who speaks Swedish and Finnish, as the build would add them; the Danish texts never come.
const catalogue = () => Promise.resolve({ default: {} })
defineTexts({
  ...{ sv: catalogue, fi: catalogue, da: () => Promise.reject(new Error('offline')) },
  en: catalogue,
})

function page(asked: string | null = null) {
  const happened: string[] = []
  const language = createPageLanguage({
    asked,
    redraw: () => void happened.push(`draw ${languageInUse()}`),
    reload: () => Promise.resolve(void happened.push('read the account')),
    lost: () => void happened.push('not there'),
  })
  return { language, happened }
}

const account = (language: 'en' | 'sv' | 'fi' | null) => ({
  signedIn: true as const,
  email: 'anna@example.com',
  licence: 'full' as const,
  trialExpiry: null,
  trialExpiryText: null,
  evaluationStandard: 'Iso' as const,
  language,
})
const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(async () => {
  document.cookie = 'soundleaf-language=; max-age=0; path=/'
  await loadTexts('en')
})

test('[BEY-12] a language that is chosen is drawn, said in the page, and kept for the server to see', async () => {
  const { language, happened } = page()
  await language.speak('sv')
  expect(happened).toEqual(['draw sv', 'read the account'])
  expect(document.documentElement.lang).toBe('sv')
  expect(document.cookie).toBe('soundleaf-language=sv')
  await language.speak('sv')
  expect(happened).toHaveLength(2)
})

test('[BEY-12] the account’s language is spoken from the login on; who has chosen none keeps the browser’s', async () => {
  const { language, happened } = page()
  language.follow({ signedIn: false })
  language.follow(account(null))
  await settled()
  expect(happened).toEqual([])
  language.follow(account('fi'))
  await settled()
  expect(happened).toEqual(['draw fi', 'read the account'])
  expect(document.cookie).toBe('soundleaf-language=fi')
})

test('[BEY-12] what the address asks for goes before the account, until another is chosen in the profile', async () => {
  await loadTexts('sv')
  const { language, happened } = page('sv')
  language.follow(account(null))
  language.follow({ signedIn: false })
  language.follow(account('fi'))
  language.follow(account('fi'))
  await settled()
  expect(happened).toEqual([])
  language.follow(account('en'))
  await settled()
  expect(happened).toEqual(['draw en', 'read the account'])
})

test('[BEY-12] a report in another language is of its page alone: leaving it, the usual one is back', async () => {
  const { language } = page()
  await language.speak('fi', 'left')
  expect(languageInUse()).toBe('fi')
  expect(document.cookie).toBe('')
  language.follow(account('sv'))
  await language.speak('sv', 'left')
  expect(languageInUse()).toBe('sv')
  language.arrive(window.location.pathname)
  await settled()
  expect(languageInUse()).toBe('sv')
  language.arrive('/projects')
  await settled()
  expect(languageInUse()).toBe('en')
})

test('[BEY-12] a language whose texts do not come is said, and neither spoken nor kept', async () => {
  const { language, happened } = page()
  await language.speak('da')
  expect(happened).toEqual(['not there'])
  expect([languageInUse(), document.cookie]).toEqual(['en', ''])
  // Nor does a page that speaks it for a while leave another behind.
  await language.speak('da', 'left')
  language.arrive('/projects')
  await settled()
  expect(happened).toEqual(['not there', 'not there'])
})
