import { defineRemote } from '@soundleaf/federation'
import { ImportPage } from './import-page'

export const remote = defineRemote('mf-import', ImportPage)
