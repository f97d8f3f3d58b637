import type { RemoteHost } from '@soundleaf/contracts'

/** What the operator set; the server writes it into the page. */
const set = (name: 'pricing' | 'contact' | 'terms' | 'support'): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''

/** Pages of the operator, else ours, which lie beside the shell as the user guide does. */
export const LINKS: RemoteHost['links'] = {
  pricing: set('pricing') || '/guide/pricing.html',
  contact: set('contact') || '/guide/contact.html',
  guide: '/guide/index.html',
  terms: set('terms') || '/guide/terms.html',
}

/** Where support reads mail; the page of contact where the operator named no address. */
export const SUPPORT = ((address) =>
  address === '' ? { href: LINKS.contact, address: null } : { href: `mailto:${address}`, address })(
  set('support'),
)
