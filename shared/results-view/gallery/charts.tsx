import { useState } from 'react'
import { Box, Button } from '@soundleaf/ui'
import { BandTable, SpectrumChart } from '../src'
import { Frame } from './frame'
import {
  BANDS_HZ,
  DEFICIENCIES,
  FLOOR,
  FLOOR_DEFICIENCIES,
  SHIFTED_VALUES,
  TWO_COMPARISONS,
  WALL,
} from './sample'

const RATED = [100, 3150] as const
const SHORT = { says: 'Below the shifted reference', at: DEFICIENCIES.map((value) => (value ?? 0) > 0) }

export function Charts() {
  const [heavier, setHeavier] = useState(0)
  const moved = WALL.map((series) => ({
    ...series,
    values: series.values.map((value) => (value === null ? null : value + heavier)),
  }))
  return (
    <>
      <Frame caption="Current, shifted, one comparison" width="502px" pl="5" py="2">
        <SpectrumChart
          title="Sound reduction index by third octave"
          description="Current, shifted reference and Ref. 1."
          bands_hz={BANDS_HZ}
          series={WALL}
          ratedRange={RATED}
          deficiencies={DEFICIENCIES}
        />
      </Frame>
      <Frame caption="Level, deviations above" width="502px" pl="5" py="2">
        <SpectrumChart
          title="Impact level by third octave"
          bands_hz={BANDS_HZ}
          series={FLOOR}
          ratedRange={RATED}
          deficiencies={FLOOR_DEFICIENCIES}
          height={226}
          yRange={[10, 70]}
        />
      </Frame>
      <Frame caption="Two comparisons, a hostile name" width="502px" pl="5" py="2">
        <SpectrumChart
          title="Two comparisons"
          bands_hz={BANDS_HZ}
          series={TWO_COMPARISONS}
          ratedRange={RATED}
        />
      </Frame>
      <Frame caption="Empty, and new values on their way" width="502px" pl="5" py="2">
        <SpectrumChart title="Empty" bands_hz={BANDS_HZ} series={[]} ratedRange={RATED} height={206} busy />
      </Frame>
      <Frame caption="The axis stays until a curve leaves it" width="502px" pl="5" py="2">
        <SpectrumChart title="Moving" bands_hz={BANDS_HZ} series={moved} ratedRange={RATED} height={226} />
        <Box display="flex" gap="2">
          <Button size="sm" onClick={() => setHeavier(heavier + 5)}>
            5 dB more
          </Button>
          <Button size="sm" onClick={() => setHeavier(heavier - 5)}>
            5 dB less
          </Button>
        </Box>
      </Frame>
      <Frame caption="All bands" width="502px" px="5" py="2">
        <BandTable
          caption="R in dB by third octave"
          bands_hz={BANDS_HZ}
          columns={[
            { id: 'r', label: 'R', look: 'value', values: WALL[0]?.values ?? [], marks: SHORT },
            { id: 's', label: 'Shifted', look: 'shifted', values: SHIFTED_VALUES },
            { id: 'c', label: 'Ref. 1', look: 'comparison-1', values: WALL[2]?.values ?? [] },
          ]}
        />
      </Frame>
      <Frame caption="On paper: fixed size, always light" width="640px" data-theme="light" bg="bg" p="5">
        <SpectrumChart
          title="On paper"
          bands_hz={BANDS_HZ}
          series={WALL}
          ratedRange={RATED}
          deficiencies={DEFICIENCIES}
          width={560}
          height={360}
        />
      </Frame>
    </>
  )
}
