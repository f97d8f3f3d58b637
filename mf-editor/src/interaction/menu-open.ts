import type { Place } from './interaction'

/** The context menu of a component is open. */
export interface MenuOpen {
  readonly name: 'menu-open'
  readonly componentId: string
  readonly place: Place
}
