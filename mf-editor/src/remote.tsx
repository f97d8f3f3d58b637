import { defineRemote } from '@soundleaf/federation'

function Editor() {
  return <p>mf-editor</p>
}

export const remote = defineRemote('mf-editor', Editor)
