import { ratingDefinition, type MeasuredNeighbour, type RatingId } from '@soundleaf/contracts'
import { shortText } from '@soundleaf/results-view'
import { formatQuantity, numberIn } from '@soundleaf/texts'
import { t } from '../texts'
import { materialName } from './material-name'

type Code = MeasuredNeighbour['layers'][number]

const number = ({ params }: Code, name: string): number => Number(params[name] ?? 0)
const text = ({ params }: Code, name: string): string => String(params[name] ?? '')

/** A layer as `2 × 13 mm Gypsum board`; empty for one that this page does not know. */
export function layerText(layer: Code): string {
  const name = materialName(text(layer, 'name'))
  switch (layer.code) {
    case 'sheet':
      return t('measured.sheet', {
        count: number(layer, 'count'),
        thickness: inMillimetres(number(layer, 'thickness_mm')),
        name,
      })
    case 'cavity':
      return cavityText(layer)
    case 'resilient':
      return t('measured.resilient', {
        thickness: inMillimetres(number(layer, 'thickness_mm')),
        name,
        stiffness: shortText(number(layer, 'stiffness_MNpm3')),
      })
    case 'covering':
      return name
    default:
      return ''
  }
}

function cavityText(layer: Code): string {
  const depth = inMillimetres(number(layer, 'depth_mm'))
  const filled_mm = number(layer, 'filled_mm')
  const cavity =
    filled_mm === 0
      ? t('measured.cavity', { depth })
      : t('measured.cavityFilled', { depth, filled: inMillimetres(filled_mm) })
  const spacing_mm = number(layer, 'spacing_mm')
  return spacing_mm === 0 ? cavity : t('measured.spaced', { cavity, spacing: inMillimetres(spacing_mm) })
}

const inMillimetres = (length_mm: number): string => formatQuantity(length_mm, 'mm', 1)

const QUANTITIES = [
  'mass',
  'lightest',
  'stiffness',
  'depth',
  'cavity',
  'floating',
  'covering',
  'leaves',
] as const
/** What a construction may have none of. */
const PARTS = ['depth', 'cavity', 'floating', 'covering'] as const
const CONNECTIONS = ['rigid', 'points', 'flexible', 'resilient', 'separate'] as const

/** What differs, as `mass 120 kg/m², here 96`; empty for a difference that this page does not know. */
export function differenceText(difference: Code): string {
  const quantity = QUANTITIES.find((one) => one === difference.code)
  const { measured = null, own = null } = difference.params
  if (quantity !== undefined) return quantityText(quantity, measured, own)
  if (difference.code === 'filled')
    return t('measured.differs.filled', { measured: percent(measured), own: percent(own) })
  if (difference.code === 'connection')
    return t('measured.differs.connection', {
      measured: connectionText(measured),
      own: connectionText(own),
    })
  return ''
}

type Value = string | number | null

/** With both values, or with the one there is where the other construction has no such part. */
function quantityText(quantity: (typeof QUANTITIES)[number], measured: Value, own: Value): string {
  const part = PARTS.find((one) => one === quantity)
  const unit = UNITS[quantity]
  const withUnit = (value: Value): string =>
    value === null ? shortText(null) : formatQuantity(Number(value), unit, 1)
  if (part !== undefined && measured === null) return t(`measured.lacks.${part}`, { own: withUnit(own) })
  if (part !== undefined && own === null) return t(`measured.has.${part}`, { measured: withUnit(measured) })
  // The second value needs no unit behind the first.
  const here = own === null ? shortText(null) : numberIn(unit, Number(own), 1)
  return t(`measured.differs.${quantity}`, { measured: withUnit(measured), own: here })
}

/** In which the values come whose sentences take them with their unit. */
const UNITS: Readonly<Record<(typeof QUANTITIES)[number], string>> = {
  mass: 'kg/m²',
  lightest: 'kg/m²',
  depth: 'mm',
  stiffness: '',
  cavity: '',
  floating: '',
  covering: '',
  leaves: '',
}

function percent(share: string | number | null): string {
  return shortText(Math.round(Number(share) * 100))
}

function connectionText(value: string | number | null): string {
  const connection = CONNECTIONS.find((one) => one === value)
  return connection === undefined ? t('measured.connection.none') : t(`measured.connection.${connection}`)
}

/** The ratings in the notation of subscripts, as `R_{w} 75 · L_{n,w} 24`. */
export function ratingsText(ratings: MeasuredNeighbour['ratings']): string {
  return ratings
    .flatMap(({ id, value }) => {
      const known = RATINGS.find((one) => one === id)
      return known === undefined ? [] : [`${ratingDefinition(known).notation} ${shortText(value)}`]
    })
    .join(' · ')
}

const RATINGS: readonly RatingId[] = ['Rw', 'STC', 'Lnw', 'IIC']
