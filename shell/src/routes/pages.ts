import { isGuid, type RemoteName, type RoutePath } from '@soundleaf/contracts'
import { PRODUCT_NAME } from '../product-name'
import type { PlaceShape } from '../remotes/place-skeleton'
import { t, type ConsequenceKey } from '../texts'

/** A page that is one remote and nothing else. */
export interface WholePage {
  readonly remote: RemoteName
  /** Which of the remote's pages. */
  readonly page?: string
  /** What a failure means for the person's work, where it means anything. */
  readonly consequence?: ConsequenceKey
  readonly shape: PlaceShape
}

interface PageRow {
  readonly path: RoutePath
  readonly for: 'everybody' | 'guests' | 'holders of a reset link' | 'members'
  /** The page shows a project: `path` alone shows the open one, `path/id` another. */
  readonly ofProject?: true
  /** Without it the page has a component of its own in pages/page-view.tsx. */
  readonly whole?: WholePage
}

/**
 * The pages by name. The route table, titles, and what is drawn derive from it. The tab is called `page.NAME` in the
 * catalogue, the place of a page that is one remote `place.NAME`.
 */
export const PAGES = {
  login: { path: '/', for: 'guests' },
  signup: {
    path: '/signup',
    for: 'guests',
    whole: { remote: 'mf-auth', page: 'signup', shape: 'login' },
  },
  'reset-password': { path: '/reset-password', for: 'holders of a reset link' },
  link: { path: '/link', for: 'everybody' },
  projects: { path: '/projects', for: 'members' },
  profile: {
    path: '/profile',
    for: 'members',
    whole: {
      remote: 'mf-auth',
      page: 'profile',
      consequence: 'consequence.projectsAreSafe',
      shape: 'form',
    },
  },
  editor: { path: '/editor', for: 'members', ofProject: true },
  print: { path: '/print', for: 'members', ofProject: true },
  bench: {
    path: '/bench',
    for: 'members',
    whole: { remote: 'mf-bench', consequence: 'consequence.projectsAreSafe', shape: 'table' },
  },
  catalogue: {
    path: '/catalogue',
    for: 'members',
    whole: { remote: 'mf-catalogue', consequence: 'consequence.projectsAreSafe', shape: 'table' },
  },
  import: {
    path: '/import',
    for: 'members',
    whole: { remote: 'mf-import', consequence: 'consequence.projectsAreSafe', shape: 'table' },
  },
} as const satisfies Readonly<Record<string, PageRow>>

type Rows = typeof PAGES
export type PageName = keyof Rows
/** The pages that have a component of their own. */
export type OwnPageName = {
  [Name in PageName]: Rows[Name] extends { whole: WholePage } ? never : Name
}[PageName]
/** The pages that are one remote. */
export type RemotePageName = Exclude<PageName, OwnPageName>

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
  if (name === 'starting') return PRODUCT_NAME
  const isOfProject = name !== 'not-found' && rowOf(name).ofProject
  return t('tab.title', { name: (isOfProject && projectName) || t(`page.${name}`) })
}
