import type { Structure } from '@soundleaf/contracts'
import type { EmbedProps } from './embed-props'
import { mount, update } from './lifecycles'

/** What the page around our frame may say. */
interface ShowMessage {
  readonly type: 'soundleaf:show'
  readonly token: string
  readonly construction: Structure
  readonly fieldValues?: NonNullable<EmbedProps['fieldValues']>
  readonly rooms?: NonNullable<EmbedProps['rooms']>
  readonly theme?: 'light' | 'dark'
  readonly listening?: boolean
  readonly language?: string
  readonly units?: string
}

/**
 * Runs in our frame on our origin. It listens to its parent window alone, and only while that is the very page that
 * the token was given for; everything else changes nothing. Answers go to that origin and nowhere else.
 */
export function startFrame(page: Window = window): void {
  const origins = metaOf('parent-origins').split(' ')
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.nonce ?? ''
  const place = document.createElement('div')
  let isShown = false
  const parent = parentOrigin(page)
  // Where the browser does not say whose page it is, all of the partner's are told; the others do not hear it.
  for (const origin of origins)
    if (parent === null || origin === parent) page.parent.postMessage({ type: 'soundleaf:ready' }, origin)
  let waiting: ((token: string) => void) | null = null

  page.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== page.parent || source === page || !origins.includes(origin)) return
    const message = readShow(data)
    if (message === null || pageOf(message.token) !== origin) return
    const tell = (answer: object) => page.parent.postMessage(answer, origin)
    waiting?.(message.token)
    waiting = null
    let fresh: string | null = message.token
    const asked = new URLSearchParams(page.location.search)
    const language = message.language ?? asked.get('language') ?? 'en'
    const units = message.units ?? asked.get('units') ?? 'Metric'
    document.documentElement.lang = language
    const props = {
      ...message,
      language,
      units,
      nonce,
      domElement: place,
      getToken() {
        const given = fresh
        fresh = null
        if (given !== null) return given
        tell({ type: 'soundleaf:token-wanted' })
        return new Promise<string>((resolve) => (waiting = resolve))
      },
      onResult: (result: unknown) => tell({ type: 'soundleaf:result', result }),
    }
    if (!isShown) {
      document.body.append(place)
      // A frame does not grow with what is in it: the page is told how high that is.
      new ResizeObserver(() => tell({ type: 'soundleaf:height', height: heightOf(place) })).observe(place)
    }
    void (isShown ? update(props) : mount(props)).then(() => tell({ type: 'soundleaf:shown' }))
    isShown = true
  })
}

/** The origin of the page around the frame, as far as the browser tells it. */
function parentOrigin(page: Window): string | null {
  const [nearest] = page.location.ancestorOrigins ?? []
  if (nearest !== undefined) return nearest
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : null
}

/** Height of the results with the margin about them, px. */
const heightOf = (place: HTMLElement): number =>
  Math.ceil(place.getBoundingClientRect().bottom + window.scrollY)

function readShow(data: unknown): ShowMessage | null {
  if (typeof data !== 'object' || data === null) return null
  const { type, token, construction, fieldValues, rooms, theme, language, units, listening } =
    data as Partial<Record<keyof ShowMessage, unknown>>
  if (type !== 'soundleaf:show' || typeof token !== 'string' || !isRecord(construction)) return null
  if (fieldValues !== undefined && !isRecord(fieldValues)) return null
  if (rooms !== undefined && !isRecord(rooms)) return null
  if (language !== undefined && typeof language !== 'string') return null
  if (units !== undefined && typeof units !== 'string') return null
  if (theme !== undefined && theme !== 'light' && theme !== 'dark') return null
  if (listening !== undefined && typeof listening !== 'boolean') return null
  return data as ShowMessage
}

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null

/** The page that the token names. The server has signed it; here it only keeps others from using the frame. */
function pageOf(token: string): string | null {
  try {
    const [, claims = ''] = token.split('.')
    const { origin, form } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as Record<
      string,
      unknown
    >
    return form === 'frame' && typeof origin === 'string' ? origin : null
  } catch {
    return null
  }
}

const metaOf = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
