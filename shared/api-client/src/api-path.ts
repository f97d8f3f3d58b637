import { isGuid } from '@soundleaf/contracts'

/**
 * Builds the path of a call from its template, as `/api/projects/{id}`; null when a part may not stand in a path.
 * An `id` must be a GUID; any other part must not be empty, `.` or `..`, which would lead to another path. Every address
 * that the client calls is built here, so that no parameter can redirect a call.
 */
export function apiPath(template: string, params: Readonly<Record<string, unknown>> = {}): string | null {
  let isRefused = false
  const path = template.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const part = Object.hasOwn(params, name) ? encodedPart(name, params[name]) : null
    isRefused ||= part === null
    return part ?? ''
  })
  return isRefused ? null : path
}

function encodedPart(name: string, value: unknown): string | null {
  if (typeof value !== 'string' || value === '' || value === '.' || value === '..') return null
  if (name === 'id' && !isGuid(value)) return null
  try {
    return encodeURIComponent(value)
  } catch {
    // Half of a surrogate pair has no encoding.
    return null
  }
}
