import type { RemoteHost } from '@soundleaf/contracts'

/** Addresses outside the product. */
export const LINKS: RemoteHost['links'] = {
  pricing: 'https://soundleaf.example/pricing',
  contact: 'mailto:support@soundleaf.example',
  guide: 'https://soundleaf.example/guide',
  terms: 'https://soundleaf.example/terms',
}

/** The contact as it is read. */
export const SUPPORT_ADDRESS = 'support@soundleaf.example'
