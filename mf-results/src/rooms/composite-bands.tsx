import { BANDS_HZ, type RoomsAnswer } from '@soundleaf/contracts'
import { BandTable } from '@soundleaf/results-view'
import { formatNumber } from '@soundleaf/texts'
import { Box, Stack, Sub } from '@soundleaf/ui'
import { t } from '../texts/rooms'

/** The element with its openings and without them, by third octave and by its weighted index. */
export function CompositeBands({ Rw, reduction, whole }: NonNullable<RoomsAnswer['composite']>) {
  const caption = t('rooms.composite')
  return (
    <Stack gap="1" marginTop="2">
      <Box textStyle="sm">
        <Sub>{t('rooms.compositeRw', { index: 'R_{w}', Rw: formatNumber(Rw, 1) })}</Sub>
      </Box>
      <Box textStyle="xs" color="fg.muted" aria-hidden>
        {caption}
      </Box>
      <BandTable
        caption={caption}
        bands_hz={BANDS_HZ}
        columns={[
          { id: 'composite', label: t('rooms.compositeWith'), look: 'value', values: reduction },
          { id: 'whole', label: t('rooms.compositeWithout'), look: 'shifted', values: whole },
        ]}
        bandsInRow={2}
      />
    </Stack>
  )
}
