import createCache, { type EmotionCache } from '@emotion/cache'
import { css } from '@emotion/react'
import { system } from '../theme/system'

const caches = new WeakMap<Document, EmotionCache>()

/**
 * The one place a document's styles go to, however many roots are mounted in it: a rule is written once.
 * The global styles are written with it, because the UI library would write them once per root.
 */
export function styleCacheOf(page: Document): EmotionCache {
  const existing = caches.get(page)
  if (existing) return existing
  const nonce = page.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.nonce
  const cache = createCache({ key: 'sl', ...(nonce ? { nonce } : {}) })
  cache.insert('', css([system.layers.atRule, ...system._global]), cache.sheet, true)
  caches.set(page, cache)
  return cache
}
