import { check, resultOf, type Construction } from '@soundleaf/construction'
import type { FieldValues } from '@soundleaf/contracts'
import type { Flanking } from '../field/building'
import { predictField, type FieldConditions, type FieldPrediction } from '../field/field-values'
import { unforeseen } from '../input/fault'
import { ENGINE_VERSION } from '../marker'
import { predictBetween } from '../predict-between'
import type { PredictionMade, PredictionRefused } from '../prediction'
import { isKnownMassive } from './massive-element'
import { joistShare } from './joists'
import { toAssembly } from './to-assembly'

/** What the engine says of a construction, in the laboratory and in its building, by both standards. */
export interface ConstructionPrediction {
  readonly ok: true
  readonly laboratory: PredictionMade
  /** Refused where the building does not suit the construction; the laboratory's values stand all the same. */
  readonly field: FieldPrediction | PredictionRefused
}

/**
 * Predicts a construction that keeps to its rules; else refuses with the first rule that it breaks. Pure, and nothing
 * throws: what nobody foresaw is an UnknownError as well.
 *
 * @param construction as the editor builds it, in mm, kg/m³, MPa and GPa
 * @param fieldValues separating area in m², volume of the receiving room in m³, and the junctions
 */
export function predictConstruction(
  construction: Construction,
  fieldValues: FieldValues,
): ConstructionPrediction | PredictionRefused {
  const [broken] = check(construction)
  if (broken !== undefined) return refused(resultOf(broken), broken, broken.componentIds)
  const stranger = construction.components.find(
    (component) => component.kind === 'massiveElement' && !isKnownMassive(component),
  )
  if (stranger?.kind === 'massiveElement') {
    const params = { component: stranger.name, material: stranger.material }
    return refused('UnknownError', { code: 'NoModelOfMaterial', params }, [stranger.id])
  }
  try {
    const [onStuds, onJoists] = [toAssembly(construction, 'studs'), toAssembly(construction, 'joists')]
    const share = joistShare(construction)
    const laboratory = predictBetween(onStuds, onJoists, share)
    if (!laboratory.ok) return laboratory
    const nearer = share < 0.5 ? onStuds : onJoists
    return { ok: true, laboratory, field: predictField(nearer, laboratory, conditionsOf(fieldValues)) }
  } catch (cause) {
    return refused('UnknownError', unforeseen(cause), [])
  }
}

function refused(
  code: PredictionRefused['code'],
  reason: PredictionRefused['reason'],
  componentIds: readonly string[],
): PredictionRefused {
  return { ok: false, code, reason, componentIds: [...componentIds], engineVersion: ENGINE_VERSION }
}

/** The engine's junctions in the order of the wire's numbers. */
const JUNCTIONS: readonly Flanking[] = ['none', 'rigid', 'elastomer 6 mm', 'elastomer 12 mm']

function conditionsOf({ separatingArea, volume, flankingType }: FieldValues): FieldConditions {
  return {
    separatingArea_m2: separatingArea,
    volume_m3: volume,
    flanking: JUNCTIONS[flankingType] ?? 'none',
  }
}
