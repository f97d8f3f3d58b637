import { render, screen, waitFor } from '@testing-library/react'
import { UiProvider } from '@soundleaf/ui'
import type { SpectrumSeries } from './spectrum'
import { SpectrumChart } from './spectrum-chart'

const BANDS_HZ = [100, 125, 160, 200]
const HOSTILE = '<img src=x onerror=alert(1)>'
const SERIES: readonly SpectrumSeries[] = [
  { id: 'a', name: 'Current', role: 'current', values: [40, 45, 50, 55], band: 2 },
  { id: 'b', name: 'Shifted', role: 'shifted', values: [42, 45, 48, 51] },
  { id: 'c', name: HOSTILE, role: 'comparison-1', values: [30, null, 40, 45] },
]

const chart = (onReady: () => void, series = SERIES) => (
  <UiProvider>
    <SpectrumChart
      title="Sound reduction index"
      description="Current and shifted reference."
      bands_hz={BANDS_HZ}
      series={series}
      ratedRange={[100, 200]}
      deficiencies={[2, 0, 0, null]}
      width={480}
      onReady={onReady}
    />
  </UiProvider>
)

test('[RES-10] the chart has a name and a text alternative, and its picture is silent', async () => {
  render(chart(() => {}))
  const picture = await screen.findByRole('img', {
    name: 'Sound reduction index. Current and shifted reference.',
  })
  expect(picture.querySelector('svg')?.closest('[aria-hidden=true]')).not.toBeNull()
})

test('[PRT-06] it says when it has drawn, and again when new values are drawn', async () => {
  const ready = jest.fn()
  const { rerender } = render(chart(ready))
  await waitFor(() => expect(ready).toHaveBeenCalledTimes(1))
  expect(document.querySelectorAll('.highcharts-graph').length).toBeGreaterThanOrEqual(3)
  rerender(chart(ready))
  expect(ready).toHaveBeenCalledTimes(1)
  rerender(chart(ready, SERIES.slice(0, 2)))
  expect(ready).toHaveBeenCalledTimes(2)
})

test('[RES-06] comparisons are dashed, deviations drawn where there are any, the rated range named', async () => {
  const { container } = render(chart(() => {}))
  await screen.findByRole('img', { name: /Sound reduction/ })
  expect(container.querySelector('.sl-comparison-1 .highcharts-graph')).toHaveAttribute(
    'stroke-dasharray',
    '7 4',
  )
  expect(container.querySelectorAll('[stroke="var(--c-short)"]')).toHaveLength(1)
  expect(container.querySelectorAll('[fill="var(--c-band)"]')).toHaveLength(1)
  expect(container).toHaveTextContent('rated 100–200')
})

test('[SEC-07] a hostile name is text at the end of its curve', async () => {
  const { container } = render(chart(() => {}))
  await screen.findByRole('img', { name: /Sound reduction/ })
  const label = [...container.querySelectorAll('.sl-annotation text')].find(
    (text) => text.textContent === HOSTILE,
  )
  expect(label).toBeDefined()
  expect(container.querySelector('img, image, a')).toBeNull()
})

test('a chart that leaves takes its picture with it', async () => {
  const { container, unmount } = render(chart(() => {}))
  await screen.findByRole('img', { name: /Sound reduction/ })
  unmount()
  expect(container.querySelector('svg')).toBeNull()
})
