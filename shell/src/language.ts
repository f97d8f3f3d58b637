import type { RemoteHost, SessionChanged } from '@soundleaf/contracts'
import { languageInUse, loadTexts } from '@soundleaf/texts'

const YEAR_S = 365 * 24 * 3600

interface LanguagePort {
  /** What the address asked for: it goes before the account's until another is chosen in the profile. */
  readonly asked: string | null
  /** Draws the page anew, when the texts of another language are there. */
  readonly redraw: () => void
  /** Reads the account again: the server's sentences in it are in the language of before. */
  readonly reload: () => Promise<void>
  /** The texts of a language did not come: the one before is still spoken. */
  readonly lost: () => void
}

/** Which language the page speaks: what the address asks for, else the account's, else what was chosen, else the browser's. */
export interface PageLanguage {
  readonly speak: NonNullable<RemoteHost['speak']>
  readonly follow: (session: SessionChanged) => void
  /** The person is at this address: who left the page that spoke another language hears the usual one. */
  readonly arrive: (pathname: string) => void
}

/** In a cookie, because the server sends the page in this language. Where the browser blocks it nothing is kept. */
function keep(language: string): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  try {
    document.cookie = `soundleaf-language=${language}; path=/; max-age=${YEAR_S}; samesite=lax${secure}`
  } catch {
    // The browser's own language comes next time.
  }
}

export function createPageLanguage({ asked, redraw, reload, lost }: LanguagePort): PageLanguage {
  /** What is spoken again when the person leaves the page of that address. */
  let usual: { readonly language: string; readonly pathname: string } | null = null
  /** The language of the account that is logged in: when it changes, it was chosen in the profile. */
  let heard: string | null | undefined

  /** Speaks it where its texts come; `spoken` hears of that before the page is drawn anew. */
  async function change(language: string, spoken: () => void = () => undefined): Promise<void> {
    const isNew = language !== languageInUse()
    try {
      if (isNew) await loadTexts(language)
    } catch {
      return lost()
    }
    spoken()
    if (!isNew) return
    document.documentElement.lang = languageInUse()
    redraw()
    await reload()
  }
  /** A language that was kept without its texts would be asked for by every page that follows. */
  const changeAndKeep = (language: string): Promise<void> => change(language, () => keep(language))

  return {
    async speak(language, until) {
      if (until === undefined) return changeAndKeep(language)
      const before = { language: languageInUse(), pathname: window.location.pathname }
      await change(language, () => (usual ??= before))
    },
    follow(session) {
      if (!session.signedIn) {
        heard = undefined
        return
      }
      const { language = null } = session
      const isChosen = heard !== undefined && heard !== language
      heard = language
      if (language === null || usual !== null || (asked !== null && !isChosen)) return
      void changeAndKeep(language)
    },
    arrive(pathname) {
      if (usual === null || usual.pathname === pathname) return
      const { language } = usual
      usual = null
      void change(language)
    },
  }
}
