import { chakra } from '@chakra-ui/react'

/** The leaf. The name stands beside it, so it is silent. */
export function ProductMark({ size = 22 }: { readonly size?: number }) {
  return (
    <chakra.svg viewBox="0 0 24 24" width={`${size}px`} height={`${size}px`} flexShrink={0} aria-hidden>
      <path d="M3 21C3 10.5 10.5 3 21 3c0 10.5-7.5 18-18 18z" fill="var(--accent)" />
      <path
        d="M3 21C7 15 12 9.5 17.5 6.5M8.2 20.3C10 15.5 13.5 11 20 8.2M3.7 15.8C5 10.6 8.6 7 13.5 4.8"
        fill="none"
        stroke="var(--surface)"
        strokeWidth={1.4}
      />
    </chakra.svg>
  )
}
