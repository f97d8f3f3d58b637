// Every name of a remote that must be unique in a page is derived from that of its folder, so two remotes cannot answer
// for each other.

/** `mf-editor` → `mf_editor`: the global under which a remote's entry script leaves its container. */
export const containerName = (name) => name.replaceAll('-', '_')

/** The global in which the chunks of a build find each other. src/host/page-globals.ts knows both names. */
export const chunkRegistryName = (uniqueName) => `soundleafChunks_${uniqueName}`
