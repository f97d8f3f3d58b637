import { JUNCTIONS, minimumKij } from '../../src/field/junction'
import { type Check, check, near, WORKED_EXAMPLES } from './example'

/** Which formula of ISO 12354-1 annex E each junction example uses. */
const JUNCTION_OF: Readonly<Record<string, keyof typeof JUNCTIONS>> = {
  'rigid cross through': 'rigid cross through',
  'rigid cross corner': 'rigid cross corner',
  'rigid cross, equal masses': 'rigid cross through',
  'rigid T through': 'rigid T through',
  'rigid T corner': 'rigid T corner',
  'T flexible interlayer (500 Hz, f1 125 Hz) through': 'flexible T through',
  'T flexible interlayer (500 Hz, f1 125 Hz) corner': 'flexible T corner',
  'corner (E.9)': 'corner of two',
  'flexible T, double-leaf K24, clamp -4..0': 'flexible T across',
  'lightweight facade through floor of 5 dB': 'lightweight facade through',
  'lightweight facade corner 10+10|M|': 'lightweight facade corner',
  'homogeneous + lightweight double leaf (E.7) through 10+20M-3.3lg(f/500), min 10': 'double leaf through',
  'same corner 10+10|M|+3.3lg(f/500)': 'double leaf corner',
  'coupled double leaf (E.8) through': 'coupled double leaf through',
  'same corner 10+10|M|-3.3lg(f/500)': 'coupled double leaf corner',
  'corner (E.9) 15|M|-3 min -2': 'corner of two',
  'thickness change 5M^2-5': 'thickness change',
}

interface JunctionInputs {
  readonly junction?: string
  readonly path?: string
  readonly case?: string
  readonly mass_ratio_perp_over_element?: number
  readonly mass_ratio?: number
  readonly f_hz?: number
}

const JUNCTION_EXAMPLES = WORKED_EXAMPLES.filter(({ topic }) => topic === 'Kij junction')

/** The case of an example; "same" refers to that of the previous example. */
function caseOf(at: number): string {
  const inputs = JUNCTION_EXAMPLES[at].inputs as JunctionInputs
  if (inputs.case === 'same') return caseOf(at - 1)
  return inputs.case ?? [inputs.junction, inputs.path].filter(Boolean).join(' ')
}

function junctionCheck(at: number): Check {
  const { tolerance } = JUNCTION_EXAMPLES[at]
  return check<JunctionInputs, { readonly Kij_db: number }>((inputs, { Kij_db }) => {
    const ratio = inputs.mass_ratio_perp_over_element ?? inputs.mass_ratio ?? Number.NaN
    const Kij = JUNCTIONS[JUNCTION_OF[caseOf(at)]](ratio, inputs.f_hz ?? 500)
    return [near('Kij, dB', Kij, Kij_db, Number(tolerance))]
  })
}

export const JUNCTION_CHECKS: Readonly<Record<string, Check>> = {
  ...Object.fromEntries(JUNCTION_EXAMPLES.map(({ id }, at) => [id, junctionCheck(at)])),

  'kij-min': check<Record<'l_m' | 'S_i_m2' | 'S_j_m2', number>, { readonly Kij_min_db: number }>(
    ({ l_m, S_i_m2, S_j_m2 }, { Kij_min_db }) => [
      near('least Kij, dB', minimumKij(l_m, S_i_m2, S_j_m2), Kij_min_db, 0.02),
    ],
  ),
}
