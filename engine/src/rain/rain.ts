import { A_WEIGHTS_DB } from '../a-weighting'
import { energySum } from '../rating/rating'
import { FREQUENCIES_HZ, PER_BAND } from '../physics/frequency'

/** Rain on a roof: what falls, how large the drops are, and how fast. */
export interface Rain {
  /** mm/h */
  readonly rate_mmph: number
  readonly dropDiameter_m: number
  readonly speed_mps: number
}

/** The artificial rain of ISO 10140-5:2021 table H.1; products are compared under heavy rain. */
export const HEAVY_RAIN: Rain = { rate_mmph: 40, dropDiameter_m: 0.005, speed_mps: 7 }
export const INTENSE_RAIN: Rain = { rate_mmph: 15, dropDiameter_m: 0.002, speed_mps: 4 }

/** Density of water, kg/m³. */
const WATER_KGM3 = 1000

/** Bandwidth of a third octave relative to its mid-frequency. */
const THIRD_OCTAVE_WIDTH = 0.2316

/** The force of one drop: its first value, falling linearly to 0 while the drop sinks in. */
export interface DropImpact {
  readonly force_N: number
  readonly duration_s: number
}

/**
 * The impact of a drop as a paraboloid of its diameter and volume: F0 = rho pi r² v², T = 8 r/(3 v), whose impulse is the
 * momentum of the drop. Petersson 1995.
 */
export function dropImpact({ dropDiameter_m, speed_mps }: Rain): DropImpact {
  const radius_m = dropDiameter_m / 2
  return {
    force_N: WATER_KGM3 * Math.PI * radius_m ** 2 * speed_mps ** 2,
    duration_s: (8 * radius_m) / (3 * speed_mps),
  }
}

/** Drops per square metre and second. */
export function dropsPerArea({ rate_mmph, dropDiameter_m }: Rain): number {
  return rate_mmph / (3.6e6 * ((Math.PI * dropDiameter_m ** 3) / 6))
}

/**
 * Mean square force of rain per square metre and third octave, N²/m², at every frequency of the models: 2 n |F|² times
 * the bandwidth. A drop is light against any roof, so the force does not depend on the roof.
 *
 * @param slope_deg angle of the roof to the horizontal: fewer drops meet it, at less speed across it
 */
export function rainForce2(rain: Rain, slope_deg = 0): Float64Array {
  const tilt = Math.cos((slope_deg * Math.PI) / 180)
  const drops = dropsPerArea(rain) * tilt
  const { force_N, duration_s } = dropImpact({ ...rain, speed_mps: rain.speed_mps * tilt })
  return FREQUENCIES_HZ.map((frequency, at) => {
    const x = 2 * Math.PI * frequency * duration_s
    const size2 =
      (force_N * duration_s) ** 2 * (((1 - Math.cos(x)) / x ** 2) ** 2 + ((x - Math.sin(x)) / x ** 2) ** 2)
    // The exact mid-frequency of the band; 50 Hz is 10^1.7.
    const middle_hz = 10 ** ((17 + Math.floor(at / PER_BAND)) / 10)
    return 2 * drops * size2 * THIRD_OCTAVE_WIDTH * middle_hz
  })
}

/** The rating begins at 100 Hz. */
const FIRST_RATED = 3

/** A-weighted sound intensity level of 21 third octaves, over 100 to 5000 Hz, dB(A). */
export function weightedRainLevel(levels_db: readonly number[]): number {
  return energySum(levels_db.map((level, band) => level + A_WEIGHTS_DB[band]).slice(FIRST_RATED))
}

/** Level in the room below a roof from the intensity level that it radiates, dB: LI + 10 lg(S) + 6 - 10 lg(0.16 V/T). */
export function levelUnderRoof(
  intensity_db: number,
  {
    area_m2,
    volume_m3,
    reverberationTime_s,
  }: {
    readonly area_m2: number
    readonly volume_m3: number
    readonly reverberationTime_s: number
  },
): number {
  const absorption_m2 = (0.16 * volume_m3) / reverberationTime_s
  return intensity_db + 10 * Math.log10(area_m2) + 6 - 10 * Math.log10(absorption_m2)
}
