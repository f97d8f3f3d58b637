import { isGuid, type RemoteName, type RoutePath } from '@soundleaf/contracts'
import type { PlaceShape } from '../remotes/place-skeleton'

/** A page that is one remote and nothing else. */
export interface WholePage {
  readonly remote: RemoteName
  /** Which of the remote's pages. */
  readonly page?: string
  /** What stands here, as a person calls it. */
  readonly title: string
  /** What a failure means for the person's work. */
  readonly consequence: string
  readonly shape: PlaceShape
}

interface PageRow {
  readonly path: RoutePath
  /** What the tab is called; of a project's page, while no project is open. */
  readonly title: string
  readonly for: 'guests' | 'holders of a reset link' | 'members'
  /** The page shows a project: `path` alone shows the open one, `path/id` another. */
  readonly ofProject?: true
  /** Without it the page has a component of its own in pages/page-view.tsx. */
  readonly whole?: WholePage
}

/** The pages by name. The route table, titles, and what is drawn derive from it. */
export const PAGES = {
  login: { path: '/', title: 'Log in', for: 'guests' },
  signup: {
    path: '/signup',
    title: 'Sign up',
    for: 'guests',
    whole: { remote: 'mf-auth', page: 'signup', title: 'The sign-up page', consequence: '', shape: 'login' },
  },
  'reset-password': { path: '/reset-password', title: 'New password', for: 'holders of a reset link' },
  projects: { path: '/projects', title: 'Projects', for: 'members' },
  profile: {
    path: '/profile',
    title: 'Profile',
    for: 'members',
    whole: {
      remote: 'mf-auth',
      page: 'profile',
      title: 'The profile',
      consequence: 'Your projects are safe on the server.',
      shape: 'form',
    },
  },
  editor: { path: '/editor', title: 'Editor', for: 'members', ofProject: true },
  print: { path: '/print', title: 'Report', for: 'members', ofProject: true },
} as const satisfies Readonly<Record<string, PageRow>>

type Rows = typeof PAGES
export type PageName = keyof Rows
/** The pages that have a component of their own. */
export type OwnPageName = {
  [Name in PageName]: Rows[Name] extends { whole: WholePage } ? never : Name
}[PageName]

/** What a person sees. */
export type Page =
  | { readonly name: 'starting' }
  | { readonly name: 'not-found' }
  | {
      readonly [Name in PageName]: Rows[Name] extends { ofProject: true }
        ? { readonly name: Name; readonly projectId: string | null }
        : { readonly name: Name }
    }[PageName]

const names = Object.keys(PAGES) as PageName[]

export const rowOf = (name: PageName): PageRow => PAGES[name]

/** The page at an address without an id. */
export const pageAt = (path: string): PageName | undefined => names.find((name) => PAGES[name].path === path)

/** Whether a path leads to a page of ours. The types say so of every caller; a remote built elsewhere may not know. */
export function isRoutePath(path: string): boolean {
  const [, own = '', id] = /^(\/[^/]*)(?:\/([^/]*))?$/.exec(path) ?? []
  const name = pageAt(own)
  if (name === undefined) return false
  return id === undefined || (rowOf(name).ofProject === true && isGuid(id))
}

/** What the tab is called: the project where one is open, else the page. */
export function titleOf({ name }: Page, projectName: string | null): string {
  if (name === 'starting') return 'Soundleaf'
  if (name === 'not-found') return 'Page not found · Soundleaf'
  const { ofProject, title } = rowOf(name)
  return `${(ofProject && projectName) ?? title} · Soundleaf`
}
