import { LANGUAGES, LICENCES, STANDARDS } from '@soundleaf/contracts'
import type { Project, RemoteName, RemoteProps } from '@soundleaf/contracts'
import type { SessionChoice } from '../src/testing/fake-session'
import { t } from './texts'
import { sampleFloor, sampleTemplates, sampleWall } from '../src/testing/sample-projects'

const PAGES: Partial<Record<RemoteName, readonly string[]>> = {
  'mf-auth': ['login', 'signup', 'reset-password', 'profile'],
}
const PROJECTS: Readonly<Record<string, Project | undefined>> = {
  wall: sampleWall,
  floor: sampleFloor,
  ...Object.fromEntries(sampleTemplates.map((project) => [project.name, project])),
  none: undefined,
}

const SELECTS = ['page', 'session', 'standard', 'project', 'language', 'theme'] as const

/** What was chosen in the bar. The choice is the page's address, so that a reload keeps it. */
export interface Choice {
  readonly session: SessionChoice
  readonly project: Project | undefined
  readonly props: RemoteProps
}

/** Fills the bar at the top of the page and reads the choice; a change of it loads the page anew. */
export function readBar(remote: RemoteName): Choice {
  const form = barOf(document)
  const pages = PAGES[remote] ?? ['']
  fill(form, 'page', pages)
  fill(form, 'session', [...LICENCES.toReversed(), 'signed-out'])
  fill(form, 'standard', STANDARDS)
  fill(form, 'project', Object.keys(PROJECTS))
  fill(form, 'language', [...LANGUAGES, 'en-XA'])
  fill(form, 'theme', ['system', 'light', 'dark'])

  const chosen = new URLSearchParams(location.search)
  for (const [name, value] of chosen) {
    if (form.elements.namedItem(name) !== null) selectOf(form, name).value = value
  }
  form.addEventListener('change', () => form.submit())

  const value = (name: string) => selectOf(form, name).value
  document.documentElement.lang = value('language')
  const theme = value('theme')
  if (theme !== 'system') document.documentElement.dataset.theme = theme
  const licence = LICENCES.find((one) => one === value('session'))
  const evaluationStandard = STANDARDS.find((one) => one === value('standard')) ?? 'Iso'
  return {
    session: licence === undefined ? 'signed-out' : { licence, evaluationStandard },
    project: PROJECTS[value('project')],
    props: value('page') === '' ? {} : { page: value('page') },
  }
}

/** Names the bar and what is chosen in it, once the texts of the chosen language are there. */
export function nameBar(remote: RemoteName): void {
  document.title = t('bar.title', { remote })
  const form = barOf(document)
  form.ariaLabel = t('bar.name')
  for (const name of SELECTS) {
    const label = selectOf(form, name).closest('label')?.querySelector('span')
    if (label) label.textContent = t(`bar.${name}`)
  }
}

function barOf(page: Document): HTMLFormElement {
  const form = page.querySelector('form')
  if (form === null) throw new Error('The page has no bar.')
  return form
}

function fill(form: HTMLFormElement, name: string, values: readonly string[]) {
  const select = selectOf(form, name)
  select.replaceChildren(...values.map((value) => new Option(value === '' ? '–' : value, value)))
  select.disabled = values.length < 2
}

function selectOf(form: HTMLFormElement, name: string): HTMLSelectElement {
  const select = form.elements.namedItem(name)
  if (!(select instanceof HTMLSelectElement)) throw new Error(`The bar has no ${name}.`)
  return select
}

/** Shows a line in the bar: what the remote asked its host to do. */
export function say(line: string) {
  const output = document.querySelector('output')
  if (output !== null) output.textContent = line
}
