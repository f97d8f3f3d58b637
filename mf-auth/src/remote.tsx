import { defineRemote } from '@soundleaf/federation'
import { AuthPage } from './auth-page'

export const remote = defineRemote('mf-auth', AuthPage)
