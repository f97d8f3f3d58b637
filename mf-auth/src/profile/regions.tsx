import { Box, CheckboxField, Stack, Text } from '@soundleaf/ui'

const REGIONS = ['Scandinavia', 'UK', 'Southern Europe', 'Western Europe']

/** A choice that is announced and not offered yet. */
export function Regions() {
  return (
    <Box as="fieldset" border="0" padding="0" margin="0">
      <Text as="legend" textStyle="xs" color="fg.muted" marginBottom="2">
        Regions
      </Text>
      <Stack gap="4px">
        {REGIONS.map((region) => (
          <CheckboxField key={region} label={region} checked={false} disabled onChange={() => undefined} />
        ))}
      </Stack>
      <Text textStyle="xs" color="fg.subtle" marginTop="8px">
        This feature will be implemented during 2025.
      </Text>
    </Box>
  )
}
