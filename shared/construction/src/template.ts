import { TEMPLATE_TYPES, type StructureType, type Template } from '@soundleaf/contracts'
import {
  blankCavity,
  blankFrame,
  blankGlazingSpace,
  blankImpactBoard,
  blankMassiveElement,
  blankPane,
  blankPanel,
  blankRibPanel,
  NO_INSULATION,
} from './blank'
import type { Component, Construction, Frame, Insulation, MassiveElement, Panel } from './construction'
import { DEFAULT_FRAME_TYPES } from './frame-types'
import { NEW_COMPONENT_NAMES } from './new-component-names'

/** The default construction of a structure type, of generic products with usual values. */
export function template(type: StructureType, newId: () => string): Construction {
  return { id: newId(), type, components: components(type, newId), received: null }
}

/** A construction that a new project can begin with beside the default one of its type, made likewise. */
export function namedTemplate(name: Template, newId: () => string): Construction {
  return { id: newId(), type: TEMPLATE_TYPES[name], components: NAMED[name](newId), received: null }
}

const NAMED: Readonly<Record<Template, (newId: () => string) => readonly Component[]>> = {
  TimberJoistFloor: (newId) => [osbDeck(newId), insulatedJoists(newId), blankPanel(newId)],
  CltFloor: (newId) => [cementScreed(newId), blankImpactBoard(newId), crossLaminatedTimber(newId)],
  FacadeWall: (newId) => [cladding(newId), insulatedStuds(newId), blankMassiveElement(newId)],
  Window: (newId) => [blankPane(newId), blankGlazingSpace(newId), blankPane(newId)],
}

function components(type: StructureType, newId: () => string): readonly Component[] {
  switch (type) {
    case 'DoubleMassiveElementWall':
    case 'DoubleMassiveElementFloor':
      return [blankMassiveElement(newId), blankCavity(newId), blankMassiveElement(newId)]
    case 'SingleMassiveElementFloorWithRibPanels':
      return [crossLaminatedTimber(newId), blankRibPanel(newId)]
    case 'LightweightFrameWall':
      return [blankPanel(newId), insulatedStuds(newId), blankPanel(newId)].map(fixed)
    default:
      return [blankMassiveElement(newId)]
  }
}

function fixed(component: Component): Component {
  return { ...component, isFlaggedFixed: true }
}

/** Five equal plies of spruce, E 11 and 0.37 GPa: shares of 0.79 and 0.21 along, the complement across. */
function crossLaminatedTimber(newId: () => string): MassiveElement {
  return {
    ...blankMassiveElement(newId),
    name: NEW_COMPONENT_NAMES.crossLaminatedTimber,
    material: 'Wood',
    thickness_mm: 160,
    density_kgm3: 470,
    modulusOfElasticityMajor_GPa: 8.8,
    modulusOfElasticityMinor_GPa: 2.6,
    dampingCoefficient: 0.02,
  }
}

/** Wooden studs 45 × 95 mm, cc 600 mm, filled with stone wool. */
function insulatedStuds(newId: () => string): Frame {
  return {
    ...blankFrame('WallFrame', DEFAULT_FRAME_TYPES.besideFrame, newId),
    name: NEW_COMPONENT_NAMES.insulatedStuds,
    insulation: STONE_WOOL_95,
  }
}

const STONE_WOOL_95: Insulation = {
  ...NO_INSULATION,
  material: 'Stonewool',
  thickness_mm: 95,
  density_kgm3: 30,
  isEnabled: true,
  storedThickness_mm: 95,
  storedDensity_kgm3: 30,
}

/** 22 mm of oriented strand board, which joists carry. */
function osbDeck(newId: () => string): MassiveElement {
  return {
    ...blankMassiveElement(newId),
    name: NEW_COMPONENT_NAMES.osbDeck,
    material: 'Wood',
    thickness_mm: 22,
    density_kgm3: 610,
    modulusOfElasticityMajor_GPa: 4.4,
    modulusOfElasticityMinor_GPa: 4.4,
    dampingCoefficient: 0.03,
  }
}

/** Joists of 45 × 220 mm, cc 600 mm, with 95 mm of stone wool between them and the ceiling straight below. */
function insulatedJoists(newId: () => string): Frame {
  return {
    ...blankFrame('CeilingFrame', DEFAULT_FRAME_TYPES.joists, newId),
    name: NEW_COMPONENT_NAMES.joists,
    totalCavityDepth_mm: 220,
    depthOfBeam_mm: 220,
    isDepthLinked: true,
    insulation: STONE_WOOL_95,
  }
}

/** 9 mm of fibre cement, which keeps the weather out. */
function cladding(newId: () => string): Panel {
  return {
    ...blankPanel(newId),
    name: NEW_COMPONENT_NAMES.cladding,
    material: 'Concrete',
    thickness_mm: 9,
    density_kgm3: 1500,
    modulusOfElasticity_MPa: 12_000,
    dampingCoefficient: 0.01,
  }
}

/** 60 mm of cement screed. */
function cementScreed(newId: () => string): Panel {
  return {
    ...blankPanel(newId),
    name: NEW_COMPONENT_NAMES.cementScreed,
    material: 'Concrete',
    thickness_mm: 60,
    density_kgm3: 2050,
    modulusOfElasticity_MPa: 23000,
    dampingCoefficient: 0.015,
  }
}
