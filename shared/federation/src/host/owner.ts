import type { OwnerOf, RemoteName } from '@soundleaf/contracts'

/** The owner under which a remote publishes: `mf-editor` → `editor`. */
export function ownerOf<Name extends RemoteName>(remote: Name): OwnerOf<Name> {
  // The type says the same as the code, but the compiler does not follow a text that is cut.
  return remote.slice('mf-'.length) as OwnerOf<Name>
}
