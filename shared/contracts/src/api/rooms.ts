import { Type, type Static } from '@sinclair/typebox'
import { STANDARDS } from '../enumerations'
import {
  CONSTRUCTION_SIDES,
  FLANK_KINDS,
  FLANK_LININGS,
  FLANK_MATERIALS,
  FACADE_SHAPES,
  FACADE_TERMS,
  JUNCTION_TYPES,
  OPENING_KINDS,
  OUTDOOR_OCTAVES_HZ,
  OUTDOOR_SOURCES,
  PATH_KINDS,
  ROOM_CHANGES,
  ROOM_WARNINGS,
  SLIT_PLACES,
} from '../rooms'
import { Structure } from './component'
import { Guid, oneOf, Spectrum } from './primitives'

/** A wall or floor beside the separating element in one room: its mass in kg/m² and its lining. */
export const FlankByMass = Type.Object({
  material: oneOf(FLANK_MATERIALS),
  mass: Type.Number(),
  lining: oneOf(FLANK_LININGS),
})
export type FlankByMass = Static<typeof FlankByMass>

/** One that is built as another project says; what it said then is kept here, so that it needs that project no more. */
export const FlankOfProject = Type.Object({
  projectId: Guid,
  /** Of the project, or of its variant. */
  name: Type.String({ minLength: 1, maxLength: 210 }),
  structure: Structure,
  /** Which of its sides is towards the room. */
  side: oneOf(CONSTRUCTION_SIDES),
})
export type FlankOfProject = Static<typeof FlankOfProject>

export const RoomFlank = Type.Union([FlankByMass, FlankOfProject])
export type RoomFlank = Static<typeof RoomFlank>

/** What flanks the separating element at one of its edges. */
export const RoomEdge = Type.Object({
  flank: oneOf(FLANK_KINDS),
  /** Of an element: what it is in each room, or in the one room in which it stands, and how it is joined. */
  source: Type.Optional(RoomFlank),
  receiving: Type.Optional(RoomFlank),
  junction: Type.Optional(oneOf(JUNCTION_TYPES)),
  /** Elastic strips that the path from wall to wall crosses in cross-laminated timber; 0 when left out. */
  strips: Type.Optional(Type.Integer({ minimum: 0, maximum: 2 })),
  /** Measured vibration reduction indices instead of calculated ones, dB. */
  Kij: Type.Optional(Type.Object({ Ff: Type.Number(), Fd: Type.Number(), Df: Type.Number() })),
  /** Measured normalised level differences Dv,ij,n instead of Kij, dB: of light elements. */
  Dvn: Type.Optional(Type.Object({ Ff: Type.Number(), Fd: Type.Number(), Df: Type.Number() })),
  /** Of a flank known as a whole: its weighted normalised flanking level difference, dB. */
  Dnfw: Type.Optional(Type.Number()),
})
export type RoomEdge = Static<typeof RoomEdge>

/** What is built as another project says; what it said then is kept here. */
export const BuiltOpening = Type.Object({
  projectId: Guid,
  /** Of the project, or of its variant. */
  name: Type.String({ minLength: 1, maxLength: 210 }),
  structure: Structure,
})
export type BuiltOpening = Static<typeof BuiltOpening>

/** An opening in the separating element, or a leak in it. */
export const RoomOpening = Type.Object({
  kind: oneOf(OPENING_KINDS),
  /** Of a door, a window, or what is built: m². */
  area: Type.Optional(Type.Number()),
  /** Of a door or window, dB. */
  Rw: Type.Optional(Type.Number()),
  /** Of what is built. */
  construction: Type.Optional(BuiltOpening),
  /** Of small elements: how many, and the weighted element-normalised level difference of each, dB. */
  count: Type.Optional(Type.Number()),
  Dnew: Type.Optional(Type.Number()),
  /** Of a slit: m, mm and mm. */
  length: Type.Optional(Type.Number()),
  width: Type.Optional(Type.Number()),
  depth: Type.Optional(Type.Number()),
  place: Type.Optional(oneOf(SLIT_PLACES)),
})
export type RoomOpening = Static<typeof RoomOpening>

/** What is outside, where the construction is a facade or a roof and not between two rooms. */
export const Outside = Type.Object({
  source: oneOf(OUTDOOR_SOURCES),
  /** 2 m in front of it, dB(A); of one's own spectrum it follows from the octaves, and this is not looked at. */
  level: Type.Number(),
  /** One's own spectrum there: octaves 63 to 4000 Hz, not weighted, dB. */
  octaves: Type.Optional(
    Type.Array(Type.Number(), {
      minItems: OUTDOOR_OCTAVES_HZ.length,
      maxItems: OUTDOOR_OCTAVES_HZ.length,
    }),
  ),
  /** Of the room behind it, s. */
  reverberationTime: Type.Number(),
  shape: oneOf(FACADE_SHAPES),
  /** Height at which the line of sight to the source meets the facade, above the floor of a balcony or gallery, m. */
  lineOfSight: Type.Number(),
  /** Weighted absorption coefficient of the underside above, 0 to 1. */
  absorption: Type.Number(),
  /** Of a roof to the horizontal, degrees. */
  slope: Type.Number(),
  /** What is asked: D2m,nT,w with a term or without, at least, dB; and where that is from, in words. */
  limit: Type.Optional(
    Type.Object({
      term: oneOf(FACADE_TERMS),
      value: Type.Number(),
      source: Type.Optional(Type.String({ minLength: 1, maxLength: 600 })),
    }),
  ),
})
export type Outside = Static<typeof Outside>

