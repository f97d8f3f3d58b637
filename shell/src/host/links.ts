import type { RemoteHost } from '@soundleaf/contracts'
import { languageInUse, languageOf } from '@soundleaf/texts'

/** What the operator set; the server writes it into the page. */
const set = (name: 'pricing' | 'contact' | 'terms' | 'support'): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''

/** A page of ours, which lies beside the shell as the user guide does, in the language in use. */
function ownPage(name: 'index' | 'pricing' | 'contact' | 'terms'): string {
  const language = languageOf(languageInUse()) ?? 'en'
  return `/guide/${language === 'en' ? '' : `${language}/`}${name}.html`
}

/** Pages of the operator, else ours. */
export const links = (): RemoteHost['links'] => ({
  pricing: set('pricing') || ownPage('pricing'),
  contact: set('contact') || ownPage('contact'),
  guide: ownPage('index'),
  terms: set('terms') || ownPage('terms'),
})

/** Where support reads mail; the page of contact where the operator named no address. */
export function support(): { readonly href: string; readonly address: string | null } {
  const address = set('support')
  return address === '' ? { href: links().contact, address: null } : { href: `mailto:${address}`, address }
}
