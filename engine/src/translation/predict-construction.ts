import { check, resultOf, unfinished, type Construction } from '@soundleaf/construction'
import type { FieldValues } from '@soundleaf/contracts'
import { type NearestMeasured, nearestMeasured } from '../evidence/nearest-measured'
import type { Flanking } from '../field/building'
import { predictField, type FieldConditions, type FieldPrediction } from '../field/field-values'
import type { Assembly } from '../input/assembly'
import { unforeseen } from '../input/fault'
import { ENGINE_VERSION } from '../marker'
import { predictBetween } from '../predict-between'
import type { PredictionMade, PredictionRefused } from '../prediction'
import { hasModelOfMassiveElement } from './massive-element'
import { joistFloorShare } from './joists'
import { toAssembly } from './to-assembly'

/** The prediction of a construction in the laboratory and in the building, by both standards. */
export interface ConstructionPrediction {
  readonly ok: true
  readonly laboratory: PredictionMade
  /**
   * Refused where the conditions in the building do not suit the construction; the laboratory values are valid all the
   * same.
   */
  readonly field: FieldPrediction | PredictionRefused
  /** What was measured of the constructions nearest to this one. */
  readonly measured: readonly NearestMeasured[]
}

/**
 * Checks, translates and predicts a construction. It is pure and never throws: an unforeseen error becomes an
 * UnknownError.
 *
 * @param construction as the editor builds it, in mm, kg/m³, MPa and GPa
 * @param fieldValues separating area in m², volume of the receiving room in m³, and the junctions
 * @returns laboratory and field values in dB; or a refusal with the first rule that the construction breaks
 */
export function predictConstruction(
  construction: Construction,
  fieldValues: FieldValues,
): ConstructionPrediction | PredictionRefused {
  return unlessRefused(construction, () => {
    const [withStuds, onJoists] = [toAssembly(construction, 'studs'), toAssembly(construction, 'joists')]
    const share = joistFloorShare(construction)
    const laboratory = predictBetween(withStuds, onJoists, share)
    if (!laboratory.ok) return laboratory
    const nearer = share < 0.5 ? withStuds : onJoists
    return {
      ok: true,
      laboratory,
      field: predictField(nearer, laboratory, conditionsOf(fieldValues)),
      measured: nearestMeasured(nearer),
    }
  })
}

/** What `work` finds of a construction that can be predicted; else the refusal. An unforeseen error is an UnknownError. */
export function unlessRefused<Found>(
  construction: Construction,
  work: () => Found,
): Found | PredictionRefused {
  const refusal = refusalOf(construction)
  if (refusal !== null) return refusal
  try {
    return work()
  } catch (cause) {
    return refused('UnknownError', unforeseen(cause), [])
  }
}

/** The assembly of a construction whose frames are studs or joists, whichever they are more like. */
export const nearerAssembly = (construction: Construction): Assembly =>
  toAssembly(construction, joistFloorShare(construction) < 0.5 ? 'studs' : 'joists')

/** Why a construction cannot be predicted, as far as that shows before the prediction; null where nothing does. */
export function refusalOf(construction: Construction): PredictionRefused | null {
  const [broken] = [...check(construction), ...unfinished(construction)]
  if (broken !== undefined) return refused(resultOf(broken), broken, broken.componentIds)
  const unsupported = construction.components.find(
    (component) => component.kind === 'massiveElement' && !hasModelOfMassiveElement(component),
  )
  if (unsupported?.kind !== 'massiveElement') return null
  const params = { component: unsupported.name, material: unsupported.material }
  return refused('UnknownError', { code: 'NoModelOfMaterial', params }, [unsupported.id])
}

function refused(
  code: PredictionRefused['code'],
  reason: PredictionRefused['reason'],
  componentIds: readonly string[],
): PredictionRefused {
  return { ok: false, code, reason, componentIds: [...componentIds], engineVersion: ENGINE_VERSION }
}

/** The junctions by the numbers that requests use. */
const JUNCTIONS: readonly Flanking[] = ['none', 'rigid', 'elastomer 6 mm', 'elastomer 12 mm']

function conditionsOf({ separatingArea, volume, flankingType }: FieldValues): FieldConditions {
  return {
    separatingArea_m2: separatingArea,
    volume_m3: volume,
    flanking: JUNCTIONS[flankingType] ?? 'none',
  }
}
