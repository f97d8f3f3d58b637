import { THIRD_OCTAVES_HZ } from '../band'
import { adaptationSpectrum } from '../rating/iso-717-1-2020'
import type { RoomPath } from './room-paths'

/** The sum of a rating and its adaptation term, for which the share of a path is told. */
export type JudgedSum = 'C' | 'Ctr' | 'C50_3150' | 'Ctr50_3150' | 'CI' | 'CI50_2500'

/**
 * Share of each path in the sound that arrives, 0 to 1, weighted as the judged sum weights the bands: airborne sound by
 * its level spectrum, impact sound alike over the bands of its term. Taking a path away changes the sum by exactly -10
 * lg(1 - share).
 */
export function pathShares(paths: readonly RoomPath[], judged: JudgedSum): readonly number[] {
  const weights = weightsOf(judged)
  const sense = judged.startsWith('CI') ? 1 : -1
  const energies = paths.map(({ values_db }) =>
    values_db.reduce((sum, value, band) => sum + weights[band] * 10 ** ((sense * value) / 10), 0),
  )
  const total = energies.reduce((sum, energy) => sum + energy, 0)
  return energies.map((energy) => energy / total)
}

/** The judged sum of a spectrum before it is rounded, dB; of impact levels their energy sum less 15 dB. */
export function judgedSum_dB(values_db: readonly number[], judged: JudgedSum): number {
  const weights = weightsOf(judged)
  const sense = judged.startsWith('CI') ? 1 : -1
  const energy = values_db.reduce((sum, value, band) => sum + weights[band] * 10 ** ((sense * value) / 10), 0)
  return sense * 10 * Math.log10(energy) - (sense === 1 ? 15 : 0)
}

function weightsOf(judged: JudgedSum): readonly number[] {
  if (judged === 'CI' || judged === 'CI50_2500') {
    const from_hz = judged === 'CI' ? 100 : 50
    return THIRD_OCTAVES_HZ.map((band) => (band >= from_hz && band <= 2500 ? 1 : 0))
  }
  const { bands_hz, weights_db } = adaptationSpectrum(judged)
  return THIRD_OCTAVES_HZ.map((band) => {
    const at = bands_hz.indexOf(band)
    return at === -1 ? 0 : 10 ** (weights_db[at] / 10)
  })
}
