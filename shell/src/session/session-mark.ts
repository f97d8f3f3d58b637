const NAME = 'soundleaf-signed-in'
/** As long as a session can last (decision 22). */
const MAX_AGE_S = 43_200

/**
 * Whether this browser may hold a session: the refresh cookie itself is out of a script's sight, so a cookie beside it
 * says that it was given. Where there is none the server need not be asked, and a first visit begins without a
 * refused call. It is no secret and opens nothing.
 */
export interface SessionMark {
  /** True too where cookies cannot be read: then the server is asked. */
  isThere(): boolean
  set(): void
  clear(): void
}

export function createSessionMark(page: Pick<Document, 'cookie'>, isSecure: boolean): SessionMark {
  /** Reading and writing throw where the browser keeps no cookies for this page. */
  function tried<Value>(work: () => Value, instead: Value): Value {
    try {
      return work()
    } catch {
      return instead
    }
  }
  const write = (value: string, maxAge_s: number) => {
    page.cookie = `${NAME}=${value}; path=/; max-age=${maxAge_s}; samesite=strict${isSecure ? '; secure' : ''}`
  }
  return {
    isThere: () => tried(() => page.cookie.includes(`${NAME}=yes`), true),
    set: () => tried(() => write('yes', MAX_AGE_S), undefined),
    clear: () => tried(() => write('', 0), undefined),
  }
}
