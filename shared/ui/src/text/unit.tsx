import { chakra } from '@chakra-ui/react'

/** A unit beside its number, in a lighter tone. */
export const Unit = chakra('span', {
  base: { color: 'fg.subtle', fontWeight: 'normal', whiteSpace: 'nowrap', flexShrink: 0 },
})
