import { takeResetLink } from './reset-link'

const resetLink = takeResetLink(window.location, window.history)

void import('./bootstrap').then(({ boot }) => boot(resetLink))
