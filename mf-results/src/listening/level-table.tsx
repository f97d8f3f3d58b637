import { BANDS_HZ } from '@soundleaf/contracts'
import { BandTable, type BandTableColumn } from '@soundleaf/results-view'
import { Box } from '@soundleaf/ui'
import { useBandsInRow } from '../lab/bands-in-row'
import { t } from '../texts/listen'
import type { Place } from './places'

/** What is heard where, band by band. */
export function LevelTable({ places }: { readonly places: readonly Place[] }) {
  const bandsInRow = useBandsInRow()
  const caption = t('listen.table')
  return (
    <Box>
      <Box textStyle="xs" fontWeight="semibold" aria-hidden>
        {caption}
      </Box>
      <BandTable
        caption={caption}
        bands_hz={BANDS_HZ}
        columns={places.map(columnOf)}
        bandsInRow={places.length > 3 ? 1 : bandsInRow(places.length)}
      />
    </Box>
  )
}

const LABELS: Readonly<Record<string, string>> = { source: 'L_{1}', own: 'L_{2}', building: 'L′_{2}' }

function columnOf({ id, name, isGiven, isReceiving, levels_db }: Place): BandTableColumn {
  if (isGiven)
    return {
      id,
      label: name,
      isPlain: true,
      look: id.endsWith('0') ? 'comparison-1' : 'comparison-2',
      values: levels_db,
    }
  return { id, label: LABELS[id] ?? name, look: isReceiving ? 'value' : 'shifted', values: levels_db }
}
