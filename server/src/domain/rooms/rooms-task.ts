import type { Construction } from '@soundleaf/construction'
import { EVALUATION_INDICES, type RoomsAnswer, type Standard } from '@soundleaf/contracts'
import {
  predictRoomsAround,
  toOneDecimal,
  type RatedPath,
  type RoomsAround,
  type RoomsPrediction,
} from '@soundleaf/engine'
import { expectedValue } from '../calculation/field-estimate'
import { engineStandard } from '../calculation/predicted'
import { ratedQuantity } from './rated-quantity'
import { warningsOf } from './warnings'

/** Two rooms with a construction between them, as plain data: it is worked out in another thread. */
export interface RoomsTask {
  readonly construction: Construction
  readonly around: RoomsAround
  readonly standard: Standard
}

/** Works a task out; null where the engine has no prediction of the construction. A pure function. */
export function roomsTask({ construction, around, standard }: RoomsTask): RoomsAnswer | null {
  const prediction = predictRoomsAround(construction, around, engineStandard(standard))
  if (!prediction.ok) return null
  const { rooms } = prediction
  const [width, height] = around.size_m
  const [, reduction, , impactLevels] = rooms.quantities.map(({ values_db }) => values_db.map(toOneDecimal))
  if (reduction === undefined) throw new Error('Rooms without an apparent sound reduction index')
  return {
    evaluationStandard: standard,
    separatingArea: width * height,
    sourceVolume: width * height * around.sourceDepth_m,
    receivingVolume: width * height * around.receivingDepth_m,
    quantities: rooms.quantities.map(ratedQuantity),
    expected: expectedOf(rooms, standard),
    directRw: toOneDecimal(rooms.directRw_db),
    simplifiedRw: toOneDecimal(rooms.simplifiedRw_db),
    reduction,
    impactLevels: impactLevels ?? null,
    airborne: rooms.airborne.map(pathOf),
    impact: rooms.impact?.map(pathOf) ?? null,
    openingShares: [...rooms.openingShares],
    ...(rooms.composite !== null && { composite: compositeOf(rooms.composite) }),
    gapLoss: toOneDecimal(rooms.gapLoss_db),
    whatIf: gainsOf(rooms),
    warnings: [...warningsOf(around, rooms, construction)],
  }
}

const compositeOf = ({ Rw_db, reduction_db, whole_db }: NonNullable<RoomsPrediction['composite']>) => ({
  Rw: toOneDecimal(Rw_db),
  reduction: reduction_db.map(toOneDecimal),
  whole: whole_db.map(toOneDecimal),
})

function expectedOf({ quantities }: RoomsPrediction, standard: Standard): RoomsAnswer['expected'] {
  return EVALUATION_INDICES.filter((index) => index.standard === standard).flatMap((index) => {
    const expected = expectedValue(quantities, index)
    if (expected === null) return []
    return [{ evaluationId: index.id, value: expected.value_db, uncertainty: expected.uncertainty_db }]
  })
}

function pathOf({ kind, junction, share, Rw_db, Kij_db }: RatedPath): RoomsAnswer['airborne'][number] {
  return {
    kind,
    junction,
    share,
    Rw: Rw_db === null ? null : toOneDecimal(Rw_db),
    Kij: Kij_db === null ? null : toOneDecimal(Kij_db),
  }
}

/** What gains less than this is of no use to anyone, dB. */
const LEAST_GAIN_DB = 0.05

function gainsOf({ whatIf }: RoomsPrediction): RoomsAnswer['whatIf'] {
  return whatIf
    .filter(({ gain_db }) => gain_db >= LEAST_GAIN_DB)
    .map(({ change, junction, gain_db }) => ({ change, junction, gain: toOneDecimal(gain_db) }))
    .sort((a, b) => b.gain - a.gain)
}
