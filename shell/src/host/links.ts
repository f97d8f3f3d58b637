import type { RemoteHost } from '@soundleaf/contracts'

/** Addresses outside the product. */
export const LINKS: RemoteHost['links'] = {
  pricing: 'https://soundleaf.example/pricing',
  contact: 'https://soundleaf.example/contact',
  guide: 'https://soundleaf.example/guide',
  terms: 'https://soundleaf.example/terms',
}

/** Where support reads mail: what the error dialogs name. */
export const SUPPORT_ADDRESS = 'support@soundleaf.example'
