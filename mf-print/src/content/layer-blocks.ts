import {
  componentLetter,
  insulationLabel,
  isFilled,
  nameOf,
  propertiesOf,
  type Component,
  type Construction,
  type PropertyRow,
} from '@soundleaf/construction'
import { numberText } from '@soundleaf/ui'

/** One property as paper shows it. */
export interface PropertyLine {
  readonly key: string
  readonly label: string
  readonly value: string
  readonly unit: string
}

/** The properties of one component, or of its fill. */
export interface LayerBlock {
  readonly id: string
  readonly letter: string
  readonly component: Component
  readonly isFill: boolean
  readonly title: string
  readonly rows: readonly PropertyLine[]
}

/** Keys that say nothing to a reader of the report (PRT-03). */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'studId',
  'panelId',
  'floorCoveringId',
  'frameType',
  'material',
  'insulationProductId',
  'impactboardID',
  'type',
  // The block is there when the insulation is on.
  'uiEnableInsulation',
])

export function layerBlocks({ components }: Construction): readonly LayerBlock[] {
  return components.flatMap((component, index) => {
    const letter = componentLetter(index)
    const rows = propertiesOf(component, true).filter(({ key }) => !LEFT_OUT.has(key))
    const linesOf = (section: PropertyRow['section']) =>
      rows.filter((row) => row.section === section).map(propertyLine)
    const own: LayerBlock = {
      id: component.id,
      letter,
      component,
      isFill: false,
      title: nameOf(component),
      rows: linesOf('component'),
    }
    if (!('insulation' in component) || !isFilled(component.insulation)) return [own]
    const title = `${insulationLabel(component.insulation)}, in ${letter}`
    const fill: LayerBlock = {
      ...own,
      id: `${component.id}-fill`,
      letter: '',
      isFill: true,
      title,
      rows: linesOf('insulation'),
    }
    return [own, fill]
  })
}

function propertyLine(row: PropertyRow): PropertyLine {
  const { key, label } = row
  switch (row.control) {
    case 'number':
      return { key, label, value: shortest(row.value, row.decimals), unit: row.unit }
    case 'switch':
      return { key, label, value: row.value ? 'Yes' : 'No', unit: '' }
    case 'text':
      return { key, label, value: row.value, unit: '' }
  }
}

/** At most so many decimals, and none that say nothing. */
function shortest(value: number, decimals: number): string {
  const text = numberText(value, decimals)
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}
