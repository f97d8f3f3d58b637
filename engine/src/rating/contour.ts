import type { ContourWorking } from './rating'

/** A reference curve and the limits for its shift; every number is a whole multiple of `unit_db`. */
export interface ContourRule {
  readonly bands_hz: readonly number[]
  readonly reference: readonly number[]
  /** 0.1 where values are rounded to one decimal, 1 where to whole decibels. */
  readonly unit_db: 0.1 | 1
  readonly step: number
  readonly sumLimit: number
  readonly singleLimit?: number
  /**
   * Airborne: values below the curve are unfavourable, the highest curve counts. Impact: values above it are
   * unfavourable, the lowest curve counts.
   */
  readonly kind: 'airborne' | 'impact'
}

/**
 * Shifts the reference curve in whole steps as far as the limits of the unfavourable deviations allow. Integers make
 * the comparison with the limits exact.
 *
 * @param values the band values, in whole multiples of the rule's unit
 * @returns the shift in units, and the working in dB
 */
export function fitContour(
  values: readonly number[],
  rule: ContourRule,
): { readonly shift: number; readonly working: ContourWorking } {
  const sense = rule.kind === 'airborne' ? 1 : -1
  const deficienciesAt = (shift: number) =>
    rule.reference.map((reference, at) => Math.max(0, sense * (reference + shift - values[at])))
  const isAllowed = (deficiencies: readonly number[]) =>
    sumOf(deficiencies) <= rule.sumLimit && Math.max(...deficiencies) <= (rule.singleLimit ?? Infinity)

  // It starts at the best position without unfavourable deviations. They only grow with the shift, so large strides
  // come first.
  const margins = values.map((value, at) => sense * (value - rule.reference[at]))
  let shift = sense * rule.step * Math.floor(Math.min(...margins) / rule.step)
  for (const stride of STRIDES)
    while (isAllowed(deficienciesAt(shift + sense * stride * rule.step))) shift += sense * stride * rule.step

  const deficiencies = deficienciesAt(shift)
  const beyond = deficienciesAt(shift + sense * rule.step)
  const worst = beyond.indexOf(Math.max(...beyond))
  const toDecibels = (units: number) => (rule.unit_db === 1 ? units : units / 10)
  return {
    shift,
    working: {
      method: 'contour',
      shift_db: toDecibels(shift),
      bands: rule.bands_hz.map((band_hz, at) => ({
        band_hz,
        value_db: toDecibels(values[at]),
        shiftedReference_db: toDecibels(rule.reference[at] + shift),
        deficiency_db: toDecibels(deficiencies[at]),
      })),
      sumOfDeficiencies_db: toDecibels(sumOf(deficiencies)),
      sumLimit_db: toDecibels(rule.sumLimit),
      limitedBy: beyond[worst] > (rule.singleLimit ?? Infinity) ? 'single deficiency' : 'sum of deficiencies',
      limitingBand_hz: rule.bands_hz[worst],
    },
  }
}

const STRIDES = [64, 16, 4, 1]

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
