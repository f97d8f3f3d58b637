/**
 * Vibration reduction index Kij of a path over a junction, dB.
 *
 * @param massRatio mass per area of the perpendicular element over that of the element in which the path starts
 */
type Kij = (massRatio: number, frequency_hz: number) => number

const lg = Math.log10

/** Frequency f1 from which on a flexible interlayer isolates, Hz (E/t = 100 MN/m³). */
const INTERLAYER_FROM_HZ = 125

/** Increase of Kij for each flexible interlayer in the path, 10 lg(f/f1), dB. */
function interlayer(frequency_hz: number): number {
  return 10 * lg(frequency_hz / INTERLAYER_FROM_HZ)
}

/**
 * Junctions of homogeneous elements, ISO 12354-1:2017 annex E (formulae E.3 to E.10), M = lg of the mass ratio.
 * Valid for mass ratios of 0.1 to 10.
 */
export const JUNCTIONS = {
  'rigid cross through': (r) => 8.7 + 17.1 * lg(r) + 5.7 * lg(r) ** 2,
  'rigid cross corner': (r) => 8.7 + 5.7 * lg(r) ** 2,
  'rigid T through': (r) => 5.7 + 14.1 * lg(r) + 5.7 * lg(r) ** 2,
  'rigid T corner': (r) => 5.7 + 5.7 * lg(r) ** 2,
  'flexible T through': (r, f) => 5.7 + 14.1 * lg(r) + 5.7 * lg(r) ** 2 + 2 * interlayer(f),
  'flexible T corner': (r, f) => 5.7 + 5.7 * lg(r) ** 2 + interlayer(f),
  'flexible T across': (r) => Math.min(Math.max(3.7 + 14.1 * lg(r) + 5.7 * lg(r) ** 2, -4), 0),
  'lightweight facade through': (r) => Math.max(5 + 10 * lg(r), 5),
  'lightweight facade corner': (r) => 10 + 10 * Math.abs(lg(r)),
  'double leaf through': (r, f) => Math.max(10 + 20 * lg(r) - 3.3 * lg(f / 500), 10),
  // The heavy element that runs past the light double leaf, K24.
  'heavy past double leaf': (r) => 3 + 14.1 * lg(r) + 5.7 * lg(r) ** 2,
  'double leaf corner': (r, f) => 10 + 10 * Math.abs(lg(r)) + 3.3 * lg(f / 500),
  'coupled double leaf through': (r, f) => 10 + 20 * lg(r) - 3.3 * lg(f / 500),
  'coupled double leaf corner': (r, f) => 10 + 10 * Math.abs(lg(r)) - 3.3 * lg(f / 500),
  'corner of two': (r) => Math.max(15 * Math.abs(lg(r)) - 3, -2),
  'thickness change': (r) => 5 * lg(r) ** 2 - 5,
} as const satisfies Readonly<Record<string, Kij>>

/** Straight through a junction and around its corner. */
interface TimberJunction {
  readonly through: (frequency_hz: number) => number
  readonly corner: (frequency_hz: number) => number
}

const withFrequency = (Kij_db: number) => (frequency_hz: number) => Kij_db + 3.3 * lg(frequency_hz / 500)

/**
 * Junctions of timber: of cross-laminated timber with a floor between the walls of the storeys where it ends (T) or goes
 * on (X), ISO 12354-1:2017 annex F, with the slope over frequency quoted from memory (medium confidence; published
 * measurements scatter by 3 dB); and of timber frames in platform construction, on the resonant sound reduction index of
 * the inner leaves (annex L.11 and ISO 12354-2:2017 annex G.11).
 */
export const TIMBER_JUNCTIONS = {
  T: { through: withFrequency(22), corner: withFrequency(15) },
  X: { through: withFrequency(23), corner: withFrequency(18) },
  frame: { through: withFrequency(22), corner: withFrequency(18) },
} as const satisfies Readonly<Record<string, TimberJunction>>

/** Minimum Kij of a path, dB: 10 lg(l l0 (1/Si + 1/Sj)), l0 = 1 m (ISO 12354-1:2017 formula 20). */
export function minimumKij(length_m: number, areaI_m2: number, areaJ_m2: number): number {
  return 10 * lg(length_m * (1 / areaI_m2 + 1 / areaJ_m2))
}
