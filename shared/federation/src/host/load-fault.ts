/** Why a remote could not be loaded. */
export type LoadFaultReason =
  /** No answer, or an answer that is not 2xx. */
  | 'entry-unreachable'
  | 'entry-timeout'
  /** The address no longer has the code: another build has taken its place. */
  | 'code-gone'
  /** The address has code, and it is not what was published: something on the way rewrote it. */
  | 'altered'
  /** The entry ran but left no container: HTML, garbage, or the script of something else. */
  | 'not-a-remote'
  /** A chunk of the remote is missing or its code threw. */
  | 'module-failed'
  | 'module-timeout'
  /** A module came, but it is not this remote. */
  | 'wrong-module'

export class LoadFault extends Error {
  constructor(
    readonly reason: LoadFaultReason,
    detail: string,
  ) {
    super(detail)
  }
}

const DIAGNOSIS_LIMIT_MS = 2000

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
      signal: AbortSignal.timeout(DIAGNOSIS_LIMIT_MS),
    })
    // Many hosts answer a page of theirs, with 200, where a file is missing.
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true
    if (answer.status === 404 || answer.status === 410 || (answer.ok && isPage)) return 'code-gone'
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
