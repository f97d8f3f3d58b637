import { EMPTY_RESULTS, type CalculationAnswer, type Licence, type Standard } from '@soundleaf/contracts'

/** A massive slab's spectra, in dB, 50 Hz to 5 kHz; rated by hand after ISO 717, ASTM E413 and E989. */
const TRANSMISSION_LOSS = [38, 38, 37, 38, 39, 40, 42, 45, 47, 50, 53, 55, 57, 59, 61, 63, 65, 67, 69, 70, 71]
const IMPACT_LEVEL = [58, 60, 61, 63, 64, 66, 67, 68, 69, 70, 71, 71, 71, 72, 72, 73, 73, 73, 73, 72, 71]

const ISO_AIRBORNE = { rating: 56, at500Hz: 52, firstBand: 3 }
const ISO_IMPACT = { rating: 79, at500Hz: 60, firstBand: 3 }

/** The reference curves of ISO 717-1 and 717-2 from 100 Hz, and of ASTM E413 (from 125 Hz) and E989 relative to 500 Hz. */
const REFERENCE_R = [33, 36, 39, 42, 45, 48, 51, 52, 53, 54, 55, 56, 56, 56, 56, 56]
const REFERENCE_LN = [62, 62, 62, 62, 62, 62, 61, 60, 59, 58, 57, 54, 51, 48, 45, 42]
const CONTOUR_STC = [-16, -13, -10, -7, -4, -1, 0, 1, 2, 3, 4, 4, 4, 4, 4, 4]
const CONTOUR_IIC = [2, 2, 2, 2, 2, 2, 1, 0, -1, -2, -3, -6, -9, -12, -15, -18]

/** A curve in its place among the 21 bands; null where the reference has no value. */
function shifted(curve: readonly number[], by: number, firstBand: number): (number | null)[] {
  return TRANSMISSION_LOSS.map((_, band) => {
    const value = curve[band - firstBand]
    return value === undefined ? null : value + by
  })
}

interface Wanted {
  readonly standard: Standard
  readonly licence: Licence
  readonly hasImpact: boolean
}

function isoResults(hasImpact: boolean, hasTables: boolean): Partial<CalculationAnswer> {
  const airborne = ISO_AIRBORNE.rating - ISO_AIRBORNE.at500Hz
  const impact = ISO_IMPACT.rating - ISO_IMPACT.at500Hz
  return {
    rw: ISO_AIRBORNE.rating,
    c: -2,
    ctr: -6,
    ...(hasImpact ? { lnw: ISO_IMPACT.rating, ci: -12 } : {}),
    ...(hasTables
      ? {
          tableResultR: TRANSMISSION_LOSS,
          shiftedCurveR: shifted(REFERENCE_R, airborne, ISO_AIRBORNE.firstBand),
        }
      : {}),
    ...(hasTables && hasImpact
      ? {
          tableResultLn: IMPACT_LEVEL,
          shiftedCurveLn: shifted(REFERENCE_LN, impact, ISO_IMPACT.firstBand),
        }
      : {}),
  }
}

function astmResults(hasImpact: boolean, hasTables: boolean): Partial<CalculationAnswer> {
  return {
    stc: 56,
    ...(hasImpact ? { iic: 27 } : {}),
    ...(hasTables ? { tableResultTl: TRANSMISSION_LOSS, shiftedCurveTl: shifted(CONTOUR_STC, 56, 4) } : {}),
    ...(hasTables && hasImpact
      ? { tableResultL: IMPACT_LEVEL, shiftedCurveL: shifted(CONTOUR_IIC, 110 - 27, 3) }
      : {}),
  }
}

/** A successful answer, with the fields that the standard and the licence allow (decisions 8, 9 and 48). */
export function sampleCalculation({ standard, licence, hasImpact }: Wanted): CalculationAnswer {
  const results = standard === 'Iso' ? isoResults : astmResults
  return {
    ...EMPTY_RESULTS,
    validation: { result: 'Success', message: '', componentIds: [] },
    evaluationStandard: standard,
    ...results(hasImpact, licence !== 'light'),
    airborneFieldEstimation: 54,
    airborneColor: 'Yellow',
    impactFieldEstimation: hasImpact ? 74 : null,
    impactColor: hasImpact ? 'Red' : 'White',
    airborneUncertainty: 1.5,
    impactUncertainty: hasImpact ? 2 : null,
    surfaceMass: 460,
    totalThickness: 200,
    notices: [],
    editions: standard === 'Iso' ? ['ISO 717-1:2020, 100–3150 Hz'] : ['ASTM E413-22, 125–4000 Hz'],
    engineVersion: 'sample',
    isRandom: licence === 'trial',
  }
}
