import {
  blank,
  check,
  orientation,
  selectInsulation,
  selectProduct,
  setProperty,
  type Component,
  type Construction,
  type RuleBreak,
} from '@soundleaf/construction'
import type { Outcome, Product, ProductType } from '@soundleaf/contracts'
import type { Note } from './answers'
import type { Catalogue } from './catalogue'
import type { Plan, PlannedComponent, PlannedGap, PlannedSheet } from './plan'

/** A construction that is sound, and what was done to make it so. */
export interface Made {
  readonly construction: Construction
  readonly notes: readonly Note[]
}

type Step = Outcome<Construction, RuleBreak>

const TYPES: Readonly<Record<PlannedSheet['kind'], ProductType>> = {
  panel: 'Panel',
  massiveElement: 'MassiveElement',
  impactBoard: 'ImpactBoard',
  floorCovering: 'FloorCovering',
}

/** Makes a plan of products; fails with the first rule that the construction would break. */
export function toConstruction(
  plan: Plan,
  catalogue: Catalogue,
  newId: () => string,
): Outcome<Made, RuleBreak> {
  const notes = new Set<Note>()
  const core = plan.components.findIndex((one) => 'isCore' in one && one.isCore)
  const components = plan.components.map(
    ({ kind }, at): Component => ({
      ...blank(kind, newId),
      isFlaggedFixed: plan.type === 'LightweightFrameWall' && Math.abs(at - core) <= 1,
    }),
  )
  let construction: Construction = { id: newId(), type: plan.type, components, received: null }
  const carrier = plan.components.findIndex(({ kind }) => kind === 'massiveElement')
  for (const [at, planned] of plan.components.entries()) {
    const id = components[at]?.id ?? ''
    const step = isGap(planned)
      ? withGap(construction, id, planned, frameType(plan, at < carrier), catalogue, notes)
      : withSheet(construction, id, planned, catalogue, notes)
    if (!step.ok) return step
    construction = step.value
  }
  const [broken] = check(construction)
  return broken === undefined
    ? { ok: true, value: { construction, notes: [...notes] } }
    : { ok: false, failure: broken }
}

const isGap = (planned: PlannedComponent): planned is PlannedGap => 'depth_mm' in planned

function frameType({ type }: Plan, isAbove: boolean): ProductType {
  if (orientation(type) === 'wall') return 'WallFrame'
  return isAbove ? 'FloorFrame' : 'CeilingFrame'
}

function withSheet(
  before: Construction,
  id: string,
  { kind, product, chosen, thickness_mm }: PlannedSheet,
  catalogue: Catalogue,
  notes: Set<Note>,
): Step {
  const selected = withProduct(before, id, chosen ?? catalogue.find(TYPES[kind], product), notes)
  if (!selected.ok) return selected
  const sized = setProperty(selected.value, id, 'thickness', thickness_mm)
  if (sized.ok) return sized
  // A product that comes in one thickness stays as it is made; a generic one lends its values to another thickness.
  if (chosen !== null) {
    notes.add('productThickness')
    return selected
  }
  notes.add('ownThickness')
  return setProperty(withoutProduct(selected.value, id), id, 'thickness', thickness_mm)
}

function withGap(
  before: Construction,
  id: string,
  { kind, product, chosen, depth_mm, fill, chosenFill, fill_mm }: PlannedGap,
  type: ProductType,
  catalogue: Catalogue,
  notes: Set<Note>,
): Step {
  const selected =
    kind === 'cavity' ? ok(before) : withProduct(before, id, chosen ?? catalogue.find(type, product), notes)
  const sized = then(selected, (next) => withDepth(next, id, depth_mm))
  const batt = chosenFill ?? (fill === null ? null : catalogue.find('Insulation', fill))
  if (fill === null || fill_mm === 0) return sized
  if (batt === null) {
    notes.add('notInCatalogue')
    return sized
  }
  const filled = then(sized, (next) => selectInsulation(next, id, batt))
  return then(filled, (next) => setProperty(next, id, 'insulationThickness', Math.min(fill_mm, depth_mm)))
}

/** A cavity that follows its beam is set by the beam; beams of other frames end where their cavity ends. */
function withDepth(before: Construction, id: string, depth_mm: number): Step {
  const gap = before.components.find((component) => component.id === id)
  if (gap?.kind === 'frame' && gap.isDepthLinked) return setProperty(before, id, 'depthOfBeam', depth_mm)
  const deep = setProperty(before, id, 'totalCavityDepth', depth_mm)
  if (gap?.kind !== 'frame' || gap.depthOfBeam_mm <= depth_mm) return deep
  return then(deep, (next) => setProperty(next, id, 'depthOfBeam', depth_mm))
}

/** A name that the catalogue has not keeps the usual values of its kind. */
function withProduct(
  construction: Construction,
  id: string,
  product: Product | null,
  notes: Set<Note>,
): Step {
  if (product !== null) return selectProduct(construction, id, product)
  notes.add('notInCatalogue')
  return ok(construction)
}

function withoutProduct(construction: Construction, id: string): Construction {
  const components = construction.components.map((component) =>
    component.id === id
      ? { ...component, productId: null, manufacturerId: null, ranges: {}, received: null }
      : component,
  )
  return { ...construction, components }
}

const ok = (value: Construction): Step => ({ ok: true, value })
const then = (step: Step, next: (construction: Construction) => Step): Step =>
  step.ok ? next(step.value) : step
