import { isFixed, placesOf, type Construction } from '@soundleaf/construction'

/** What a person is doing: one of these states at any time. Hovering and selecting belong to none of them. */
export type Interaction =
  | Idle
  | Pressing
  | Dragging
  | OpenBeside
  | ProductOpen
  | SweepOpen
  | SolveOpen
  | KeysOpen

interface Idle {
  readonly name: 'idle'
}

/** A component is held down; whether it becomes a click or a drag is not known yet. */
interface Pressing {
  readonly name: 'pressing'
  readonly componentId: string
  readonly surface: Surface
  readonly from_px: number
}

/** A component is being dragged; letting go puts it where the mark is. */
interface Dragging {
  readonly name: 'dragging'
  readonly componentId: string
  readonly surface: Surface
  /** Its index before the drag; places are counted among the other components. */
  readonly from: number
  /** Where the rules allow it. */
  readonly places: readonly number[]
  readonly target: number
}

/** The menu, the properties or the products of a component are open beside it. */
interface OpenBeside {
  readonly name: 'menu-open' | 'properties-open' | 'picker-open'
  readonly componentId: string
  readonly place: Place
}

/** The dialog that saves a component as a product, or that of a newer version of its product or its fill's. */
interface ProductOpen {
  readonly name: 'saving-open' | 'newer-open' | 'newer-fill-open'
  readonly componentId: string
}

/** What a component does while one of its values varies covers the page. */
interface SweepOpen {
  readonly name: 'sweep-open'
  readonly componentId: string
}

/** The search for build-ups covers the page. */
interface SolveOpen {
  readonly name: 'solve-open'
}

/** The list of keys covers the page. */
interface KeysOpen {
  readonly name: 'keys-open'
}

/** A rectangle of the window beside which something opens. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where a component can be dragged. */
export type Surface = 'list' | 'drawing'

/** What happens, whatever the state. Positions are px of the window along the construction. */
export type InteractionEvent =
  | {
      readonly kind: 'pressed'
      readonly componentId: string
      readonly surface: Surface
      readonly at_px: number
    }
  /** The pointer moved; `edges_px` are the faces of the components, first to last. */
  | { readonly kind: 'moved'; readonly at_px: number; readonly edges_px: readonly number[] }
  | { readonly kind: 'released' }
  | { readonly kind: 'cancelled' }
  | {
      readonly kind: 'menu-requested' | 'properties-requested' | 'picker-requested'
      readonly componentId: string
      readonly place: Place
    }
  | { readonly kind: 'product-requested'; readonly name: ProductOpen['name']; readonly componentId: string }
  | { readonly kind: 'sweep-requested'; readonly componentId: string }
  | { readonly kind: 'solve-requested' | 'keys-requested' }
  | { readonly kind: 'closed'; readonly name: Interaction['name'] }

/** The state after an event, and what the document has to do about it. */
export interface Transition {
  readonly state: Interaction
  readonly command?: InteractionCommand
}

export type InteractionCommand =
  | { readonly kind: 'select'; readonly componentId: string }
  | { readonly kind: 'move'; readonly componentId: string; readonly to: number }

export const IDLE: Idle = { name: 'idle' }

/** A pointer is never quite still during a click. */
const DRAG_FROM_PX = 4

export function transition(
  state: Interaction,
  event: InteractionEvent,
  construction: Construction | null,
): Transition {
  switch (state.name) {
    case 'idle':
      return fromIdle(event, construction)
    case 'pressing':
      return fromPressing(state, event, construction)
    case 'dragging':
      return fromDragging(state, event)
    case 'menu-open':
    case 'properties-open':
    case 'picker-open':
      return fromOpenBeside(state, event, construction)
    case 'saving-open':
    case 'newer-open':
    case 'newer-fill-open':
    case 'sweep-open':
    case 'solve-open':
    case 'keys-open':
      return { state: event.kind === 'closed' && event.name === state.name ? IDLE : state }
  }
}

