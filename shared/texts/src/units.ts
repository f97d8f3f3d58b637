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
const M_PER_FOOT = MM_PER_INCH * 0.012
const KG_PER_POUND = 0.45359237
/** A pound-force for each square inch, by the standard gravity of 9.80665 m/s². */
const PA_PER_PSI = (KG_PER_POUND * 9.80665) / (MM_PER_INCH / 1000) ** 2

const unit = (
  name: string,
  size: number,
  decimals: number,
  alsoTyped: readonly string[] = [],
  step = 1,
): ImperialUnit => ({ name, size, decimals, alsoTyped, step })

/**
 * By the unit of SI, the quantity's unit in the United States, exactly (NIST SP 811, appendix B). What is missing here is
 * written alike by both: decibels, hertz, seconds, stiffnesses by area, which the standards of their tests give in MN/m³
 * there as well, and what declarations of products give for each m². Panels' moduli are given in psi, those of masonry and concrete, a thousand times, in ksi.
 */
const IMPERIAL: Readonly<Record<string, ImperialUnit>> = {
  mm: unit('in', MM_PER_INCH, 3, ['in.', 'inches', 'inch', '"', '″', '”'], 0.1),
  m: unit('ft', M_PER_FOOT, 2, ['ft.', 'feet', "'", '′', '’']),
  'm²': unit('ft²', M_PER_FOOT ** 2, 1, ['sq ft', 'sf']),
  'm³': unit('ft³', M_PER_FOOT ** 3, 0, ['cu ft', 'cf'], 10),
  'kg/m²': unit('lb/ft²', KG_PER_POUND / M_PER_FOOT ** 2, 2, ['psf']),
  'kg/m³': unit('lb/ft³', KG_PER_POUND / M_PER_FOOT ** 3, 2, ['pcf']),
  MPa: unit('psi', PA_PER_PSI / 1e6, 0, [], 1000),
  GPa: unit('ksi', PA_PER_PSI / 1e6, 1, [], 10),
}

/** The unit that is in use for one of SI; null where that one is. */
export function imperialUnit(si: string): ImperialUnit | null {
  return inUse === 'Metric' || !Object.hasOwn(IMPERIAL, si) ? null : (IMPERIAL[si] ?? null)
}

/** What a quantity's unit is called in the units in use: `unitName('mm')` is `mm` or `in`. */
export const unitName = (si: string): string => imperialUnit(si)?.name ?? si
