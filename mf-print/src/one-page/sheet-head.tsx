import { Box, chakra, Flex, Heading, Sub } from '@soundleaf/ui'
import type { SheetDetails } from './sheet-details'

interface SheetHeadProps {
  readonly details: SheetDetails
  readonly title: string
  /** By which standard; null where that is not known. */
  readonly origin: string | null
}

/** The company on the left, what is reported on the right. */
export function SheetHead({ details, title, origin }: SheetHeadProps) {
  return (
    <Flex
      as="header"
      height="52px"
      align="center"
      justify="space-between"
      gap="6"
      pb="1.5"
      borderBottomWidth="2px"
      borderColor="fg"
    >
      <Flex align="center" gap="3" minWidth="0">
        {details.logo !== '' && (
          <chakra.img src={details.logo} alt="" height="40px" maxWidth="180px" objectFit="contain" />
        )}
        <Box as="bdi" fontSize="14px" fontWeight="semibold" truncate>
          {details.company}
        </Box>
      </Flex>
      <Box textAlign="end" flexShrink={0}>
        <Heading as="h1" fontSize="16px" lineHeight="22px">
          {title}
        </Heading>
        <Box fontSize="11px" lineHeight="16px" color="fg.muted">
          {origin !== null && <Sub>{origin}</Sub>}
        </Box>
      </Box>
    </Flex>
  )
}
