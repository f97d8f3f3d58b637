import type { InsulationMaterial, StructureType } from '@soundleaf/contracts'
import type { Component, ComponentKind, FrameProductType, Insulation } from './construction'

/** How walls lie (layers left to right) and floors (top to bottom). */
export type Orientation = 'wall' | 'floor'

const ORIENTATIONS: Readonly<Record<StructureType, Orientation>> = {
  Wall: 'wall',
  Facade: 'wall',
  SingleMassiveElementWall: 'wall',
  DoubleMassiveElementWall: 'wall',
  LightweightFrameWall: 'wall',
  Floor: 'floor',
  SingleMassiveElementFloor: 'floor',
  SingleMassiveElementFloorWithRibPanels: 'floor',
  DoubleMassiveElementFloor: 'floor',
}

/** Whether a structure type is a wall or a floor. */
export function orientation(type: StructureType): Orientation {
  return ORIENTATIONS[type]
}

/** The name of a structure type, as a person reads it. */
export const STRUCTURE_TYPE_LABELS: Readonly<Record<StructureType, string>> = {
  Wall: 'Wall',
  Facade: 'Facade',
  Floor: 'Floor',
  SingleMassiveElementWall: 'Single massive element wall',
  SingleMassiveElementFloor: 'Single massive element floor',
  SingleMassiveElementFloorWithRibPanels: 'Single massive element floor with rib panels',
  DoubleMassiveElementWall: 'Double massive element wall',
  DoubleMassiveElementFloor: 'Double massive element floor',
  LightweightFrameWall: 'Lightweight frame wall',
}

const KIND_LABELS: Readonly<Record<Exclude<ComponentKind, 'frame'>, string>> = {
  panel: 'Panel',
  massiveElement: 'Massive element',
  cavity: 'Cavity',
  impactBoard: 'Impact board',
  floorCovering: 'Floor covering',
  ribPanel: 'Rib panel',
}

/** What a frame is called by the place where it stands. */
export const FRAME_LABELS: Readonly<Record<FrameProductType, string>> = {
  WallFrame: 'Wall frame',
  FloorFrame: 'Floor frame',
  CeilingFrame: 'Ceiling frame',
  Frame: 'Frame',
}

/** What a component is, as `Wall frame`: the start of its section's titles `Wall frame selection` and `… properties`. */
export function kindLabel(component: Component): string {
  return component.kind === 'frame' ? FRAME_LABELS[component.productType] : KIND_LABELS[component.kind]
}

const INSULATION_LABELS: Readonly<Record<InsulationMaterial, string>> = {
  Fibreglass: 'Glass wool',
  Stonewool: 'Stone wool',
  Ecowool: 'Cellulose',
  other: 'Insulation',
}

/** What a porous fill is called by its material; a construction does not hold the name of its product. */
export function insulationLabel({ material }: Insulation): string {
  return INSULATION_LABELS[material ?? 'other']
}

/** What a component is called in messages: its name, or what it is where it has none. */
export function nameOf(component: Component): string {
  return component.name.trim() === '' ? kindLabel(component) : component.name
}

/** The key of a layer in drawing, list and report: A, B, …, Z, AA, AB, … */
export function componentLetter(index: number): string {
  const letter = String.fromCharCode('A'.charCodeAt(0) + (index % 26))
  return index < 26 ? letter : componentLetter(Math.floor(index / 26) - 1) + letter
}
