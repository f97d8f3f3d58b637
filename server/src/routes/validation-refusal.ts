import type { FastifyError } from 'fastify'
import type { Refusal } from '../domain/refusal'

/** An error of the validator, which is set to say what it found (`verbose`). */
type Fault = NonNullable<FastifyError['validation']>[number] & { readonly data?: unknown }

const LONGEST_QUOTE = 60

/** What is wrong with a request, by the name of the field and the value that was found there (API-05). */
export function validationRefusal(faults: readonly Fault[], context: string | undefined): Refusal {
  // Only toggleisshared asks for a header, and without it no GET changes anything (SEC-04).
  if (context === 'headers') return { code: 'MethodNotAllowed' }
  const allowed = faults.flatMap(({ keyword, params }) =>
    keyword === 'const' ? String(params.allowedValue) : [],
  )
  const [first] = faults
  if (first === undefined) return { code: 'ValidationFailed' }
  const field = fieldOf(first)
  const found = isSecret(field) ? 'not valid' : quoted(first.data)
  const wanted =
    allowed.length > 0 ? `one of ${allowed.join(', ')}` : (first.message ?? '').replace(/^must /, '')
  const isMissing = first.keyword === 'required'
  const message = isMissing
    ? `${field} is missing.`
    : allowed.length > 0
      ? `${field || 'The request'} is ${found}, which is not ${wanted}.`
      : `${field || 'The request'} is ${found} and must ${wanted}.`
  return { code: 'ValidationFailed', message, ...(field !== '' && { field }) }
}

function fieldOf({ instancePath, keyword, params }: Fault): string {
  const path = instancePath.slice(1).replaceAll('/', '.')
  const missing = keyword === 'required' ? String(params.missingProperty) : ''
  return [path, missing].filter((part) => part !== '').join('.')
}

/** What no message repeats: who sees the dialog sees it too (SEC-10). */
const isSecret = (field: string): boolean => /password|token|email|username/i.test(field)

function quoted(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object'
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length <= LONGEST_QUOTE ? text : `${text.slice(0, LONGEST_QUOTE)}…`
}
