import type { CavityGas, Interlayer } from '@soundleaf/contracts'
import type { Component, Panel } from './construction'
import type { Field } from './field'

/**
 * Young's modulus and density of glass, plain or laminated, MPa and kg/m³ (EN 572-1: 70 000 and 2500). Plastics are softer,
 * metals have materials of their own; tiles are lighter or softer, and stone is heavier.
 */
const GLASS_MPA = [60_000, 80_000] as const
const GLASS_KGM3 = [2400, 2600] as const

/** The deepest space that panes seal, mm; gas is lost from deeper ones, and a fill needs air that comes and goes. */
const DEEPEST_SEALED_MM = 40

const isWithin = (value: number, [from, to]: readonly [number, number]) => value >= from && value <= to

/** Whether a panel is a pane: glass has no material of its own on the wire, nothing else is as dense and as stiff. */
export function isGlass({ material, modulusOfElasticity_MPa, density_kgm3 }: Panel): boolean {
  const isOther = material === 'Other' || material === 'NotApplicable'
  return isOther && isWithin(modulusOfElasticity_MPa, GLASS_MPA) && isWithin(density_kgm3, GLASS_KGM3)
}

/** What lies between the sheets of a laminated pane. */
export const interlayerField: Field<Interlayer> = {
  read: (component) => (isPane(component) ? component.interlayer : undefined),
  write: (component, interlayer) => (component.kind === 'panel' ? { ...component, interlayer } : component),
}

/** What fills a space between panes; undefined for one that none of them seals. */
export const gasField: Field<CavityGas> = {
  read: (component) => (isSealable(component) ? component.gas : undefined),
  write: (component, gas) => (component.kind === 'cavity' ? { ...component, gas } : component),
}

const isPane = (component: Component): component is Panel => component.kind === 'panel' && isGlass(component)

const isSealable = (component: Component): component is Extract<Component, { kind: 'cavity' }> =>
  component.kind === 'cavity' &&
  component.totalCavityDepth_mm <= DEEPEST_SEALED_MM &&
  component.insulation.thickness_mm === 0
