import { HStack, ProductMark, Text } from '@soundleaf/ui'

const PRODUCT = 'Soundleaf'

/** The product's mark and name, where no header stands above. */
export function PageMark() {
  return (
    <HStack gap="2">
      <ProductMark />
      <Text fontWeight="semibold" htmlTranslate="no">
        {PRODUCT}
      </Text>
    </HStack>
  )
}
