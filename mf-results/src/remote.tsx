import { defineRemote } from '@soundleaf/federation'
import { ResultsDrawer } from './results-drawer'

export const remote = defineRemote('mf-results', ResultsDrawer)
