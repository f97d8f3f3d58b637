import type { Material, ProductType, PropertyKey } from '@soundleaf/contracts'
import { formatPlain, numberIn, unitName, withUnit } from '@soundleaf/texts'
import type { Values } from './content'
import { waveSpeed_ms } from './leaf'
import { t } from './texts'
import { isPlate, USUAL_FILLS, USUAL_PLATES, USUAL_SPRINGS, type Span } from './usual'

/** A value that is allowed and yet not likely, in words. */
export interface Question {
  readonly key: PropertyKey
  readonly message: string
}

/** What is known of a product while it is made: values may still be missing. */
export interface Asked {
  readonly type: ProductType
  readonly material: Material
  readonly values: Values
}

/** What a number usually is for this material beside the others that are given; null where nothing is known of it. */
export function usualRange({ type, material, values }: Asked, key: PropertyKey): Span | null {
  const plate = isPlate(type) ? USUAL_PLATES[material] : undefined
  const spring = type === 'ImpactBoard' ? USUAL_SPRINGS[material] : undefined
  const fill = type === 'Insulation' ? USUAL_FILLS[material] : undefined
  switch (key) {
    case 'density':
      return plate?.density_kgm3 ?? spring?.density_kgm3 ?? fill ?? null
    case 'dampingCoefficient':
      return plate?.lossFactor ?? null
    case 'modulusOfElasticity':
    case 'modulusOfElasticityMajor':
      return modulusRange(plate?.wave_ms, numberOf(values, 'density'), key)
    case 'dynamicStiffness':
      return stiffnessRange(spring?.modulus_MPa, numberOf(values, 'thickness'))
    default:
      return null
  }
}

function modulusRange(
  wave_ms: Span | undefined,
  density_kgm3: number | undefined,
  key: 'modulusOfElasticity' | 'modulusOfElasticityMajor',
): Span | null {
  if (wave_ms === undefined || density_kgm3 === undefined) return null
  const perUnit = key === 'modulusOfElasticity' ? 1e6 : 1e9
  return spanOf(wave_ms, (speed) => (density_kgm3 * speed ** 2) / perUnit)
}

function stiffnessRange(modulus_MPa: Span | undefined, thickness_mm: number | undefined): Span | null {
  if (modulus_MPa === undefined || !thickness_mm) return null
  return spanOf(modulus_MPa, (modulus) => (modulus * 1000) / thickness_mm)
}

const spanOf = ([least, most]: Span, to: (value: number) => number): Span => [to(least), to(most)]

/** Every value that is questioned, with the range that is usual. */
export function questionsOf(asked: Asked): readonly Question[] {
  const { values, material } = asked
  const named = t(`material.${material}`)
  const outside = (key: PropertyKey, ask: (value: number, range: Span) => string): Question[] => {
    const value = numberOf(values, key)
    const range = usualRange(asked, key)
    if (value === undefined || range === null || isWithin(value, range)) return []
    return [{ key, message: ask(value, range) }]
  }
  const wave = (key: 'modulusOfElasticity' | 'modulusOfElasticityMajor') =>
    outside(key, (value, range) => {
      const modulus_GPa = key === 'modulusOfElasticity' ? value / 1000 : value
      const speed = waveSpeed_ms({ density_kgm3: numberOf(values, 'density') ?? NaN, modulus_GPa })
      const usual = USUAL_PLATES[material]?.wave_ms ?? range
      const unit = key === 'modulusOfElasticity' ? 'MPa' : 'GPa'
      return t('question.wave', {
        value: short(speed),
        material: named,
        ...ends(usual),
        from: shortIn(unit, range[0]),
        to: shortWithUnit(unit, range[1]),
      })
    })
  return [
    ...outside('density', (value, range) =>
      t('question.density', {
        value: shortWithUnit('kg/m³', value),
        material: named,
        least: shortIn('kg/m³', range[0]),
        most: shortWithUnit('kg/m³', range[1]),
      }),
    ),
    ...wave('modulusOfElasticity'),
    ...wave('modulusOfElasticityMajor'),
    ...outside('dampingCoefficient', (value, range) =>
      t('question.damping', {
        value: short(value),
        material: named,
        ...ends(range),
        asPercent: short(value / 100),
      }),
    ),
    ...outside('dynamicStiffness', (value, range) =>
      t('question.stiffness', {
        value: short(value),
        thickness: shortWithUnit('mm', numberOf(values, 'thickness') ?? NaN),
        material: named,
        ...ends(range),
      }),
    ),
    ...beamDeeperThanCavity(values),
  ]
}

function beamDeeperThanCavity(values: Values): Question[] {
  const [beam, cavity] = [numberOf(values, 'depthOfBeam'), numberOf(values, 'totalCavityDepth')]
  if (beam === undefined || cavity === undefined || beam <= cavity) return []
  return [
    {
      key: 'depthOfBeam',
      message: t('question.frame', {
        beam: shortWithUnit('mm', beam),
        cavity: shortWithUnit('mm', cavity),
      }),
    },
  ]
}

/** Equal to an end in the digits that a person reads is inside. */
const isWithin = (value: number, [least, most]: Span) => value >= least * 0.995 && value <= most * 1.005

const ends = ([least, most]: Span) => ({ least: short(least), most: short(most) })

/** Three digits are enough for a range. */
export const short = (value: number): string => formatPlain(Number(value.toPrecision(3)))

/** The same in the unit in use. */
const shortIn = (unit: string, value: number): string =>
  unitName(unit) === unit ? short(value) : numberIn(unit, value)
const shortWithUnit = (unit: string, value: number): string => withUnit(shortIn(unit, value), unitName(unit))

export function numberOf(values: Values, key: PropertyKey): number | undefined {
  const value = values[key]
  const number = typeof value === 'object' ? value[0] : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}
