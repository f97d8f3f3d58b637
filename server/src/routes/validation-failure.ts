import type { FastifyError } from 'fastify'
import { refuse, type Refused } from '../domain/refusal'

/** An error of the validator; `verbose` makes it contain the value that it found. */
type Fault = NonNullable<FastifyError['validation']>[number] & { readonly data?: unknown }

const LONGEST_QUOTE = 60

/** What is wrong with a request: the name of the field, and the value that was found there. */
export function validationFailure(faults: readonly Fault[], context: string | undefined): Refused {
  // Only toggleisshared requires a header, which keeps links and images from changing anything by GET.
  if (context === 'headers') return refuse('MethodNotAllowed')
  const [first] = faults
  if (first === undefined) return refuse('ValidationFailed')
  const name = fieldOf(first)
  const place = name === '' ? {} : { field: name }
  if (first.keyword === 'required') return refuse('FieldMissing', { params: { name }, ...place })
  const found = isSecret(name) ? 'not valid' : quoted(first.data)
  const allowed = faults.flatMap(({ keyword, params }) =>
    keyword === 'const' ? String(params.allowedValue) : [],
  )
  if (allowed.length > 0)
    return refuse('FieldNotListed', { params: { name, found, allowed: allowed.join(', ') }, ...place })
  const rule = (first.message ?? '').replace(/^must /, '')
  return refuse('FieldInvalid', { params: { name, found, rule }, ...place })
}

function fieldOf({ instancePath, keyword, params }: Fault): string {
  const path = instancePath.slice(1).replaceAll('/', '.')
  const missing = keyword === 'required' ? String(params.missingProperty) : ''
  return [path, missing].filter((part) => part !== '').join('.')
}

/** Values that no message repeats: other people may see the error dialog. */
const isSecret = (field: string): boolean => /password|token|email|username/i.test(field)

function quoted(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object'
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length <= LONGEST_QUOTE ? text : `${text.slice(0, LONGEST_QUOTE)}…`
}
