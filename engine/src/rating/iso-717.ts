import { withOneDecimal, type IsoRatingId, type RatingId } from '@soundleaf/contracts'
import type { BandSpectrum, Resolution } from '../spectrum'
import { type ContourRule, fitContour } from './contour'
import { rateIfComplete, type RatingOutcome } from './rating'
import { roundHalfUp, toOneDecimal, toTenths } from './round-half-up'

/** A spectrum adaptation term and the bands that it is summed over. */
export interface AdaptationTerm {
  readonly id: IsoRatingId
  readonly bands_hz: readonly number[]
}

/** What is needed to rate one spectrum adaptation term beside its weighted single-number rating. */
export interface TermInput<Term extends AdaptationTerm> {
  readonly spectrum: BandSpectrum
  readonly term: Term
  /** The name under which the result goes: the term's own, or that of its variant with one decimal. */
  readonly id: RatingId
  readonly weighted: RatingOutcome
  readonly round: (value: number) => number
}

/** In what ISO 717-1 (airborne sound) and ISO 717-2 (impact sound) differ. */
export interface Iso717Part<Term extends AdaptationTerm> {
  readonly edition: string
  readonly contours: Readonly<Record<Resolution, ContourRule>>
  /** The rating that the reference curve has before it is shifted, in tenths of a decibel. */
  readonly ratingUnshifted_tenths: number
  readonly terms: Readonly<Record<Resolution, readonly Term[]>>
  readonly rateTerm: (input: TermInput<Term>) => RatingOutcome
}

/** Steps in which the reference curve is shifted, in tenths: 1 dB, and 0.1 dB for values with one decimal. */
const WHOLE_DECIBEL = 10
const TENTH = 1

/**
 * The procedure that both parts of ISO 717:2020 share: the weighted rating and its adaptation terms in whole decibels,
 * then all of them with one decimal (clause 4.4 note, for the expression of uncertainty).
 */
export function rateIso717<Term extends AdaptationTerm>(
  part: Iso717Part<Term>,
  spectrum: BandSpectrum,
  id: IsoRatingId,
): readonly RatingOutcome[] {
  const terms = part.terms[spectrum.resolution]
  const weighted = rateWeighted(part, spectrum, id, WHOLE_DECIBEL)
  const oneDecimal = rateWeighted(part, spectrum, withOneDecimal(id), TENTH)
  return [
    weighted,
    ...terms.map((term) => part.rateTerm({ spectrum, term, id: term.id, weighted, round: roundHalfUp })),
    oneDecimal,
    ...terms.map((term) =>
      part.rateTerm({
        spectrum,
        term,
        id: withOneDecimal(term.id),
        weighted: oneDecimal,
        round: toOneDecimal,
      }),
    ),
  ]
}

function rateWeighted<Term extends AdaptationTerm>(
  { edition, contours, ratingUnshifted_tenths }: Iso717Part<Term>,
  spectrum: BandSpectrum,
  id: RatingId,
  step: number,
): RatingOutcome {
  const contour = contours[spectrum.resolution]
  return rateIfComplete({ id, edition, bands_hz: contour.bands_hz }, spectrum, (values_db) => {
    const { shift, working } = fitContour(values_db.map(toTenths), { ...contour, step })
    return { value: (ratingUnshifted_tenths + shift) / 10, working }
  })
}
