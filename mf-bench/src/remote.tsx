import { defineRemote } from '@soundleaf/federation'
import { BenchPage } from './bench-page'

export const remote = defineRemote('mf-bench', BenchPage)
