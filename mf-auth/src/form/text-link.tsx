import type { ReactNode } from 'react'
import { chakra } from '@soundleaf/ui'

/** A button that reads as a link: it does something here, or leads inside the product. */
export function TextLink({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <chakra.button
      type="button"
      onClick={onClick}
      minHeight="6"
      color="accent.fg"
      cursor="pointer"
      textDecoration="underline"
      textUnderlineOffset="3px"
      textStyle="sm"
    >
      {children}
    </chakra.button>
  )
}
