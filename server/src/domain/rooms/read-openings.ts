import { orientation } from '@soundleaf/construction'
import type { RoomOpening, RoomsRequest } from '@soundleaf/contracts'
import { areaOfOpening, builtOpening, type Assembly, type Opening } from '@soundleaf/engine'
import { refuse, type Refused } from '../refusal'
import type { Check, Fault } from './faults'
import { isSameProject } from './is-same-project'
import { soundConstruction, UNKNOWN_MATERIALS } from './sound-construction'

type AskedOpenings = Pick<RoomsRequest, 'openings'> & {
  readonly projectId?: string | undefined | null
}

/** Reads doors, windows, ventilators and slits; what is wrong with them is noted. */
export function readOpenings(
  { openings: asked, projectId = null }: AskedOpenings,
  check: Check,
  faults: Fault[],
): Opening[] {
  return asked.flatMap(
    (opening, at) => readOpening(opening, { field: `openings.${at}`, projectId, check, faults }) ?? [],
  )
}

/** Null where the openings leave something of their element. */
export function refusalOfOpenings(
  openings: readonly Opening[],
  { width, height }: Pick<RoomsRequest, 'width' | 'height'>,
): Refused | null {
  const open_m2 = openings.reduce((sum, opening) => sum + areaOfOpening(opening), 0)
  const element_m2 = width * height
  if (open_m2 < element_m2) return null
  const params = { open_m2: inHundredths(open_m2), element_m2: inHundredths(element_m2) }
  return refuse('OpeningsTooLarge', { params, field: 'openings' })
}

const inHundredths = (area_m2: number): number => Number(area_m2.toFixed(2))

interface OpeningPlace {
  readonly field: string
  /** Whose rooms they are; null where the request does not say. */
  readonly projectId: string | null
  readonly check: Check
  readonly faults: Fault[]
}

function readOpening(
  opening: RoomOpening,
  { field, projectId, check, faults }: OpeningPlace,
): Opening | null {
  const number = (name: keyof RoomOpening, range: Parameters<Check>[2]) => {
    const value = opening[name]
    return check(`${field}.${name}`, typeof value === 'number' ? value : undefined, range)
  }
  switch (opening.kind) {
    case 'door':
    case 'window':
      return { opening: opening.kind, area_m2: number('area', 'area'), Rw_db: number('Rw', 'Rw') }
    case 'built': {
      const area_m2 = number('area', 'area')
      const assembly = readBuilt(opening, { field, projectId, check, faults })
      return assembly && { opening: 'built', area_m2, assembly }
    }
    case 'small element':
      return { opening: 'small element', count: number('count', 'count'), Dnew_db: number('Dnew', 'Rw') }
    case 'slit':
      return {
        opening: 'slit',
        length_m: number('length', 'slitLength'),
        width_m: number('width', 'slitWidth') / 1000,
        depth_m: number('depth', 'slitDepth') / 1000,
        place: opening.place ?? 'edge',
      }
  }
}

/** What would change with every change of the project in which it is built. */
export const BUILT_IN_ITSELF = 'be another project: none is built into itself'

function readBuilt(
  { construction }: RoomOpening,
  { field, projectId, faults }: OpeningPlace,
): Assembly | null {
  if (construction === undefined) {
    faults.push({ field: `${field}.construction`, found: 'missing', rule: 'be there' })
    return null
  }
  const { name, structure } = construction
  if (isSameProject(construction.projectId, projectId))
    faults.push({ field: `${field}.construction.projectId`, found: name, rule: BUILT_IN_ITSELF })
  const sound = soundConstruction(structure)
  const built =
    typeof sound === 'string'
      ? sound
      : orientation(sound.type) === 'wall'
        ? (builtOpening(sound) ?? UNKNOWN_MATERIALS)
        : 'be a window or a wall'
  if (typeof built !== 'string') return built
  faults.push({ field: `${field}.construction.structure`, found: name, rule: built })
  return null
}
