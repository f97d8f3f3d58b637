import type { LoadFaultReason } from './load-fault'

const LIMIT_MS = 2000

/**
 * Why a script did not run, when the browser says no more than that. It is asked for once more as data: gone (another
 * build has taken its place), there but refused (its hash is not the published one), or not to be had.
 */
export async function diagnose(
  url: string,
): Promise<Extract<LoadFaultReason, 'code-gone' | 'altered' | 'entry-unreachable'>> {
  try {
    const answer = await fetch(url, {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(LIMIT_MS),
    })
    if (answer.status === 404 || answer.status === 410) return 'code-gone'
    return answer.ok ? 'altered' : 'entry-unreachable'
  } catch {
    return 'entry-unreachable'
  }
}

/** The address of a chunk that webpack's loader could not get. */
export function lostChunkIn(error: unknown): string | null {
  if (!(error instanceof Error) || error.name !== 'ChunkLoadError' || !('request' in error)) return null
  return typeof error.request === 'string' ? error.request : null
}
