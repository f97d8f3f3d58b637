import { defineRemote } from '@soundleaf/federation'

function Print() {
  return <p>mf-print</p>
}

export const remote = defineRemote('mf-print', Print)
