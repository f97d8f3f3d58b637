/** `mf-editor` → `mf_editor`: the global under which its entry script leaves its container (webpack/remotes.mjs). */
export const containerName = (remote: string): string => remote.replaceAll('-', '_')

/** The global in which a remote's chunks find each other (webpack/remotes.mjs). */
export const chunkRegistryName = (remote: string): string => `soundleafChunks_${containerName(remote)}`

/** Takes the container that an entry script has just left, so that a later try can never find it. */
export function takeContainer(remote: string): unknown {
  const container: unknown = Reflect.get(globalThis, containerName(remote))
  Reflect.set(globalThis, containerName(remote), undefined)
  return container
}

/**
 * Drops what an earlier, failed try left in the page: a container that came too late, chunks of what may have been another build, which would be
 * mixed into the next one, and script tags that still wait and that the next try would wait with.
 */
export function forgetEarlierTry(remote: string): void {
  takeContainer(remote)
  Reflect.set(globalThis, chunkRegistryName(remote), undefined)
  const waiting = document.querySelectorAll(`script[data-webpack^="${containerName(remote)}:"]`)
  for (const script of waiting) script.remove()
}
