import type { RemoteHost } from '@soundleaf/contracts'

/** Addresses outside the product; the user guide lies beside the shell. */
export const LINKS: RemoteHost['links'] = {
  pricing: 'https://soundleaf.example/pricing',
  contact: 'https://soundleaf.example/contact',
  guide: '/guide/index.html',
  terms: 'https://soundleaf.example/terms',
}

/** Where support reads mail: what the error dialogs name. */
export const SUPPORT_ADDRESS = 'support@soundleaf.example'
