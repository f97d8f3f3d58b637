import type { Component, ComponentKind, Range } from './construction'
import type { NumberKey } from './number-field'

/** One number of a kind of component: how a form and a report show it, and what it may be. */
export interface NumberProperty {
  readonly key: NumberKey
  readonly label: string
  /** Stands beside the field; empty for a loss factor. */
  readonly unit: 'mm' | 'kg/m³' | 'MPa' | 'GPa' | 'MN/m³' | 'MN/m' | ''
  /** The most decimals shown. */
  readonly decimals: number
  /** To how many decimals an entry is rounded: lengths to one (PRP-03); other numbers are kept as typed. */
  readonly rounding: number | undefined
  readonly range: Range
}

const mm = (key: NumberKey, label: string, min: number, max: number): NumberProperty => ({
  key,
  label,
  unit: 'mm',
  decimals: 1,
  rounding: 1,
  range: { min, max },
})
const number = (
  key: NumberKey,
  label: string,
  unit: NumberProperty['unit'],
  decimals: number,
  min: number,
  max: number,
): NumberProperty => ({ key, label, unit, decimals, rounding: undefined, range: { min, max } })

/** Off is 0; a thick ceiling void may be filled. Loose wool weighs 10, wood fibre board up to 270 kg/m³. */
const INSULATION = [
  mm('insulationThickness', 'Insulation thickness', 0, 1000),
  number('insulationDensity', 'Insulation density', 'kg/m³', 2, 0, 300),
]

/**
 * Every number of every kind, in the order in which it is shown. The ranges bound what is a building product at all,
 * wider than any catalogue: a value outside is a slip of the unit or of a digit. A product's own range is narrower.
 */
export const PROPERTY_TABLE: Readonly<Record<ComponentKind, readonly NumberProperty[]>> = {
  panel: [
    // From a foil to a thick board; more is a massive element.
    mm('thickness', 'Thickness', 0.1, 200),
    // Rigid foam 10, lead 11 340.
    number('density', 'Density', 'kg/m³', 2, 5, 12000),
    // A limp membrane 10, steel 210 000.
    number('modulusOfElasticity', 'Modulus of elasticity', 'MPa', 2, 1, 250000),
    // A free metal sheet 0.0005, a constrained damping layer 0.5.
    number('dampingCoefficient', 'Damping coefficient', '', 4, 0.0001, 1),
  ],
  frame: [
    // A resilient channel 13, a ceiling void 1000.
    mm('totalCavityDepth', 'Total cavity depth', 5, 1000),
    mm('depthOfBeam', 'Depth of beam', 5, 1000),
    // Thin steel 0.4, glued laminated timber 300.
    mm('thicknessOfBeam', 'Thickness of beam', 0.3, 300),
    // Closer is no frame; hangers stand up to 2.4 m apart.
    mm('cc', 'Spacing cc', 50, 3000),
    ...INSULATION,
  ],
  massiveElement: [
    // A plaster block to a foundation slab.
    mm('thickness', 'Thickness', 10, 1000),
    // Aerated concrete 300, heavy concrete 4000, a steel slab 7850.
    number('density', 'Density', 'kg/m³', 2, 100, 8000),
    // Gravel fill 0.05, granite 80; across the grain of timber 0.3.
    number('modulusOfElasticityMajor', 'Modulus of elasticity, major', 'GPa', 4, 0.01, 250),
    number('modulusOfElasticityMinor', 'Modulus of elasticity, minor', 'GPa', 4, 0.01, 250),
    number('dampingCoefficient', 'Damping coefficient', '', 4, 0.0001, 1),
  ],
  cavity: [
    // A foil's width to a corridor; the cavity model holds from 5 to 500 and says so beyond.
    mm('totalCavityDepth', 'Total cavity depth', 5, 1000),
    ...INSULATION,
  ],
  impactBoard: [
    // Underlay foam 1, two layers of wool 200.
    mm('thickness', 'Thickness', 1, 200),
    // Expanded polystyrene 12, rubber granulate 800.
    number('density', 'Density', 'kg/m³', 2, 5, 1500),
    // Soft mats 3, cork and thin foam 200.
    number('dynamicStiffness', 'Dynamic stiffness', 'MN/m³', 2, 1, 500),
  ],
  floorCovering: [
    // A varnish to a stone slab.
    mm('thickness', 'Thickness', 0.1, 100),
    // A thick carpet 0.02, ceramic tiles some 1000.
    number('contactStiffness', 'Contact stiffness', 'MN/m', 4, 0.005, 2000),
  ],
  ribPanel: [
    mm('depthOfBeam', 'Depth of rib', 40, 1000),
    mm('thicknessOfBeam', 'Thickness of rib', 20, 500),
    mm('cc', 'Spacing cc', 100, 3000),
    ...INSULATION,
  ],
}

/** The row of the table, or undefined where the kind has no such property. */
export function numberProperty(kind: ComponentKind, key: NumberKey): NumberProperty | undefined {
  return PROPERTY_TABLE[kind].find((property) => property.key === key)
}

/** What the number may be in this component: the table's range, narrowed by the product's own. */
export function rangeOf(component: Component, property: NumberProperty): Range {
  const own = component.ranges[property.key]
  if (own === undefined) return property.range
  const { min, max } = property.range
  const within = (value: number) => Math.min(Math.max(value, min), max)
  return { min: within(own.min), max: within(own.max) }
}