/**
 * What a person says of two rooms: beside each other with a wall, above each other with a floor under the source room.
 * Dimensions in m.
 */
export const RoomsSetting = Type.Object({
  /** Width of the separating element, and its height, or its length where it is a floor. */
  width: Type.Number(),
  height: Type.Number(),
  /** How far each room reaches from it: its depth, or its height. */
  sourceDepth: Type.Number(),
  receivingDepth: Type.Number(),
  /** A wall: floor, ceiling, and the walls beside it. A floor: the four walls. */
  edges: Type.Array(RoomEdge, { minItems: 4, maxItems: 4 }),
  openings: Type.Array(RoomOpening, { maxItems: 20 }),
  /** Where it is asked for as a facade or roof; the receiving room is the one behind it. */
  outside: Type.Optional(Outside),
})
export type RoomsSetting = Static<typeof RoomsSetting>

/** Two rooms with a construction between them. */
export const RoomsRequest = Type.Object({
  structures: Type.Array(Structure, { minItems: 1, maxItems: 1 }),
  /** Whose rooms they are; no flank may be built as this project. */
  projectId: Type.Optional(Guid),
  ...RoomsSetting.properties,
})
export type RoomsRequest = Static<typeof RoomsRequest>

/** A quantity between the rooms with its adaptation terms, dB. */
export const RoomQuantity = Type.Object({
  /** With subscripts, as `D_{nT,w}`. */
  notation: Type.String(),
  value: Type.Number(),
  uncertainty: Type.Number(),
  terms: Type.Array(Type.Object({ notation: Type.String(), value: Type.Number() })),
})
export type RoomQuantity = Static<typeof RoomQuantity>

/** One path: its weighted sound reduction index in dB, and its share in what arrives, 0 to 1. */
export const RoomsPath = Type.Object({
  kind: oneOf(PATH_KINDS),
  /** The edge that it passes, 1 to 4; 0 for the direct path. */
  junction: Type.Integer({ minimum: 0, maximum: 4 }),
  share: Type.Number(),
  /** Null for impact sound. */
  Rw: Type.Union([Type.Number(), Type.Null()]),
  /** At 500 Hz, dB; null where the path has none. */
  Kij: Type.Union([Type.Number(), Type.Null()]),
})
export type RoomsPath = Static<typeof RoomsPath>

export const RoomsAnswer = Type.Object({
  evaluationStandard: oneOf(STANDARDS),
  /** m² and m³ */
  separatingArea: Type.Number(),
  sourceVolume: Type.Number(),
  receivingVolume: Type.Number(),
  /** The quantity of the room first, then the apparent one, of airborne and then of impact sound. */
  quantities: Type.Array(RoomQuantity),
  /** What is expected by each index code of the field values that the account's standard has, dB. */
  expected: Type.Array(
    Type.Object({ evaluationId: Type.Integer(), value: Type.Number(), uncertainty: Type.Number() }),
  ),
  /** Weighted index of the separating element in the building, without openings, dB. */
  directRw: Type.Number(),
  /** R'w by single numbers, dB. */
  simplifiedRw: Type.Number(),
  /** R' by all paths in 21 third octaves, dB. */
  reduction: Spectrum,
  /** L'n by all paths in 21 third octaves, dB; null where no floor is struck. */
  impactLevels: Type.Union([Spectrum, Type.Null()]),
  airborne: Type.Array(RoomsPath),
  /** Null where no floor is struck. */
  impact: Type.Union([Type.Array(RoomsPath), Type.Null()]),
  /** What the separating element itself and then each opening lets through, 0 to 1; empty without openings. */
  openingShares: Type.Array(Type.Number()),
  /** The separating element in the building with its openings and without them, dB; left out where it has none. */
  composite: Type.Optional(
    Type.Object({
      /** Weighted index with the openings; without them it is `directRw`. */
      Rw: Type.Number(),
      reduction: Spectrum,
      whole: Spectrum,
    }),
  ),
  /** What R'w + C would lose by a gap of 2 mm along the whole first edge, dB. */
  gapLoss: Type.Number(),
  /** What R'w + C would gain by one change, dB; junction 0 is the separating element. */
  whatIf: Type.Array(
    Type.Object({ change: oneOf(ROOM_CHANGES), junction: Type.Integer(), gain: Type.Number() }),
  ),
  warnings: Type.Array(oneOf(ROOM_WARNINGS)),
})
export type RoomsAnswer = Static<typeof RoomsAnswer>

/** What passes between two rooms by every path; for licences with flanking. */
export const ROOMS_CALL = {
  method: 'POST',
  path: '/api/rooms',
  authenticated: true,
  body: RoomsRequest,
  answer: RoomsAnswer,
} as const
