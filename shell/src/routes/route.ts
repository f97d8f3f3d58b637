import { isGuid } from '@soundleaf/contracts'

/** What a person sees. */
export type Page =
  | { readonly name: 'starting' }
  | { readonly name: 'login' }
  | { readonly name: 'signup' }
  | { readonly name: 'reset-password' }
  | { readonly name: 'projects' }
  | { readonly name: 'profile' }
  | { readonly name: 'editor'; readonly projectId: string | null }
  | { readonly name: 'print'; readonly projectId: string | null }
  | { readonly name: 'not-found' }

/** What a person stands before: a page, or the way to another address, which replaces this one. */
export type Destination =
  | { readonly page: Page }
  | { readonly redirect: '/' | '/projects' | '/editor'; readonly remember?: boolean }

export interface Visitor {
  /** `expired`: was signed in; the page stays and the login dialog stands over it. */
  readonly session: 'starting' | 'signed-out' | 'signed-in' | 'expired'
  readonly hasOpenProject: boolean
  /** Whether the address bar carried a complete reset link. */
  readonly hasResetLink: boolean
}

/**
 * The route table (RTE-01 … RTE-09) as one function of path and visitor. An id that is no GUID goes no further than
 * here (SEC-03).
 */
export function destinationOf(path: string, visitor: Visitor): Destination {
  const [, name = '', id, ...rest] = path.replace(/(?<=.)\/$/, '').split('/')
  const takesId = name === 'editor' || name === 'print'
  if (rest.length > 0 || (id !== undefined && !takesId)) return { page: { name: 'not-found' } }
  switch (name) {
    case '':
      return forGuests({ name: 'login' }, visitor)
    case 'signup':
      return forGuests({ name: 'signup' }, visitor)
    case 'reset-password':
      return visitor.hasResetLink ? { page: { name: 'reset-password' } } : { redirect: '/' }
    case 'projects':
    case 'profile':
      return forMembers({ name }, visitor)
    case 'editor':
    case 'print':
      if (id !== undefined && !isGuid(id)) return forMembers(null, visitor)
      if (id === undefined && !visitor.hasOpenProject) return forMembers(null, visitor)
      return forMembers({ name, projectId: id?.toLowerCase() ?? null }, visitor)
    default:
      return { page: { name: 'not-found' } }
  }
}

/** Pages before the login; who is signed in goes to the projects. */
function forGuests(page: Page, { session }: Visitor): Destination {
  if (session === 'starting') return { page: { name: 'starting' } }
  return session === 'signed-out' ? { page } : { redirect: '/projects' }
}

/** Pages that need a token. Null: the address leads nowhere for this visitor. */
function forMembers(page: Page | null, { session }: Visitor): Destination {
  if (session === 'starting') return { page: { name: 'starting' } }
  if (session === 'signed-out') return { redirect: '/', remember: page !== null }
  return page === null ? { redirect: '/projects' } : { page }
}
