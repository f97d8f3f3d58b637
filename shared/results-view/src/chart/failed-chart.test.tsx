import { render, screen } from '@testing-library/react'
import { UiProvider } from '@soundleaf/ui'
import { SpectrumChart } from './spectrum-chart'

jest.mock('./chart-drawing', () => {
  throw new Error('Loading chunk 7 failed.')
})

test('[RES-05] a chart that did not load says so, and no spinner stands on its words while new values come', async () => {
  render(
    <UiProvider>
      <SpectrumChart title="Sound reduction index" bands_hz={[100]} series={[]} busy />
    </UiProvider>,
  )
  expect(screen.getByRole('status', { name: 'Calculating' })).toBeVisible()
  expect(await screen.findByText('The chart did not load')).toBeVisible()
  expect(screen.queryByRole('status')).toBeNull()
})
