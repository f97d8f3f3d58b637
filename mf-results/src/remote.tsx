import { defineRemote } from '@soundleaf/federation'

function Results() {
  return <p>mf-results</p>
}

export const remote = defineRemote('mf-results', Results)
