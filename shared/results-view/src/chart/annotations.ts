import { formatPlain } from '@soundleaf/texts'
import type { Chart } from 'highcharts'
import { t } from '../texts'
import { MARGINS } from './chart-options'
import { spreadLabels } from './end-labels'
import { LOOKS } from './line-looks'
import { seriesOf, type Spectrum, type SpectrumSeries, uncertaintyAt } from './spectrum'
import { fitTexts, group, path, text } from './svg'

const LABEL_GAP_PX = 14
const BESIDE_PX = 8

/** Where bands and values are on the picture, in px. */
interface Scale {
  x(position: number): number
  y(value: number): number
}

/**
 * What the chart library has no word for: the band of uncertainty and the comb under the curves, the names at their
 * ends, the bracket and the unit of the axis. Drawn anew whenever the library has drawn.
 */
export function annotate(chart: Chart, spectrum: Spectrum): void {
  const [xAxis] = chart.xAxis
  const [yAxis] = chart.yAxis
  if (!xAxis || !yAxis) return
  const scale: Scale = {
    x: (position) => xAxis.toPixels(position, false),
    y: (value) => yAxis.toPixels(value, false),
  }
  const picture = chart.renderer.box
  for (const old of picture.querySelectorAll('.sl-annotation')) old.remove()

  const curves = picture.querySelector('.highcharts-series-group')
  picture.insertBefore(group([...uncertaintyBands(spectrum, scale), ...comb(spectrum, scale)]), curves)
  picture.append(
    group([
      ...endLabels(spectrum, scale, chart),
      ...axisUnit(spectrum, scale, chart),
      ...bracket(spectrum, scale, chart),
    ]),
  )
  dashes(spectrum, picture)
  fitTexts(picture)
}

function uncertaintyBands(spectrum: Spectrum, scale: Scale): SVGElement[] {
  return spectrum.series.flatMap((series) => {
    if (series.band === undefined) return []
    const edge = (sign: 1 | -1) =>
      series.values.flatMap((value, position) =>
        value === null
          ? []
          : [`${scale.x(position)} ${scale.y(value + sign * uncertaintyAt(series, position))}`],
      )
    const outline = [...edge(1), ...edge(-1).reverse()]
    return outline.length === 0 ? [] : [path(`M${outline.join('L')}Z`, { fill: 'var(--c-band)' })]
  })
}

function comb(spectrum: Spectrum, scale: Scale): SVGElement[] {
  const current = seriesOf(spectrum, 'current')
  const shifted = seriesOf(spectrum, 'shifted')
  return (spectrum.deficiencies ?? []).flatMap((deficiency, position) => {
    const from = shifted?.values[position] ?? null
    const to = current?.values[position] ?? null
    if (deficiency === null || deficiency <= 0 || from === null || to === null) return []
    return [
      path(`M${scale.x(position)} ${scale.y(from)}V${scale.y(to)}`, {
        stroke: 'var(--c-short)',
        'stroke-width': 1.25,
      }),
    ]
  })
}

function endLabels(spectrum: Spectrum, scale: Scale, chart: Chart): SVGElement[] {
  const ends = spectrum.series.flatMap((series) => {
    const end = series.values.findLast((value) => value !== null)
    return end === null || end === undefined ? [] : [{ series, y: scale.y(end) }]
  })
  const bottom = chart.plotTop + chart.plotHeight
  const wanted = ends.map((end) => end.y)
  const places = spreadLabels(wanted, LABEL_GAP_PX, chart.plotTop, bottom)
  const left = scale.x(spectrum.bands_hz.length - 1) + BESIDE_PX
  const room = chart.chartWidth - left
  return ends.map(({ series }, index) => endLabel(series, left, (places[index] ?? 0) + 4, room))
}

function endLabel(series: SpectrumSeries, x: number, y: number, room: number): SVGElement {
  const look = LOOKS[series.role]
  return text(series.name, room, look.bold, { x, y, fill: look.colour })
}

function axisUnit(spectrum: Spectrum, scale: Scale, chart: Chart): SVGElement[] {
  const x = scale.x(spectrum.bands_hz.length - 1) + BESIDE_PX
  const y = chart.plotTop + chart.plotHeight + 18
  return [text('Hz', MARGINS.right, false, { x, y, fill: 'var(--ink-2)' })]
}

function bracket(spectrum: Spectrum, scale: Scale, chart: Chart): SVGElement[] {
  const [from_hz, to_hz] = spectrum.ratedRange ?? []
  const from = spectrum.bands_hz.findIndex((band) => band === from_hz)
  const to = spectrum.bands_hz.findIndex((band) => band === to_hz)
  if (from_hz === undefined || to_hz === undefined || from < 0 || to < 0) return []
  const top = chart.plotTop + chart.plotHeight + 25
  const words = text(
    t('chart.rated', { from: formatPlain(from_hz), to: formatPlain(to_hz) }),
    Infinity,
    false,
    {
      x: (scale.x(from) + scale.x(to)) / 2,
      y: top + 8,
      fill: 'var(--ink-2)',
      'text-anchor': 'middle',
      // The line is interrupted by the ground the words stand on.
      'paint-order': 'stroke',
      stroke: 'var(--surface)',
      'stroke-width': 6,
    },
  )
  const line = path(`M${scale.x(from)} ${top}v4H${scale.x(to)}v-4`, { stroke: 'var(--c-axis)', fill: 'none' })
  return [line, words]
}

/** The library scales its dashes by the line's width; ours are given in px. */
function dashes(spectrum: Spectrum, picture: Element): void {
  for (const { role } of spectrum.series) {
    const line = picture.querySelector(`.sl-${role} .highcharts-graph`)
    const { dash } = LOOKS[role]
    if (dash) line?.setAttribute('stroke-dasharray', dash)
  }
}
