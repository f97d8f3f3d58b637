import type { FakeHost } from '@soundleaf/federation/testing'
import { screen, within } from '@testing-library/react'

export const list = () => screen.getByRole('list', { name: 'Components' })
export const rows = () => within(list()).getAllByRole('listitem')
export const rowNames = () =>
  rows().map(
    (row) =>
      within(row).getByRole('button', { name: /^(?!Properties|Menu|Clear|Add insulation)/ }).textContent,
  )

export const drawing = () => screen.getByRole('listbox', { name: /^Section of/ })

/** A layer of the drawing; there must be one at the place. */
export function layer(index: number): SVGElement {
  const found = layers()[index]
  if (found === undefined) throw new Error(`There is no layer ${index}.`)
  return found
}
export const layers = () => within(drawing()).getAllByRole<SVGElement & HTMLElement>('option')
export const layerNames = () => layers().map((one) => one.getAttribute('aria-label'))
export const addButtons = () =>
  screen
    .getAllByRole('group', { name: /^Add / })
    .flatMap((place) => within(place).getAllByRole('button'))
    .map((button) => button.getAttribute('aria-label'))

/** The thickness field of a component in the list. */
export const thickness = (name = 'Concrete') =>
  screen.getByRole('spinbutton', { name: `Thickness of ${name}, mm` })

/** The project as the shell holds it, with everything the editor published. */
export function lastEdit(fake: FakeHost<'mf-editor'>) {
  const changed = fake.bus.for('editor').last('shell/project-changed')
  if (changed === undefined || changed.project === null) throw new Error('A project is open.')
  const { project, edit } = changed
  const [structure] = project.structures
  if (structure === undefined) throw new Error('A project has a structure.')
  return { project, edit, structure, components: structure.components }
}

interface Valued {
  readonly properties: readonly { readonly key: string; readonly value: string }[]
}
export const valueOf = (component: Valued | undefined, key: string) =>
  component?.properties.find((property) => property.key === key)?.value
