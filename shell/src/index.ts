import { askedLanguage } from './asked-language'
import { connectFirstPage, loadAnew } from './first-load'
import { report } from './log'
import { takeResetLink } from './reset-link'
import { takeSignOnAnswer } from './sign-on-answer'

// The server has sent the page in the visitor's language; of the pseudo-language it knows nothing.
const language = askedLanguage(window.location.search)
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
