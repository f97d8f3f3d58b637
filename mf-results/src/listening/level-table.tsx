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

const LOOKS: Readonly<Record<string, Pick<BandTableColumn, 'label' | 'look'>>> = {
  source: { label: 'L_{1}', look: 'shifted' },
  own: { label: 'L_{2}', look: 'value' },
  building: { label: 'L′_{2}', look: 'value' },
}

function columnOf({ id, name, levels_db }: Place): BandTableColumn {
  const look = LOOKS[id] ?? {
    label: name,
    isPlain: true,
    look: id === 'curve 0' ? 'comparison-1' : 'comparison-2',
  }
  return { id, ...look, values: levels_db }
}
