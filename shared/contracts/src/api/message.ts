import { Type, type Static } from '@sinclair/typebox'
import { Guid } from './primitives'

/** What a message's sentence says, by name. */
export const WireParams = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Null()]))
export type WireParams = Static<typeof WireParams>

/** What is said, as a code from which clients make the text in their language. */
export const WireCode = Type.Object({ code: Type.String(), params: WireParams })
export type WireCode = Static<typeof WireCode>

/** The same with the components that it concerns, and in English for who does not know the code. */
export const WireMessage = Type.Object({
  ...WireCode.properties,
  componentIds: Type.Array(Guid),
  text: Type.String(),
})
export type WireMessage = Static<typeof WireMessage>
