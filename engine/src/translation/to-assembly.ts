import {
  isWindow,
  orientation,
  partsOf,
  type Component,
  type Construction,
  type Frame,
} from '@soundleaf/construction'
import type { Assembly, AssemblyPart, Cavity, Leaf, Ribs, Sheet } from '../input/assembly'
import { openCavity } from './cavity'
import { coveringSheet, floorCovering } from './floor-covering'
import { frameCavity } from './frame'
import { resilientLayer } from './impact-board'
import { onJoists, onJoistsWithCeiling, sharedCavity } from './joists'
import { massiveElementSheet } from './massive-element'
import { panelSheet } from './panel'
import { ribsOf } from './rib-panel'
import { layersUnderLoad } from './under-load'

/** What frames below a floor are taken for: those of a suspended ceiling, or joists that carry the floor. */
export type Studs = 'studs' | 'joists'

/**
 * Translates a construction into the stack that the models take. Sheets in contact become one leaf.
 *
 * @param construction a construction without faults by `check`, in mm, kg/m³, MPa and GPa
 * @param studs whether the frames of a floor are those of a ceiling or joists
 * @returns the assembly in SI units
 */
export function toAssembly(construction: Construction, studs: Studs = 'studs'): Assembly {
  const { type, components } = construction
  const cavities = cavitiesOf(construction, studs)
  const covering = components.find((component) => component.kind === 'floorCovering')
  const floats = covering !== undefined && components[1]?.kind === 'impactBoard'
  const parts = components.reduce<AssemblyPart[]>(
    (before, component) => withComponent(before, component, cavities),
    floats ? [leafOf(coveringSheet(covering))] : [],
  )
  const kind = orientation(type)
  return {
    kind,
    parts: kind === 'floor' ? layersUnderLoad(parts) : parts,
    ...(covering && !floats && { covering: floorCovering(covering) }),
    ...(isWindow(construction) && { size_m: WINDOW_M }),
  }
}

/** The opening in which glazing is tested, m: ISO 10140-1. */
const WINDOW_M = [1.23, 1.48] as const

/** The cavity that a frame begins; none for one that shares the cavity of the frame before it. */
type Cavities = ReadonlyMap<Frame, Cavity | null>

function cavitiesOf(construction: Construction, studs: Studs): Cavities {
  const { components } = construction
  const frames = components.filter((component) => component.kind === 'frame')
  const below = partsOf(construction).after.filter((component) => component.kind === 'frame')
  const plain = (frame: Frame) => frameCavity(frame, frame.frameType)
  // Joists carry the floor; what is under a board below them is a ceiling.
  const cavityOf = (frame: Frame) =>
    studs === 'joists' && frame !== below[1] ? onJoists(frame) : plain(frame)
  const [upper, lower] = below
  const areInContact =
    upper !== undefined && lower !== undefined && components[components.indexOf(upper) + 1] === lower
  if (!areInContact) return new Map(frames.map((frame) => [frame, cavityOf(frame)]))
  const shared = studs === 'joists' ? onJoistsWithCeiling(upper, lower) : sharedCavity(upper, lower, plain)
  const cavityIn = (frame: Frame) => (frame === upper ? shared : frame === lower ? null : cavityOf(frame))
  return new Map(frames.map((frame) => [frame, cavityIn(frame)]))
}

function withComponent(parts: AssemblyPart[], component: Component, cavities: Cavities): AssemblyPart[] {
  switch (component.kind) {
    case 'panel':
      return withSheet(parts, panelSheet(component))
    case 'massiveElement':
      return withSheet(parts, massiveElementSheet(component))
    case 'ribPanel':
      return withRibs(parts, ribsOf(component))
    case 'frame': {
      const cavity = cavities.get(component)
      return cavity ? [...parts, cavity] : parts
    }
    case 'cavity':
      return [...parts, openCavity(component)]
    case 'impactBoard':
      return [...parts, resilientLayer(component)]
    case 'floorCovering':
      return parts
  }
}

function withSheet(parts: AssemblyPart[], sheet: Sheet): AssemblyPart[] {
  const last = parts.at(-1)
  if (last?.part !== 'leaf') return [...parts, leafOf(sheet)]
  return [...parts.slice(0, -1), { ...last, sheets: [...last.sheets, sheet] }]
}

function leafOf(sheet: Sheet): Leaf {
  return { part: 'leaf', sheets: [sheet] }
}

/** Ribs belong to the leaf above them, which `check` requires. */
function withRibs(parts: AssemblyPart[], ribs: Ribs): AssemblyPart[] {
  const last = parts.at(-1)
  const leaf: Leaf = last?.part === 'leaf' ? last : { part: 'leaf', sheets: [] }
  return [...parts.slice(0, last?.part === 'leaf' ? -1 : undefined), { ...leaf, ribs }]
}
