import { decimalSign } from './formats'

/**
 * In which units a person reads and types. What is kept, sent and reckoned with is SI, whatever is in use. The two others
 * differ in how inches are written: `5/8` or `0.625`.
 */
export const UNIT_SYSTEMS = ['Metric', 'ImperialFractions', 'ImperialDecimals'] as const
export type UnitSystem = (typeof UNIT_SYSTEMS)[number]

let inUse: UnitSystem = 'Metric'

export const unitsInUse = (): UnitSystem => inUse

/** Makes a system the one in use, before anything is drawn; where none is named that is known here, the metric one. */
export function measureIn(system: string | null | undefined): void {
  inUse = UNIT_SYSTEMS.find((one) => one === system) ?? 'Metric'
}

/** A unit in use in place of one of SI. */
export interface ImperialUnit {
  readonly name: string
  /** What else stands for it behind a number that is typed. */
  readonly alsoTyped: readonly string[]
  /** One of it in the unit of SI that it stands for. */
  readonly size: number
  /** To how many decimals a number is shown that was not typed in this unit. */
  readonly decimals: number
  /** What an arrow key adds. */
  readonly step: number
}

export const MM_PER_INCH = 25.4
const M_PER_FOOT = 0.3048
const KG_PER_POUND = 0.45359237
/** A pound-force for each square inch, by the standard gravity of 9.80665 m/s². */
const PA_PER_PSI = (KG_PER_POUND * 9.80665) / (MM_PER_INCH / 1000) ** 2

/**
 * By the unit of SI, the quantity's unit in the United States, exactly (NIST SP 811, appendix B). What is missing here is
 * written alike by both: decibels, hertz, seconds, stiffnesses by area, which the standards of their tests give in MN/m³
 * there as well, and what declarations of products give for each m². Panels' moduli are in psi, those of masonry and
 * concrete in ksi.
 */
const IMPERIAL: Readonly<Record<string, ImperialUnit>> = {
  mm: {
    name: 'in',
    alsoTyped: ['in.', 'inches', 'inch', '"', '″', '”'],
    size: MM_PER_INCH,
    decimals: 3,
    step: 0.1,
  },
  m: { name: 'ft', alsoTyped: ['ft.', 'feet', "'", '′', '’'], size: M_PER_FOOT, decimals: 2, step: 1 },
  'm²': { name: 'ft²', alsoTyped: ['sq ft', 'sf'], size: M_PER_FOOT ** 2, decimals: 1, step: 1 },
  'm³': { name: 'ft³', alsoTyped: ['cu ft', 'cf'], size: M_PER_FOOT ** 3, decimals: 0, step: 10 },
  'kg/m²': {
    name: 'lb/ft²',
    alsoTyped: ['psf'],
    size: KG_PER_POUND / M_PER_FOOT ** 2,
    decimals: 2,
    step: 1,
  },
  'kg/m³': {
    name: 'lb/ft³',
    alsoTyped: ['pcf'],
    size: KG_PER_POUND / M_PER_FOOT ** 3,
    decimals: 2,
    step: 1,
  },
  MPa: { name: 'psi', alsoTyped: [], size: PA_PER_PSI / 1e6, decimals: 0, step: 1000 },
  GPa: { name: 'ksi', alsoTyped: [], size: PA_PER_PSI / 1e6, decimals: 1, step: 10 },
}

/** The unit that is in use for one of SI; null where that one is. */
export function imperialUnit(si: string): ImperialUnit | null {
  return inUse === 'Metric' || !Object.hasOwn(IMPERIAL, si) ? null : (IMPERIAL[si] ?? null)
}

/** What a quantity's unit is called in the units in use: `unitName('mm')` is `mm` or `in`. */
export const unitName = (si: string): string => imperialUnit(si)?.name ?? si

/** What an arrow key adds to a length, and what it adds with Shift, as the list of keys says it. */
export function lengthSteps(): readonly [step: string, leap: string] {
  switch (inUse) {
    case 'Metric':
      return ['1 mm', '10 mm']
    case 'ImperialFractions':
      return ['1/16 in', '5/8 in']
    case 'ImperialDecimals':
      return [`0${decimalSign()}1 in`, '1 in']
  }
}
