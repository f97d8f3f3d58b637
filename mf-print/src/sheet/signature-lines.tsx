import { Box, Grid } from '@soundleaf/ui'

interface SignatureLinesProps {
  readonly lines: readonly [string, string, string]
  /** From the lower edge of the sheet. */
  readonly bottom: string
}

/** Lines on which the engineer who validates the results signs. */
export function SignatureLines({ lines, bottom }: SignatureLinesProps) {
  return (
    <Grid position="absolute" bottom={bottom} width="170mm" templateColumns="1fr 1fr 1.4fr" gap="6">
      {lines.map((line) => (
        <Box
          key={line}
          borderTopWidth="1px"
          borderColor="fg.muted"
          pt="1"
          fontSize="11px"
          lineHeight="16px"
          color="fg.subtle"
          truncate
        >
          <bdi>{line}</bdi>
        </Box>
      ))}
    </Grid>
  )
}
