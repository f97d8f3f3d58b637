/**
 * The body of a call that came without one, from the query form of the specification: passwords in the address are
 * accepted, and never logged, because no address is (API-03). Whose password it is says the token alone.
 */
export function bodyOfQuery(call: string, query: unknown): unknown {
  if (call !== 'updatePassword' || typeof query !== 'object' || query === null) return undefined
  const { Password: password, NewPassword: newPassword } = query as Record<string, unknown>
  return { password, newPassword }
}
