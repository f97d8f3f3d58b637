/** `mf-editor` → `mf_editor`: the global under which its entry script leaves its container (webpack/names.mjs). */
export const containerName = (remote: string): string => remote.replaceAll('-', '_')

/** The global in which a remote's chunks find each other (webpack/names.mjs). */
export const chunkRegistryName = (remote: string): string => `soundleafChunks_${containerName(remote)}`

/**
 * Drops what an earlier, failed try left in the page and the federation runtime does not know of: a container that
 * came too late, chunks of what may have been another build, and script tags that still wait and that the next try
 * would wait with.
 */
export function clearFailedAttempt(remote: string): void {
  Reflect.set(globalThis, containerName(remote), undefined)
  Reflect.set(globalThis, chunkRegistryName(remote), undefined)
  const waiting = document.querySelectorAll(`script[data-webpack^="${containerName(remote)}:"]`)
  for (const script of waiting) script.remove()
}