function fromIdle(event: InteractionEvent, construction: Construction | null): Transition {
  switch (event.kind) {
    case 'pressed': {
      const { componentId, surface, at_px } = event
      return { state: { name: 'pressing', componentId, surface, from_px: at_px } }
    }
    case 'menu-requested': {
      const { componentId, place } = event
      const component = construction?.components.find(({ id }) => id === componentId)
      // A fixed component can be selected but has no menu.
      const hasMenu = component === undefined || !isFixed(component)
      return {
        state: hasMenu ? { name: 'menu-open', componentId, place } : IDLE,
        command: { kind: 'select', componentId },
      }
    }
    case 'properties-requested':
      return { state: { name: 'properties-open', componentId: event.componentId, place: event.place } }
    case 'picker-requested':
      return { state: { name: 'picker-open', componentId: event.componentId, place: event.place } }
    case 'product-requested':
      return { state: { name: event.name, componentId: event.componentId } }
    case 'sweep-requested':
      return { state: { name: 'sweep-open', componentId: event.componentId } }
    case 'solve-requested':
      return { state: { name: 'solve-open' } }
    case 'keys-requested':
      return { state: { name: 'keys-open' } }
    default:
      return { state: IDLE }
  }
}

function fromPressing(
  state: Pressing,
  event: InteractionEvent,
  construction: Construction | null,
): Transition {
  if (event.kind !== 'moved') return fromIdle(event, construction)
  if (Math.abs(event.at_px - state.from_px) < DRAG_FROM_PX) return { state }
  const { componentId, surface } = state
  const from = construction?.components.findIndex(({ id }) => id === componentId) ?? -1
  const component = construction?.components[from]
  if (construction === null || component === undefined) return { state: IDLE }
  const places = placesOf(construction, component)
  // A component with only one place cannot be dragged.
  if (places.length < 2) return { state: IDLE }
  const dragging = { name: 'dragging', componentId, surface, from, places, target: from } as const
  return { ...fromDragging(dragging, event), command: { kind: 'select', componentId } }
}

function fromDragging(state: Dragging, event: InteractionEvent): Transition {
  switch (event.kind) {
    case 'moved': {
      const target = nearestPlace(state, event.at_px, event.edges_px)
      return { state: target === state.target ? state : { ...state, target } }
    }
    case 'released': {
      const { componentId, from, target } = state
      return target === from
        ? { state: IDLE }
        : { state: IDLE, command: { kind: 'move', componentId, to: target } }
    }
    case 'cancelled':
      return { state: IDLE }
    default:
      return { state }
  }
}

/** Requests replace what is open; everything else but closing it is ignored. */
function fromOpenBeside(
  state: OpenBeside,
  event: InteractionEvent,
  construction: Construction | null,
): Transition {
  switch (event.kind) {
    case 'closed':
      return { state: event.name === state.name ? IDLE : state }
    case 'menu-requested':
    case 'properties-requested':
    case 'picker-requested':
    case 'product-requested':
    case 'sweep-requested':
    case 'solve-requested':
    case 'keys-requested':
      return fromIdle(event, construction)
    default:
      return { state }
  }
}

/** Whether something is open above the editor. */
export const isOpen = (state: Interaction): state is Exclude<Interaction, Idle | Pressing | Dragging> =>
  state.name !== 'idle' && state.name !== 'pressing' && state.name !== 'dragging'

/** The index among all components, the dragged one included, before which a place lies. */
export const edgeOf = (place: number, from: number) => (place <= from ? place : place + 1)

function nearestPlace({ from, places }: Dragging, at_px: number, edges_px: readonly number[]): number {
  const edge = (index: number) => edges_px[index] ?? at_px
  const distance = (place: number) =>
    place === from
      ? Math.max(0, edge(from) - at_px, at_px - edge(from + 1))
      : Math.abs(edge(edgeOf(place, from)) - at_px)
  return places.reduce((best, place) => (distance(place) < distance(best) ? place : best), from)
}
