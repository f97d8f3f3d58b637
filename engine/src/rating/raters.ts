import type { EvaluationKind } from '@soundleaf/contracts'
import type { Standard } from '../prediction'
import type { BandSpectrum } from '../spectrum'
import { rateAstmE1332 } from './astm-e1332-22'
import { rateAstmE3207 } from './astm-e3207-21'
import { rateAstmE3222 } from './astm-e3222-20'
import { rateAstmE413 } from './astm-e413-22'
import { rateAstmE989 } from './astm-e989-21'
import { rateIso717Airborne } from './iso-717-1-2020'
import { rateIso717Impact } from './iso-717-2-2020'
import type { RatingOutcome } from './rating'

export type Rater = (spectrum: BandSpectrum) => readonly RatingOutcome[]

/** The ratings of each standard for laboratory spectra, the main one first. */
export const RATERS: Readonly<Record<EvaluationKind, Readonly<Record<Standard, Rater>>>> = {
  airborne: {
    iso: (spectrum) => rateIso717Airborne(spectrum),
    astm: (spectrum) => [rateAstmE413(spectrum), rateAstmE1332(spectrum)],
  },
  impact: {
    iso: (spectrum) => rateIso717Impact(spectrum),
    astm: (spectrum) => [rateAstmE989(spectrum), rateAstmE3207(spectrum), rateAstmE3222(spectrum)],
  },
}
