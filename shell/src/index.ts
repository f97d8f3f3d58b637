import { takeResetLink } from './reset-link'

// There is no choice of languages yet. An address may ask for one, as tests do for the pseudo-language.
const language = new URLSearchParams(window.location.search).get('language')
if (language !== null) document.documentElement.lang = language
const resetLink = takeResetLink(window.location, window.history)

void import('./bootstrap').then(({ boot }) => boot(resetLink))
