import type { FrameType } from '@soundleaf/contracts'
import type {
  Cavity,
  Component,
  ComponentKind,
  FloorCovering,
  Frame,
  FrameProductType,
  ImpactBoard,
  Insulation,
  MassiveElement,
  Panel,
  RibPanel,
} from './construction'
import { DEFAULT_FRAME_TYPES } from './frame-types'
import { NEW_COMPONENT_NAMES } from './new-component-names'

/** No porous fill: switched off, nothing stored. */
export const NO_INSULATION: Insulation = {
  productId: null,
  productVersion: null,
  material: null,
  thickness_mm: 0,
  density_kgm3: 0,
  isEnabled: false,
  storedThickness_mm: 0,
  storedDensity_kgm3: 0,
}

/** Sheet of which light steel studs are bent, mm. */
export const USUAL_GAUGE_MM = 0.6

const made = (newId: () => string, name: string) => ({
  id: newId(),
  name,
  productId: null,
  manufacturerId: null,
  isFlaggedFixed: false,
  ranges: {},
  received: null,
})

/** 12.5 mm of gypsum board, the most usual one. */
export function blankPanel(newId: () => string): Panel {
  return {
    ...made(newId, NEW_COMPONENT_NAMES.Panel),
    kind: 'panel',
    material: 'Gypsum',
    thickness_mm: 12.5,
    density_kgm3: 680,
    modulusOfElasticity_MPa: 2200,
    dampingCoefficient: 0.025,
    interlayer: 'None',
  }
}

/** Wooden studs of 45 × 95 mm without insulation. */
export function blankFrame(productType: FrameProductType, frameType: FrameType, newId: () => string): Frame {
  return {
    ...made(newId, NEW_COMPONENT_NAMES[productType]),
    kind: 'frame',
    productType,
    material: 'Wood',
    frameType,
    totalCavityDepth_mm: 95,
    depthOfBeam_mm: 95,
    thicknessOfBeam_mm: 45,
    gauge_mm: USUAL_GAUGE_MM,
    cc_mm: 600,
    isDepthLinked: false,
    insulation: NO_INSULATION,
  }
}

/** 200 mm of concrete. */
export function blankMassiveElement(newId: () => string): MassiveElement {
  return {
    ...made(newId, NEW_COMPONENT_NAMES.MassiveElement),
    kind: 'massiveElement',
    material: 'Concrete',
    thickness_mm: 200,
    density_kgm3: 2300,
    modulusOfElasticityMajor_GPa: 30,
    modulusOfElasticityMinor_GPa: 30,
    dampingCoefficient: 0.006,
  }
}

/** 50 mm of air. */
export function blankCavity(newId: () => string): Cavity {
  return {
    ...made(newId, NEW_COMPONENT_NAMES.Cavity),
    kind: 'cavity',
    material: 'NotApplicable',
    totalCavityDepth_mm: 50,
    gas: 'Air',
    insulation: NO_INSULATION,
  }
}

/** 4 mm of float glass. */
export function blankPane(newId: () => string): Panel {
  return {
    ...blankPanel(newId),
    name: NEW_COMPONENT_NAMES.pane,
    material: 'Other',
    thickness_mm: 4,
    density_kgm3: 2500,
    modulusOfElasticity_MPa: 70_000,
    dampingCoefficient: 0.03,
  }
}

/** The sealed space of a usual glazing unit: 16 mm of argon. */
export function blankGlazingSpace(newId: () => string): Cavity {
  return {
    ...blankCavity(newId),
    name: NEW_COMPONENT_NAMES.glazingSpace,
    totalCavityDepth_mm: 16,
    gas: 'Argon',
  }
}

/** 30 mm of stone wool. */
export function blankImpactBoard(newId: () => string): ImpactBoard {
  return {
    ...made(newId, NEW_COMPONENT_NAMES.ImpactBoard),
    kind: 'impactBoard',
    material: 'Stonewool',
    thickness_mm: 30,
    density_kgm3: 120,
    dynamicStiffness_MNm3: 15,
  }
}

/** 3 mm of linoleum: about 6 dB on concrete. */
export function blankFloorCovering(newId: () => string): FloorCovering {
  return {
    ...made(newId, NEW_COMPONENT_NAMES.FloorCovering),
    kind: 'floorCovering',
    material: 'Other',
    thickness_mm: 3,
    contactStiffness_MNm: 40,
  }
}

/** Ribs of glued laminated timber, 100 × 240 mm. */
export function blankRibPanel(newId: () => string): RibPanel {
  return {
    ...made(newId, NEW_COMPONENT_NAMES.RibPanel),
    kind: 'ribPanel',
    material: 'Wood',
    depthOfBeam_mm: 240,
    thicknessOfBeam_mm: 100,
    cc_mm: 600,
    totalCavityDepth_mm: 240,
    insulation: NO_INSULATION,
  }
}

/**
 * A component as its button adds it: the property set of its kind with usual values, so that it calculates at once, no
 * product and no ranges of one. A frame is the one that stands beside a massive element; `add` chooses the frame for
 * its place.
 */
export function blank(kind: ComponentKind, newId: () => string): Component {
  switch (kind) {
    case 'panel':
      return blankPanel(newId)
    case 'frame':
      return blankFrame('WallFrame', DEFAULT_FRAME_TYPES.besideMassiveElement, newId)
    case 'massiveElement':
      return blankMassiveElement(newId)
    case 'cavity':
      return blankCavity(newId)
    case 'impactBoard':
      return blankImpactBoard(newId)
    case 'floorCovering':
      return blankFloorCovering(newId)
    case 'ribPanel':
      return blankRibPanel(newId)
  }
}
