import type { Page } from './route'

const NAMES: Record<Page['name'], string | null> = {
  starting: null,
  login: 'Log in',
  signup: 'Sign up',
  'reset-password': 'New password',
  projects: 'Projects',
  profile: 'Profile',
  editor: 'Editor',
  print: 'Report',
  'not-found': 'Page not found',
}

/** What the tab is called: the project where one is open, else the page. */
export function titleOf({ name }: Page, projectName: string | null): string {
  const isOfProject = name === 'editor' || name === 'print'
  const title = isOfProject && projectName !== null ? projectName : NAMES[name]
  return title === null ? 'Soundleaf' : `${title} · Soundleaf`
}
