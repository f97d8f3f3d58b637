import type { Construction } from '@soundleaf/construction'
import { predictRooms, type RoomsPrediction } from '../field/rooms-prediction'
import type { ElementSideName } from '../field/element-side'
import type { BuiltFlank, Rooms } from '../field/rooms'
import type { Assembly } from '../input/assembly'
import type { PredictionRefused, Standard } from '../prediction'
import { nearerAssembly, refusalOf, unlessRefused } from './predict-construction'

/** What is around a construction that parts two rooms, SI units. */
export type RoomsAround = Omit<Rooms, 'separating'>

/**
 * Predicts what passes between two rooms with a construction between them. It never throws: an unforeseen error becomes
 * an UnknownError.
 *
 * @param construction as the editor builds it, with one massive element or none
 * @param around rooms, flanks and openings within their ranges
 * @returns every path with its share, and the quantities in dB; or a refusal
 */
export function predictRoomsAround(
  construction: Construction,
  around: RoomsAround,
  standard: Standard,
): { readonly ok: true; readonly rooms: RoomsPrediction } | PredictionRefused {
  return unlessRefused(construction, () => {
    const separating = nearerAssembly(construction)
    return { ok: true, rooms: predictRooms({ ...around, separating }, standard) } as const
  })
}

/**
 * A window, a door or another part of an element that is known layer by layer.
 *
 * @param construction as the editor builds it, finished
 * @returns null where the engine has no model of it
 */
export function builtOpening(construction: Construction): Assembly | null {
  return refusalOf(construction) === null ? nearerAssembly(construction) : null
}

/**
 * A flanking wall or floor that is known layer by layer.
 *
 * @param construction as the editor builds it, finished, with one massive element or none
 * @param side which of its sides is towards the room
 * @returns null where the engine has no model of it
 */
export function builtFlank(construction: Construction, side: ElementSideName): BuiltFlank | null {
  return refusalOf(construction) === null ? { assembly: nearerAssembly(construction), side } : null
}
