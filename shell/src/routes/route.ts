import { isGuid } from '@soundleaf/contracts'
import { type Page, pageAt, rowOf } from './pages'

/** What a person stands before: a page, or the way to another address, which replaces this one. */
export type Destination =
  | { readonly page: Page }
  | { readonly redirect: '/' | '/projects'; readonly remember?: boolean }

export interface Visitor {
  /** `expired`: was signed in; the page stays and the login dialog stands over it. */
  readonly session: 'starting' | 'signed-out' | 'signed-in' | 'expired' | 'logging-out'
  readonly hasOpenProject: boolean
  /** Whether the address bar carried a complete reset link. */
  readonly hasResetLink: boolean
}

/** Who somebody is, is being asked; nothing of an account may be shown. */
const isBetween = (session: Visitor['session']): boolean =>
  session === 'starting' || session === 'logging-out'

/** Where a path leads a visitor. An id that is no GUID goes no further than here. */
export function destinationOf(path: string, visitor: Visitor): Destination {
  const [, segment = '', id, ...rest] = path.replace(/(?<=.)\/$/, '').split('/')
  const name = pageAt(`/${segment}`)
  if (name === undefined || rest.length > 0) return { page: { name: 'not-found' } }
  const { for: audience, ofProject } = rowOf(name)
  if (id !== undefined && !ofProject) return { page: { name: 'not-found' } }
  // The row says whether the page has an id, which the type of a page repeats by its name.
  const page = (ofProject ? { name, projectId: id?.toLowerCase() ?? null } : { name }) as Page
  if (audience === 'everybody') return { page }
  if (audience === 'guests') return forGuests(page, visitor)
  if (audience === 'holders of a reset link') return visitor.hasResetLink ? { page } : { redirect: '/' }
  const leadsSomewhere = id === undefined ? !ofProject || visitor.hasOpenProject : isGuid(id)
  return forMembers(leadsSomewhere ? page : null, visitor)
}

/** Pages before the login; who is signed in goes to the projects. */
function forGuests(page: Page, { session }: Visitor): Destination {
  if (isBetween(session)) return { page: { name: 'starting' } }
  return session === 'signed-out' ? { page } : { redirect: '/projects' }
}

/** Pages that need a token. Null: the address leads nowhere for this visitor. */
function forMembers(page: Page | null, { session }: Visitor): Destination {
  if (isBetween(session)) return { page: { name: 'starting' } }
  if (session === 'signed-out') return { redirect: '/', remember: page !== null }
  return page === null ? { redirect: '/projects' } : { page }
}
