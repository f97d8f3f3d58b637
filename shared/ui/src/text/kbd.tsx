import { chakra } from '@chakra-ui/react'

/** A key to press. */
export const Kbd = chakra('kbd', {
  base: {
    display: 'inline-block',
    px: '1',
    textStyle: '2xs',
    fontFamily: 'body',
    borderWidth: '1px',
    borderRadius: 'l1',
    color: 'fg.subtle',
  },
})
