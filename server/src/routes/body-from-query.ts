/**
 * The body of a call that came without one, taken from the query. The specification has passwords in the query of
 * `updatepassword`; that form is accepted, and never logged because no URL is. The account is the token's.
 */
export function bodyFromQuery(call: string, query: unknown): unknown {
  if (call !== 'updatePassword' || typeof query !== 'object' || query === null) return undefined
  const { Password: password, NewPassword: newPassword } = query as Record<string, unknown>
  return { password, newPassword }
}
