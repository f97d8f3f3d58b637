import type { EmbedProps } from './embed-props'
import { mount, unmount, update } from './lifecycles'

const NO_TOKEN = () => Promise.reject<string>(new Error('The page has set neither token nor getToken.'))

const PROPERTIES = [
  'construction',
  'fieldValues',
  'rooms',
  'language',
  'units',
  'token',
  'getToken',
  'link',
  'linkPassword',
]

/**
 * `<soundleaf-results>`: properties `construction`, `fieldValues`, `rooms`, `language`, `units`, `token` or `getToken`, or `link`
 * with `linkPassword`; attributes `api`, `theme`, `language`, `units`, `listening`, `nonce`; event `soundleaf-result` with the answer.
 * Elsewhere it is an element like any other.
 */
export function defineResultsElement(api: string): void {
  if (customElements.get('soundleaf-results') !== undefined) return
  customElements.define(
    'soundleaf-results',
    class extends HTMLElement {
      static observedAttributes = ['api', 'theme', 'language', 'units', 'listening']
      #given: Partial<EmbedProps> = {}

      get construction() {
        return this.#given.construction ?? null
      }
      set construction(construction: EmbedProps['construction']) {
        this.#take({ construction })
      }
      set fieldValues(fieldValues: NonNullable<EmbedProps['fieldValues']>) {
        this.#take({ fieldValues })
      }
      set rooms(rooms: NonNullable<EmbedProps['rooms']>) {
        this.#take({ rooms })
      }
      get language() {
        return this.#given.language ?? this.getAttribute('language') ?? 'en'
      }
      set language(language: string) {
        this.#take({ language })
      }
      get units() {
        return this.#given.units ?? this.getAttribute('units') ?? 'Metric'
      }
      set units(units: string) {
        this.#take({ units })
      }
      set token(token: string) {
        this.#take({ getToken: () => token })
      }
      set getToken(getToken: EmbedProps['getToken']) {
        this.#take({ getToken })
      }

      set link(link: string) {
        this.#take({ link })
      }
      set linkPassword(linkPassword: string) {
        this.#take({ linkPassword })
      }

      connectedCallback() {
        // What was set before the script had come was set on a plain element.
        for (const name of PROPERTIES) this.#adopt(name)
        this.style.setProperty('display', 'block')
        void mount(this.#props())
      }
      disconnectedCallback() {
        void unmount(this.#props())
      }
      attributeChangedCallback() {
        this.#take({})
      }

      #adopt(name: string) {
        if (!Object.hasOwn(this, name)) return
        const value: unknown = Reflect.get(this, name)
        Reflect.deleteProperty(this, name)
        Reflect.set(this, name, value)
      }

      #take(given: Partial<EmbedProps>) {
        this.#given = { ...this.#given, ...given }
        if (this.isConnected) void update(this.#props())
      }

      #props() {
        const nonce = this.nonce ?? ''
        return {
          getToken: NO_TOKEN,
          construction: null,
          ...this.#given,
          api: this.getAttribute('api') ?? api,
          listening: this.hasAttribute('listening'),
          language: this.language,
          units: this.units,
          theme: this.getAttribute('theme') === 'dark' ? ('dark' as const) : ('light' as const),
          ...(nonce === '' ? {} : { nonce }),
          onResult: (detail: unknown) => this.dispatchEvent(new CustomEvent('soundleaf-result', { detail })),
          domElement: this,
        }
      }
    },
  )
}
