import { bandLabel, octavePositions } from './band-axis'
import { chartOptions } from './chart-options'
import { escaped } from './escaped'
import { readout } from './readout'
import type { Spectrum, SpectrumSeries } from './spectrum'

const BANDS_HZ = [
  50, 63, 80, 100, 125, 160, 200, 250, 315, 400, 500, 630, 800, 1000, 1250, 1600, 2000, 2500, 3150, 4000,
  5000,
]
const series = (role: SpectrumSeries['role'], name: string, value: number | null): SpectrumSeries => ({
  id: role,
  name,
  role,
  values: BANDS_HZ.map(() => value),
})
const spectrum: Spectrum = {
  bands_hz: BANDS_HZ,
  series: [
    series('current', 'Current', 54.25),
    series('shifted', 'Shifted', 52),
    series('comparison-1', 'Ref. 1', -3.04),
    series('comparison-2', '<b onclick="x">&\'', null),
  ],
}
const options = chartOptions(spectrum, [10, 80], { width: 480, height: 306 })

test('[RES-06] x has 21 third octaves with the octaves labelled', () => {
  expect(octavePositions(BANDS_HZ).map((position) => bandLabel(BANDS_HZ[position] ?? 0))).toEqual([
    '63',
    '125',
    '250',
    '500',
    '1k',
    '2k',
    '4k',
  ])
  expect(options.xAxis).toMatchObject({
    min: -0.5,
    max: 20.5,
    tickPositions: [1, 4, 7, 10, 13, 16, 19],
    minorTickInterval: 1,
  })
})

test('[RES-06] y goes in steps of 10 over exactly the given range', () => {
  expect(options.yAxis).toMatchObject({
    min: 10,
    max: 80,
    tickInterval: 10,
    startOnTick: false,
    endOnTick: false,
  })
})

test('[RES-06] current lies on top, the reference below, the comparisons between', () => {
  expect(options.series?.map((one) => one.id)).toEqual([
    'axis-holder',
    'shifted',
    'comparison-2',
    'comparison-1',
    'current',
  ])
})

test('nothing moves, nothing is injected, nothing stands in a legend', () => {
  expect(options.chart?.animation).toBe(false)
  expect(options.plotOptions?.series?.animation).toBe(false)
  expect(options.palette).toEqual({ injectCSS: false })
  expect(options.legend?.enabled).toBe(false)
})

test('for paper the size is fixed; on the page it follows its place', () => {
  expect(options.chart).toMatchObject({ width: 480, height: 306, reflow: false })
  expect(chartOptions(spectrum, [10, 80], { width: null, height: 306 }).chart).toMatchObject({ reflow: true })
})

test('an empty chart has its axes', () => {
  const empty = chartOptions({ bands_hz: BANDS_HZ, series: [] }, [10, 80], { width: null, height: 306 })
  expect(empty.series).toHaveLength(1)
})

test('[SEC-07] a name reaches the library escaped', () => {
  expect(escaped('<b onclick="x">&\'')).toBe('&lt;b onclick=&quot;x&quot;&gt;&amp;&#39;')
  const named = options.series?.find((one) => one.id === 'comparison-2')
  expect(named?.name).toBe('&lt;b onclick=&quot;x&quot;&gt;&amp;&#39;')
})

test('[SEC-07] the readout gives one decimal and no markup of a name', () => {
  const hostile = { ...spectrum, series: [series('comparison-2', '<img src=x onerror=alert(1)>', 12)] }
  expect(readout(hostile, 3)).toBe(
    '100 Hz<br/><b>12.0</b> <span style="color: var(--c-ref-2)">&lt;img src=x onerror=alert(1)&gt;</span>',
  )
  expect(readout(spectrum, 3)).toContain('<b>\u22123.0</b>')
})

test('where no curve has a value there is nothing to read', () => {
  expect(readout({ bands_hz: BANDS_HZ, series: [series('current', 'Current', null)] }, 0)).toBe(false)
})
