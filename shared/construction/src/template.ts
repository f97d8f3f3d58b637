import type { StructureType } from '@soundleaf/contracts'
import {
  blankCavity,
  blankFrame,
  blankMassiveElement,
  blankPanel,
  blankRibPanel,
  NO_INSULATION,
} from './blank'
import type { Component, Construction, Frame, MassiveElement } from './construction'
import { DEFAULT_FRAME_TYPES } from './frame-types'
import { NEW_COMPONENT_NAMES } from './new-component-names'

/** The default construction of a structure type, of generic products with usual values. */
export function template(type: StructureType, newId: () => string): Construction {
  return { id: newId(), type, components: components(type, newId), received: null }
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
    insulation: {
      ...NO_INSULATION,
      material: 'Stonewool',
      thickness_mm: 95,
      density_kgm3: 30,
      isEnabled: true,
      storedThickness_mm: 95,
      storedDensity_kgm3: 30,
    },
  }
}
