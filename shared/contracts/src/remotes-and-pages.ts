/** The remotes of the product: folders of these names at the root of the repository. */
export const REMOTE_NAMES = [
  'mf-auth',
  'mf-projects',
  'mf-editor',
  'mf-results',
  'mf-print',
  'mf-bench',
  'mf-catalogue',
  'mf-import',
] as const
export type RemoteName = (typeof REMOTE_NAMES)[number]

export const isRemoteName = (name: string): name is RemoteName => REMOTE_NAMES.some((one) => one === name)

/** Who publishes: the shell or a remote, by the first part of the topic's name. */
export type EventOwner =
  | 'shell'
  | 'auth'
  | 'projects'
  | 'editor'
  | 'results'
  | 'print'
  | 'bench'
  | 'catalogue'
  | 'import'

/** The owner under which a remote publishes: `mf-editor` publishes `editor/…`. */
export type OwnerOf<Name extends RemoteName> = Name extends `mf-${infer Owner extends EventOwner}`
  ? Owner
  : never

/** The addresses of the pages. */
export type RoutePath =
  | '/'
  | '/signup'
  | '/reset-password'
  | '/link'
  | '/projects'
  | '/profile'
  | '/editor'
  | `/editor/${string}`
  | '/bench'
  | '/catalogue'
  | '/import'
  | '/print'
  | `/print/${string}`
