import type { Place } from './interaction'

/** The products of a component are open beside it. */
export interface PickerOpen {
  readonly name: 'picker-open'
  readonly componentId: string
  readonly place: Place
}
