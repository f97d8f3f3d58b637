/** Beside the index, so that pages that draw no tooltip do not carry it. */
export { Tooltip } from '@chakra-ui/react'
