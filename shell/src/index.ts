import { connectFirstPage, loadAnew } from './first-load'
import { report } from './log'
import { takeResetLink } from './reset-link'
import { takeSignOnAnswer } from './sign-on-answer'

// There is no choice of languages yet. An address may ask for one, as tests do for the pseudo-language.
const language = new URLSearchParams(window.location.search).get('language')
if (language !== null) document.documentElement.lang = language
// A reset link leaves the address bar here; to try again needs the whole of it.
const address = window.location.href
const resetLink = takeResetLink(window.location, window.history)
const signOnAnswer = takeSignOnAnswer(window.location, window.history)
const firstPage = connectFirstPage(document, () => loadAnew(address, window.location))

import('./bootstrap')
  .then(({ boot }) => boot({ resetLink, signOnAnswer }))
  .catch((error: unknown) => {
    report(`the page did not load: ${String(error)}`)
    firstPage.showFailure()
  })
