import {
  componentLetter,
  insulationLabel,
  isFilled,
  massOf,
  nameOf,
  thickness_mm,
  type Component,
  type Construction,
} from '@soundleaf/construction'

/** One line of the table under the drawing. */
export interface ConstructionRow {
  readonly id: string
  /** The key in the drawing; empty for the fill of the component above. */
  readonly letter: string
  readonly component: Component
  readonly isFill: boolean
  readonly name: string
  readonly thickness_mm: number
  /** Computed from the properties; null for beams and coverings, whose properties do not tell it. */
  readonly mass_kgm2: number | null
}

export function constructionRows({ components }: Construction): readonly ConstructionRow[] {
  return components.flatMap((component, index) => {
    const hasFill = 'insulation' in component
    const mass_kgm2 = massOf(component)
    const own: ConstructionRow = {
      id: component.id,
      letter: componentLetter(index),
      component,
      isFill: false,
      name: nameOf(component),
      thickness_mm: thickness_mm(component),
      mass_kgm2: hasFill || component.kind === 'floorCovering' ? null : mass_kgm2,
    }
    if (!hasFill || !isFilled(component.insulation)) return [own]
    const fill: ConstructionRow = {
      ...own,
      id: `${component.id}-fill`,
      letter: '',
      isFill: true,
      name: insulationLabel(component.insulation),
      thickness_mm: component.insulation.thickness_mm,
      mass_kgm2,
    }
    return [own, fill]
  })
}
