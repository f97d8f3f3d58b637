import { type Static, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { oneOf, UtcDate } from './api/primitives'
import { REMOTE_NAMES } from './remotes-and-pages'

/** Everything that runs stands in the list, so it is read strictly: an unknown field refuses it like a missing one. */
const CLOSED = { additionalProperties: false }

const Version = Type.String({ pattern: '^(0|[1-9]\\d{0,5})(\\.(0|[1-9]\\d{0,5})){2}$' })

/** A hash that a browser enforces; anything else it would ignore, and run the script. */
const Integrity = Type.String({ pattern: '^sha384-[A-Za-z0-9+/]{64}$' })
export const isIntegrity = (value: unknown): value is string => Value.Check(Integrity, value)

const BUILD = {
  /** The remote's own version. */
  version: Version,
  /** The contract it was built against; the shell checks it before any code of the remote runs. */
  contract: Version,
  /** Of the entry script, which holds the hashes of its chunks. */
  integrity: Integrity,
}
/** Address of the entry script; a relative one begins at the page. */
const LISTED = { entry: Type.String({ minLength: 1 }), ...BUILD }

/** What a build says of itself in the `remote.json` beside its entry script. */
const RemoteStatement = Type.Object({ name: oneOf(REMOTE_NAMES), ...BUILD })
export type RemoteStatement = Static<typeof RemoteStatement>
export const isRemoteStatement = (value: unknown): value is RemoteStatement =>
  Value.Check(RemoteStatement, value)

/** A build and where its entry script is. */
export type PublishedEntry = RemoteStatement & { readonly entry: string }

const RemoteLine = Type.Object(
  {
    /** Any remote's name: the list of a later release may have more of them than a shell knows. */
    name: Type.String({ pattern: '^mf-[a-z]+(-[a-z]+)*$' }),
    ...LISTED,
    /** A build that only a share of the browsers gets. */
    canary: Type.Union([
      Type.Null(),
      Type.Object({ percent: Type.Number({ exclusiveMinimum: 0, maximum: 100 }), ...LISTED }, CLOSED),
    ]),
  },
  CLOSED,
)

/** The list of what runs: written and signed by scripts/remotes, named in the server's policy, verified by the shell. */
const RemotesList = Type.Object(
  {
    /** Counts up with every signing; a lower one than was seen is an old list played again. */
    sequence: Type.Integer({ minimum: 1 }),
    expires: UtcDate,
    /** Where a tab may point a remote for itself. */
    overrideOrigins: Type.Array(Type.String({ pattern: '^https?://[^/?#\\s]+$' })),
    remotes: Type.Array(RemoteLine),
  },
  CLOSED,
)
export type RemotesList = Static<typeof RemotesList>

/** Whether a value is a list in order, each remote in it once. */
export function isRemotesList(value: unknown): value is RemotesList {
  if (!Value.Check(RemotesList, value)) return false
  return new Set(value.remotes.map(({ name }) => name)).size === value.remotes.length
}
