import type { CalculationAnswer } from '@soundleaf/contracts'
import type { RatingNumbers } from '@soundleaf/ifc'

/** How a rating is written: with its terms, alone, or as a bare number. */
export const RATING_FORMS = ['terms', 'rating', 'number'] as const
export type RatingForm = (typeof RATING_FORMS)[number]

/**
 * A calculation as the text of `AcousticRating`, alike in every language, for other programs read it: `Rw 54 (-2; -7) dB`,
 * and for floors `Rw 58 dB, Ln,w 48 dB`. Null where there is no rating.
 */
export function ratingText(answer: CalculationAnswer, form: RatingForm, isPredicted: boolean): string | null {
  const text = answer.evaluationStandard === 'Astm' ? astmText(answer, form) : isoText(answer, form)
  return text === null ? null : [text, ...(isPredicted ? ['predicted'] : [])].join(' ')
}

function isoText({ rw, c, ctr, lnw }: CalculationAnswer, form: RatingForm): string | null {
  if (rw === null) return null
  if (form === 'number') return String(rw)
  if (lnw !== null) return [rated('Rw', rw), rated('Ln,w', lnw)].join(', ')
  return form === 'rating' || c === null || ctr === null ? rated('Rw', rw) : rated('Rw', rw, `(${c}; ${ctr})`)
}

function astmText({ stc, iic }: CalculationAnswer, form: RatingForm): string | null {
  if (stc === null) return null
  if (form === 'number') return String(stc)
  return [['STC', stc], ...(iic === null ? [] : [['IIC', iic]])].map((one) => one.join(' ')).join(', ')
}

const rated = (symbol: string, value: number, ...terms: readonly string[]) =>
  [symbol, value, ...terms, 'dB'].join(' ')

/** The numbers beside the text. */
export function ratingNumbers(
  answer: CalculationAnswer,
  project: { readonly link: string; readonly savedDateUtc: string | null },
): RatingNumbers {
  return {
    rw: answer.rw,
    c: answer.c,
    ctr: answer.ctr,
    lnw: answer.lnw,
    ci: answer.ci,
    uncertainty: answer.airborneUncertainty,
    standard: answer.editions[0] ?? '',
    engine: answer.engineVersion,
    project: project.link,
    date: project.savedDateUtc?.slice(0, 10) ?? '',
  }
}
