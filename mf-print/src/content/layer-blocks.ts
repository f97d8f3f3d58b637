import {
  componentLetter,
  genericName,
  isWindow,
  wordText,
  insulationName,
  isFilled,
  nameOf,
  nominalSize,
  productOriginOf,
  propertiesOf,
  sourceText,
  type Component,
  type Construction,
  type Insulation,
  type PropertyRow,
} from '@soundleaf/construction'
import type { Product, ProductSource } from '@soundleaf/contracts'
import { numberIn, unitName } from '@soundleaf/texts'
import { t } from '../texts'

/** One property as it is printed. */
export interface PropertyLine {
  readonly key: string
  readonly label: string
  readonly value: string
  readonly unit: string
  /** Words that may be long. */
  readonly isText?: true
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

/** Properties that mean nothing to a reader of the report. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'studId',
  'panelId',
  'floorCoveringId',
  'frameType',
  'material',
  'insulationProductId',
  'impactboardID',
  'type',
  // The block of an insulation is only there when this is on.
  'uiEnableInsulation',
])

/** The fills are called by their products among those of the catalogue. */
export function layerBlocks(
  construction: Construction,
  insulations: readonly Product[],
): readonly LayerBlock[] {
  // Between other leaves than panes there is air.
  const isShown = (key: string) => !LEFT_OUT.has(key) && (key !== 'gas' || isWindow(construction))
  return construction.components.flatMap((component, index) => {
    const letter = componentLetter(index)
    const rows = propertiesOf(component, true).filter(({ key }) => isShown(key))
    const linesOf = (section: PropertyRow['section']) =>
      rows.filter((row) => row.section === section).map(propertyLine)
    const own: LayerBlock = {
      id: component.id,
      letter,
      component,
      isFill: false,
      title: nameOf(component),
      rows: [...linesOf('component'), ...nominalLine(component), ...originLines(productOriginOf(component))],
    }
    if (!('insulation' in component) || !isFilled(component.insulation)) return [own]
    const title = t('layer.filling', {
      insulation: insulationName(component.insulation, insulations),
      letter,
    })
    const fill: LayerBlock = {
      ...own,
      id: `${component.id}-fill`,
      letter: '',
      isFill: true,
      title,
      rows: [...linesOf('insulation'), ...originLines(fillOrigin(component.insulation, insulations))],
    }
    return [own, fill]
  })
}

interface Origin {
  readonly manufacturer: string | null
  readonly source: ProductSource | null
}

/** Of a fill only what its own version of the product says. */
function fillOrigin({ productId, productVersion }: Insulation, insulations: readonly Product[]): Origin {
  const product = insulations.find(({ id, version }) => id === productId && version === productVersion)
  return { manufacturer: product?.manufacturer ?? null, source: product?.source ?? null }
}

function originLines({ manufacturer, source }: Origin): readonly PropertyLine[] {
  const line = (key: 'manufacturer' | 'source', value: string): PropertyLine => ({
    key,
    label: t(`layer.${key}`),
    value,
    unit: '',
    isText: true,
  })
  return [
    ...(manufacturer === null ? [] : [line('manufacturer', manufacturer)]),
    ...(source === null ? [] : [line('source', sourceText(source))]),
  ]
}

function nominalLine(component: Component): readonly PropertyLine[] {
  const value = nominalSize(component)
  return value === null ? [] : [{ key: 'nominal', label: t('layer.nominal'), value, unit: '' }]
}

function propertyLine(row: PropertyRow): PropertyLine {
  const { key, label } = row
  switch (row.control) {
    case 'number':
      return {
        key,
        label,
        value: numberIn(row.unit, row.value, row.decimals),
        unit: unitName(row.unit),
      }
    case 'switch':
      return { key, label, value: t(row.value ? 'layer.yes' : 'layer.no'), unit: '' }
    case 'text':
      return { key, label, value: genericName(row.value), unit: '' }
    case 'word':
      return { key, label, value: wordText(row), unit: '' }
  }
}
