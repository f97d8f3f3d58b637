import { THIRD_OCTAVES_HZ } from '../../src/band'
import { criticalFrequency } from '../../src/physics/leaf/leaf-model'
import { predict } from '../../src/predict'
import { bendingWaveRadiationEfficiency } from '../../src/physics/radiation/bending-radiation'
import { elementOf } from '../../src/physics/radiation/element'
import { rateIso717Impact } from '../../src/rating/iso-717-2-2020'
import { energySum, valueOf } from '../../src/rating/rating'
import { thirdOctaveSpectrum } from '../../src/spectrum'
import { type Check, check, near, rowsNear } from './example'

/**
 * The annex prints neither radiation efficiencies nor reverberation times, so agreement within 3 dB is all that can be
 * asked.
 */
const PLAUSIBLE_DB = 3

/**
 * Assumed size of a floor between laboratory rooms, m, as the annex states none. It is decisive below 125 Hz, where
 * nothing is compared.
 */
const FLOOR = elementOf([4, 2.5])

/**
 * The compared octaves, 125 to 2000 Hz of 63 to 4000 Hz: above, the annex corrects for the thickness of the plate in a
 * way that it does not print.
 */
const COMPARED = [1, 6] as const

/**
 * Ln of a bare monolithic floor by ISO 12354-2:2017 formula B.2, 155 - 30 lg m' + 10 lg(Ts sigma f/1000), with the
 * engine's radiation efficiency; Ts = 2.2/(f eta), eta = eta_int + m'/(485 sqrt f) of a laboratory.
 */
const bareFloor = check<
  { readonly m_kgm2: number; readonly rho_cL_eta: readonly [number, number, number] },
  { readonly Ln_octave: readonly number[]; readonly Ln_w: number }
>(({ m_kgm2: mass, rho_cL_eta: [density, waveSpeed, internal] }, { Ln_octave, Ln_w }) => {
  const thickness = mass / density
  const critical = criticalFrequency(mass, (density * waveSpeed ** 2 * thickness ** 3) / 12)
  const levels = THIRD_OCTAVES_HZ.map((frequency) => {
    const reverberation = 2.2 / (frequency * (internal + mass / (485 * Math.sqrt(frequency))))
    const sigma = bendingWaveRadiationEfficiency(frequency, critical, FLOOR)
    return 155 - 30 * Math.log10(mass) + 10 * Math.log10((reverberation * sigma * frequency) / 1000)
  })
  const octaves = Ln_octave.map((_, octave) => energySum(levels.slice(3 * octave, 3 * octave + 3)))
  return [
    ...rowsNear('Ln, dB, octave', octaves.slice(...COMPARED), Ln_octave.slice(...COMPARED), PLAUSIBLE_DB),
    near('Ln,w, dB', valueOf(rateIso717Impact(thirdOctaveSpectrum(levels)), 'Lnw'), Ln_w, 2),
  ]
})

export const MASSIVE_CHECKS: Readonly<Record<string, Check>> = {
  'iso12354-2-B2-concr-268': bareFloor,
  'iso12354-2-B2-concr-509': bareFloor,
  'iso12354-2-B2-light-260': bareFloor,
  'iso12354-2-B2-light-390': bareFloor,

  'sharp-point-B': check<
    { readonly glass_6mm: Readonly<Record<'m' | 'E' | 'h' | 'eta', number>> },
    {
      readonly Rw_range: readonly [number, number]
      readonly R_250_500_1000_measured: readonly number[]
      readonly match_tol_db: number
    }
  >(({ glass_6mm: { m, E, h, eta } }, { Rw_range: [least, most], R_250_500_1000_measured, match_tol_db }) => {
    const sheet = { componentId: 'pane', role: 'board', material: 'glass', thickness_m: h } as const
    const pane = { ...sheet, density_kgm3: m / h, modulus_Pa: E, lossFactor: eta }
    const prediction = predict({ kind: 'wall', parts: [{ part: 'leaf', sheets: [pane] }] })
    if (!prediction.ok) throw new Error(prediction.reason.code)
    const { values_db, ratings } = prediction.airborne.iso
    const bands = ([250, 500, 1000] as const).map((band) => values_db[THIRD_OCTAVES_HZ.indexOf(band)])
    return [
      near('Rw, dB', valueOf(ratings, 'Rw'), (least + most) / 2, (most - least) / 2),
      ...rowsNear('R, dB, 250, 500, 1000 Hz', bands, R_250_500_1000_measured, match_tol_db),
    ]
  }),
}
