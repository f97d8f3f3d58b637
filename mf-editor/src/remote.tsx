import { defineRemote } from '@soundleaf/federation'
import { EditorView } from './editor-view'

export const remote = defineRemote('mf-editor', EditorView)
