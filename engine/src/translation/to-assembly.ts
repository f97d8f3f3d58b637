import { orientation, type Component, type Construction, type Frame } from '@soundleaf/construction'
import type { Assembly, AssemblyPart, Cavity, Leaf, Ribs, Sheet } from '../input/assembly'
import { openCavity } from './cavity'
import { coveringSheet, floorCovering } from './floor-covering'
import { frameCavity } from './frame'
import { resilientLayer } from './impact-board'
import { onJoists } from './joists'
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
export function toAssembly({ type, components }: Construction, studs: Studs = 'studs'): Assembly {
  const cavityOf = (frame: Frame) =>
    studs === 'joists' ? onJoists(frame) : frameCavity(frame, frame.frameType)
  const covering = components.find((component) => component.kind === 'floorCovering')
  const floats = covering !== undefined && components[1]?.kind === 'impactBoard'
  const parts = components.reduce<AssemblyPart[]>(
    (before, component) => withComponent(before, component, cavityOf),
    floats ? [leafOf(coveringSheet(covering))] : [],
  )
  const kind = orientation(type)
  return {
    kind,
    parts: kind === 'floor' ? layersUnderLoad(parts) : parts,
    ...(covering && !floats && { covering: floorCovering(covering) }),
  }
}

function withComponent(
  parts: AssemblyPart[],
  component: Component,
  cavityOf: (frame: Frame) => Cavity,
): AssemblyPart[] {
  switch (component.kind) {
    case 'panel':
      return withSheet(parts, panelSheet(component))
    case 'massiveElement':
      return withSheet(parts, massiveElementSheet(component))
    case 'ribPanel':
      return withRibs(parts, ribsOf(component))
    case 'frame':
      return [...parts, cavityOf(component)]
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
