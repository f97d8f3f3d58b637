import { orientation } from '@soundleaf/construction'
import {
  OUTDOOR_OCTAVES_HZ,
  type OutdoorSource,
  type Outside,
  type OutsideRequest,
  type RoomEdge,
  type RoomOpening,
  type RoomsRequest,
} from '@soundleaf/contracts'
import {
  areaOfOpening,
  facadeShapeDifference,
  type FacadeOfRoom,
  type Opening,
  type OutdoorSound,
  type RoomsAround,
} from '@soundleaf/engine'
import { accept, refuse, type Decision, type Refused } from '../refusal'
import { checkerOf, refused, type Check, type Fault } from './faults'
import { readFlank, type FlankPlace } from './read-flank'

/** Reads what is around the construction, or refuses it with the field and the range that it breaks. */
export function readRooms(request: RoomsRequest): Decision<RoomsAround> {
  const faults: Fault[] = []
  const check = checkerOf(faults)
  const { width, height, sourceDepth, receivingDepth } = request
  for (const [name, value] of Object.entries({ width, height, sourceDepth, receivingDepth }))
    check(name, value, 'dimension')
  const isFloor = orientation(request.structures[0]?.type ?? 'Wall') === 'floor'
  const edges = request.edges.map((edge, at) => {
    // A wall has floor and ceiling at its first two edges.
    const kind = !isFloor && at < 2 ? 'floor' : 'wall'
    return readEdge(edge, { field: `edges.${at}`, kind, projectId: request.projectId ?? null }, check, faults)
  })
  const openings = readOpenings(request, check)
  const [first] = faults
  if (first !== undefined) return refused(first)
  const tooLarge = refusalOfOpenings(openings, request)
  if (tooLarge !== null) return tooLarge
  const [one, two, three, four] = edges
  if (one === undefined || two === undefined || three === undefined || four === undefined)
    return refuse('ValidationFailed', { field: 'edges' })
  return accept({
    size_m: [width, height],
    sourceDepth_m: sourceDepth,
    receivingDepth_m: receivingDepth,
    edges: [one, two, three, four],
    openings,
  })
}

/** Spectrum 2 of ISO 717-1 for what rumbles, spectrum 1 for what does not. */
const SPECTRA: Readonly<Record<Exclude<OutdoorSource, 'own'>, 'C50_5000' | 'Ctr50_5000'>> = {
  'town traffic': 'Ctr50_5000',
  motorway: 'C50_5000',
  'slow railway': 'Ctr50_5000',
  'fast railway': 'C50_5000',
  'far aircraft': 'Ctr50_5000',
  'near jet': 'C50_5000',
}

/** Reads a facade or roof and what is outside, or refuses it with the field and the range that it breaks. */
export function readOutside(request: OutsideRequest): Decision<FacadeOfRoom> {
  const faults: Fault[] = []
  const check = checkerOf(faults)
  const { width, height, receivingDepth, outside } = request
  for (const [name, value] of Object.entries({ width, height, receivingDepth }))
    check(name, value, 'dimension')
  const outdoor = readOutdoor(outside, check)
  for (const name of ['reverberationTime', 'lineOfSight', 'absorption', 'slope'] as const)
    check(`outside.${name}`, outside[name], name)
  const openings = readOpenings(request, check)
  const [first] = faults
  if (first !== undefined) return refused(first)
  if (facadeShapeDifference(outside.shape, outside.lineOfSight, outside.absorption) === null)
    return refuse('ShapeWithoutSight', { params: { sight_m: outside.lineOfSight }, field: 'outside.shape' })
  const tooLarge = refusalOfOpenings(openings, request)
  if (tooLarge !== null) return tooLarge
  return accept({
    size_m: [width, height],
    depth_m: receivingDepth,
    openings,
    shape: outside.shape,
    lineOfSight_m: outside.lineOfSight,
    absorption: outside.absorption,
    outdoor,
    reverberationTime_s: outside.reverberationTime,
    slope_deg: outside.slope,
  })
}

function readOutdoor({ source, level, octaves = [] }: Outside, check: Check): OutdoorSound {
  if (source !== 'own')
    return { level_dBA: check('outside.level', level, 'outdoorLevel'), spectrum: SPECTRA[source] }
  const read = (_: number, at: number) => check(`outside.octaves.${at}`, octaves[at], 'octaveLevel')
  return { octaves_db: OUTDOOR_OCTAVES_HZ.map(read) }
}

const readOpenings = ({ openings }: Pick<RoomsRequest, 'openings'>, check: Check): Opening[] =>
  openings.map((opening, at) => readOpening(opening, `openings.${at}`, check))

/** Null where the openings leave something of their element. */
function refusalOfOpenings(
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

function readEdge(
  edge: RoomEdge,
  place: FlankPlace,
  check: Check,
  faults: Fault[],
): RoomsAround['edges'][number] {
  const { field } = place
  if (edge.flank === 'none') return { flank: 'none' }
  if (edge.flank === 'whole') return { flank: 'whole', Dnfw_db: check(`${field}.Dnfw`, edge.Dnfw, 'Dnfw') }
  const missing = (['source', 'receiving', 'junction'] as const).filter((key) => edge[key] === undefined)
  const { source, receiving, junction, strips = 0, Kij } = edge
  if (source === undefined || receiving === undefined || junction === undefined) {
    faults.push(...missing.map((key) => ({ field: `${field}.${key}`, found: 'missing', rule: 'be there' })))
    return { flank: 'none' }
  }
  if (Kij !== undefined)
    for (const path of ['Ff', 'Fd', 'Df'] as const) check(`${field}.Kij.${path}`, Kij[path], 'Kij')
  const [here, there] = [
    readFlank(source, { ...place, field: `${field}.source` }, check, faults),
    readFlank(receiving, { ...place, field: `${field}.receiving` }, check, faults),
  ]
  if (here === null || there === null) return { flank: 'none' }
  return {
    flank: 'element',
    source: here,
    receiving: there,
    junction,
    strips: strips === 2 ? 2 : strips === 1 ? 1 : 0,
    Kij_db: Kij ?? null,
  }
}

function readOpening(opening: RoomOpening, field: string, check: Check): Opening {
  const number = (name: keyof RoomOpening, range: Parameters<Check>[2]) => {
    const value = opening[name]
    return check(`${field}.${name}`, typeof value === 'number' ? value : undefined, range)
  }
  switch (opening.kind) {
    case 'door':
    case 'window':
      return { opening: opening.kind, area_m2: number('area', 'area'), Rw_db: number('Rw', 'Rw') }
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
