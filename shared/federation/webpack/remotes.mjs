/**
 * The one list of remotes: the port of each in development. Every name that must be unique in a page (container,
 * chunk registry, cache) is derived from the key, so two remotes cannot answer for each other.
 */
export const REMOTE_PORTS = {
  'mf-auth': 3001,
  'mf-projects': 3002,
  'mf-editor': 3003,
  'mf-results': 3004,
  'mf-print': 3005,
}

/** `mf-editor` → `mf_editor`: the global under which a remote's entry script leaves its container. */
export const containerName = (name) => name.replaceAll('-', '_')

/** The global in which the chunks of a build find each other. src/host/page-globals.ts knows both names. */
export const chunkRegistryName = (uniqueName) => `soundleafChunks_${uniqueName}`
