import { chakra } from '@soundleaf/ui'
import type { MouseEvent } from 'react'
import { t } from '../texts'

/** The first thing that Tab reaches, and seen only then: past the header to the page. */
export function SkipLink() {
  return (
    <chakra.a href="#content" css={LOOK} onClick={toContent}>
      {t('header.skip')}
    </chakra.a>
  )
}

/** Every page has one main element; the address stays as it is. */
function toContent(event: MouseEvent): void {
  event.preventDefault()
  const main = document.querySelector('main')
  main?.setAttribute('tabindex', '-1')
  main?.focus()
}

const LOOK = {
  position: 'absolute',
  top: '8px',
  left: '8px',
  zIndex: 1,
  paddingInline: '12px',
  lineHeight: '32px',
  borderRadius: 'var(--r-1)',
  background: 'var(--surface)',
  color: 'var(--accent)',
  '&:not(:focus)': { clipPath: 'inset(50%)', width: '1px', height: '1px', overflow: 'hidden', padding: 0 },
} as const
