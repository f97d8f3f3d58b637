import {
  bareMassOf,
  componentLetter,
  fillMassOf,
  insulationName,
  isFilled,
  nameOf,
  thickness_mm,
  type Component,
  type Construction,
} from '@soundleaf/construction'
import type { Product } from '@soundleaf/contracts'

/** One line of the table under the drawing. */
export interface ConstructionRow {
  readonly id: string
  /** The key in the drawing; empty for the fill of the component above. */
  readonly letter: string
  readonly component: Component
  readonly isFill: boolean
  readonly name: string
  readonly thickness_mm: number
  /** Of the component without its fill, which has a row of its own; null for the air of a cavity. */
  readonly mass_kgm2: number | null
}

/** The fills are called by their products among those of the catalogue. */
export function constructionRows(
  { components }: Construction,
  insulations: readonly Product[],
): readonly ConstructionRow[] {
  return components.flatMap((component, index) => {
    const hasFill = 'insulation' in component
    const own: ConstructionRow = {
      id: component.id,
      letter: componentLetter(index),
      component,
      isFill: false,
      name: nameOf(component),
      thickness_mm: thickness_mm(component),
      mass_kgm2: component.kind === 'cavity' ? null : bareMassOf(component),
    }
    if (!hasFill || !isFilled(component.insulation)) return [own]
    const fill: ConstructionRow = {
      ...own,
      id: `${component.id}-fill`,
      letter: '',
      isFill: true,
      name: insulationName(component.insulation, insulations),
      thickness_mm: component.insulation.thickness_mm,
      mass_kgm2: fillMassOf(component),
    }
    return [own, fill]
  })
}
