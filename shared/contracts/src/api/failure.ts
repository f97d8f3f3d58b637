import { Type, type Static } from '@sinclair/typebox'
import { ERROR_CODES, type ErrorCode } from '../error-codes'
import { oneOf } from './primitives'

/** The body of every answer that is not a success. */
export const FailureAnswer = Type.Object({
  code: oneOf(Object.keys(ERROR_CODES) as ErrorCode[]),
  message: Type.String({ maxLength: 300 }),
  field: Type.Optional(Type.String()),
  componentIds: Type.Optional(Type.Array(Type.String())),
  revision: Type.Optional(Type.Integer()),
})
export type FailureAnswer = Static<typeof FailureAnswer>
