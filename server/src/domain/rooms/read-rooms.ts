import { orientation } from '@soundleaf/construction'
import {
  OUTDOOR_OCTAVES_HZ,
  type OutdoorSource,
  type Outside,
  type OutsideRequest,
  type RoomEdge,
  type RoomFlank,
  type RoomsRequest,
} from '@soundleaf/contracts'
import {
  facadeShapeDifference,
  type FacadeOfRoom,
  type OutdoorSound,
  type RoomsAround,
} from '@soundleaf/engine'
import { accept, refuse, type Decision } from '../refusal'
import { checkerOf, refused, type Check, type Fault } from './faults'
import { readFlank, type FlankPlace } from './read-flank'
import { readOpenings, refusalOfOpenings } from './read-openings'

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
  const openings = readOpenings(request, check, faults)
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
  if (outside.limit !== undefined) check('outside.limit.value', outside.limit.value, 'facadeLimit')
  const openings = readOpenings(request, check, faults)
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

function readEdge(
  edge: RoomEdge,
  place: FlankPlace,
  check: Check,
  faults: Fault[],
): RoomsAround['edges'][number] {
  const { field } = place
  if (edge.flank === 'none') return { flank: 'none' }
  if (edge.flank === 'whole') return { flank: 'whole', Dnfw_db: check(`${field}.Dnfw`, edge.Dnfw, 'Dnfw') }
  const { source, receiving, junction, strips = 0, Kij, Dvn } = edge
  const lacking = [
    ...(source === undefined && receiving === undefined ? ['source'] : []),
    ...(junction === undefined ? ['junction'] : []),
  ]
  faults.push(...lacking.map((key) => ({ field: `${field}.${key}`, found: 'missing', rule: 'be there' })))
  if (junction === undefined || lacking.length > 0) return { flank: 'none' }
  if (junction === 'corner' && source !== undefined && receiving !== undefined)
    faults.push({ field: `${field}.junction`, found: junction, rule: 'have its flank in one room alone' })
  if (Kij !== undefined && Dvn !== undefined)
    faults.push({ field: `${field}.Dvn`, found: 'both', rule: 'be left out where Kij is given' })
  for (const path of ['Ff', 'Fd', 'Df'] as const) {
    if (Kij !== undefined) check(`${field}.Kij.${path}`, Kij[path], 'Kij')
    if (Dvn !== undefined) check(`${field}.Dvn.${path}`, Dvn[path], 'Dvn')
  }
  const read = (flank: RoomFlank | undefined, room: 'source' | 'receiving') =>
    flank && readFlank(flank, { ...place, field: `${field}.${room}` }, check, faults)
  const [here, there] = [read(source, 'source'), read(receiving, 'receiving')]
  if (here === null || there === null) return { flank: 'none' }
  return {
    flank: 'element',
    source: here ?? null,
    receiving: there ?? null,
    junction,
    strips: strips === 2 ? 2 : strips === 1 ? 1 : 0,
    Kij_db: Kij ?? null,
    ...(Dvn !== undefined && { Dvn_db: Dvn }),
  }
}
