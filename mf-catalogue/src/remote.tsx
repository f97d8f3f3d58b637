import { defineRemote } from '@soundleaf/federation'
import { CataloguePage } from './catalogue-page'

export const remote = defineRemote('mf-catalogue', CataloguePage)
