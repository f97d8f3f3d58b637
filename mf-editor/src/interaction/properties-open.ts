import type { Place } from './interaction'

/** The properties of a component are open beside it. */
export interface PropertiesOpen {
  readonly name: 'properties-open'
  readonly componentId: string
  readonly place: Place
}
