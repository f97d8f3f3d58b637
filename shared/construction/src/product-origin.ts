import type { ProductSource } from '@soundleaf/contracts'
import type { Component } from './construction'
import { t } from './texts'

/** What a component's product says of itself, as the version that was chosen said it. */
export interface ProductOrigin {
  /** From 1; null where the catalogue counts none. */
  readonly version: number | null
  readonly manufacturer: string | null
  readonly source: ProductSource | null
}

/** Of a component without a product, and of a generic one's manufacturer, there is nothing to say. */
export function productOriginOf({ productId, received }: Component): ProductOrigin {
  const said = productId === null ? null : received
  return {
    version: said?.productVersion ?? null,
    manufacturer: said?.productManufacturer ?? null,
    source: said?.productSource ?? null,
  }
}

/** Where values come from, in a line, as `Data sheet A 12 · p. 4 · 2026-03-31 · declared`. */
export function sourceText({ origin, document, page, date }: ProductSource): string {
  const parts = [document, page === '' ? '' : t('source.page', { page }), date, t(`source.${origin}`)]
  return parts.filter((part) => part !== '').join(' · ')
}
