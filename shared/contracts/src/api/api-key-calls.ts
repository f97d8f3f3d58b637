import { ApiKeyList, MakeApiKeyAnswer, MakeApiKeyRequest } from './api-key'
import { Empty, Guid } from './primitives'

/** The calls about the keys of a person's own programs; none of them can be made with a key. */
export const API_KEY_CALLS = {
  listApiKeys: { method: 'GET', path: '/account/keys', authenticated: true, answer: ApiKeyList },
  makeApiKey: {
    method: 'POST',
    path: '/account/keys',
    authenticated: true,
    body: MakeApiKeyRequest,
    answer: MakeApiKeyAnswer,
  },
  /** From then on nobody gets in with it. */
  revokeApiKey: {
    method: 'DELETE',
    path: '/account/keys/{id}',
    authenticated: true,
    params: { id: Guid },
    answer: Empty,
  },
} as const
