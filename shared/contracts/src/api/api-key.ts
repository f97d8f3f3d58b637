import { Type, type Static } from '@sinclair/typebox'
import { Guid, oneOf, UtcDate } from './primitives'

/** What a key may be used for; which calls that is stands in `CALL_SCOPES`. */
export const API_SCOPES = ['Calculate', 'Batches', 'ReadProjects'] as const
export type ApiScope = (typeof API_SCOPES)[number]

/** For how long a key may work. */
export const LONGEST_KEY_DAYS = 365

/** A key with which a person's own programs call the API, in place of a login: `Authorization: Bearer KEY`. */
export const ApiKey = Type.Object({
  id: Guid,
  /** What its person calls it. */
  name: Type.String(),
  scopes: Type.Array(oneOf(API_SCOPES)),
  /** How the key begins, by which it is found again. */
  start: Type.String(),
  createdDateUtc: UtcDate,
  expiresDateUtc: UtcDate,
  /** To the minute; null for never. */
  lastUsedDateUtc: Type.Union([UtcDate, Type.Null()]),
})
export type ApiKey = Static<typeof ApiKey>

/** The newest first; such as have run out too, until they are removed. */
export const ApiKeyList = Type.Object({ keys: Type.Array(ApiKey) })
export type ApiKeyList = Static<typeof ApiKeyList>

export const MakeApiKeyRequest = Type.Object({
  /** One line of at most 100 code points. */
  name: Type.String({ minLength: 1, maxLength: 400 }),
  scopes: Type.Array(oneOf(API_SCOPES), { minItems: 1, maxItems: API_SCOPES.length, uniqueItems: true }),
  days: Type.Integer({ minimum: 1, maximum: LONGEST_KEY_DAYS }),
  /** Asked for again: a key goes on when the session has ended. */
  password: Type.String({ minLength: 1, maxLength: 200 }),
})
export type MakeApiKeyRequest = Static<typeof MakeApiKeyRequest>

/** The key is told once: the server keeps its hash alone. */
export const MakeApiKeyAnswer = Type.Object({ apiKey: ApiKey, key: Type.String() })
export type MakeApiKeyAnswer = Static<typeof MakeApiKeyAnswer>
