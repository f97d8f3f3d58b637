import { Type, type Static } from '@sinclair/typebox'
import { Structure } from './component'
import { Spectrum } from './primitives'
import { Outside, RoomQuantity, RoomsSetting } from './rooms'

const { width, height, receivingDepth, openings } = RoomsSetting.properties

/** A construction as facade or roof of a room; dimensions in m. */
export const OutsideRequest = Type.Object({
  structures: Type.Array(Structure, { minItems: 1, maxItems: 1 }),
  width,
  height,
  receivingDepth,
  openings,
  outside: Outside,
})
export type OutsideRequest = Static<typeof OutsideRequest>

/** Rain on a roof: the heavy rain of ISO 10140-5:2021 annex H. */
export const RainAnswer = Type.Object({
  /** Sound intensity level below the roof in 21 third octaves, dB, and over 100 to 5000 Hz, dB(A). */
  levels: Spectrum,
  weighted: Type.Number(),
  /** In the room below, dB(A). */
  indoorLevel: Type.Number(),
})
export type RainAnswer = Static<typeof RainAnswer>

export const OutsideAnswer = Type.Object({
  /** m² and m³ */
  area: Type.Number(),
  volume: Type.Number(),
  /** D2m,nT,w with its terms, then R'w, dB. */
  quantities: Type.Array(RoomQuantity),
  /** D2m,nT in 21 third octaves, dB. */
  levels: Spectrum,
  /** 2 m in front of it, and in the room, from the source outside, dB(A). */
  outdoorLevel: Type.Number(),
  indoorLevel: Type.Number(),
  /** What the element itself and then each opening lets through, 0 to 1; empty without openings. */
  openingShares: Type.Array(Type.Number()),
  /** Null for a facade. */
  rain: Type.Union([RainAnswer, Type.Null()]),
})
export type OutsideAnswer = Static<typeof OutsideAnswer>

/** What a facade or roof keeps out of the room behind it; for licences with flanking. */
export const OUTSIDE_CALL = {
  method: 'POST',
  path: '/api/outside',
  authenticated: true,
  body: OutsideRequest,
  answer: OutsideAnswer,
} as const
