import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CallRequest } from '@soundleaf/contracts'

/** The contract's sample of a batch. The loader of these tests takes no JSON, so it is read as a file. */
export function sampleBatch(): CallRequest<'makeBatch'>['body'] {
  const file = join(import.meta.dirname, '../../shared/contracts/samples/1.4.0/calls.json')
  const { makeBatch } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly makeBatch: { readonly request: CallRequest<'makeBatch'> }
  }
  return makeBatch.request.body
}
