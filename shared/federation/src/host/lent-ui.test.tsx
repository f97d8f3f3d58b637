import { render, screen } from '@testing-library/react'
import { VERDICT_LOOKS, type SpectrumChartHandle } from '@soundleaf/results-view'
import * as ui from '@soundleaf/ui'
import { createRef } from 'react'
import { lentUi } from './lent-ui'

const { BandTable, SpectrumChart, Tooltip, UiProvider, VerdictPlace } = lentUi

test('[MFE-04] a remote built before version 1.4.0 of the UI still finds there what shows results, and the tooltip', async () => {
  const chart = createRef<SpectrumChartHandle>()
  render(
    <UiProvider>
      <BandTable
        caption="R in dB"
        bands_hz={[100]}
        columns={[{ id: 'r', label: 'R', look: 'value', values: [40] }]}
      />
      <VerdictPlace kind="ok" word="Met" />
      <Tooltip.Root open>
        <Tooltip.Trigger>R</Tooltip.Trigger>
        <Tooltip.Positioner>
          <Tooltip.Content>Sound reduction index of the wall</Tooltip.Content>
        </Tooltip.Positioner>
      </Tooltip.Root>
      <SpectrumChart ref={chart} title="Sound reduction index" bands_hz={[100]} series={[]} />
    </UiProvider>,
  )
  expect(await screen.findByRole('table', { name: 'R in dB' })).toHaveTextContent('40.0')
  expect(await screen.findByText('Met')).toBeVisible()
  expect(await screen.findByRole('img', { name: 'Sound reduction index' })).toBeVisible()
  expect(await screen.findByText('Sound reduction index of the wall')).toBeInTheDocument()
  expect(chart.current).toHaveProperty('picture')
  expect(lentUi.VERDICT_LOOKS).toBe(VERDICT_LOOKS)
})

test('what is lent under the name of the UI is all of it', () => {
  expect(lentUi).toMatchObject({ ...ui })
})
