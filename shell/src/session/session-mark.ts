const NAME = 'soundleaf-signed-in'
/** As long as a session can last. */
const MAX_AGE_S = 43_200

/**
 * Whether this browser may have a session. The refresh cookie is HttpOnly, so a second, readable cookie says that it
 * was set. Without it the server need not be asked, and a first visit makes no call that is refused. It is no secret
 * and grants nothing.
 */
export interface SessionMark {
  /** Also true where cookies cannot be read: then the server is asked. */
  isThere(): boolean
  /** Whether the person has logged out, and the server has not heard. */
  isLeaving(): boolean
  set(): void
  setLeaving(): void
  clear(): void
}

export function createSessionMark(page: Pick<Document, 'cookie'>, isSecure: boolean): SessionMark {
  /** Reading and writing throw where the browser blocks cookies. */
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
    isLeaving: () => tried(() => page.cookie.includes(`${NAME}=leaving`), false),
    set: () => tried(() => write('yes', MAX_AGE_S), undefined),
    setLeaving: () => tried(() => write('leaving', MAX_AGE_S), undefined),
    clear: () => tried(() => write('', 0), undefined),
  }
}
