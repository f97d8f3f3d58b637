import { formatNumber } from '@soundleaf/texts'
import type { Options, SeriesLineOptions } from 'highcharts'
import { bandLabel, octavePositions } from './band-axis'
import { escaped } from './escaped'
import { inOrder, LOOKS } from './line-looks'
import { readout } from './readout'
import type { Spectrum, SpectrumSeries } from './spectrum'
import type { Range } from './steady-range'

/** Room around the plot in px: numbers left, names right, bracket below. */
export const MARGINS = { top: 8, right: 62, bottom: 36, left: 34 }

const AXIS_TEXT = {
  color: 'var(--c-axis)',
  fontSize: '11px',
  fontWeight: '400',
  textOverflow: 'none',
  whiteSpace: 'nowrap',
} as const

/** Everything of the chart that the chart library draws: axes, grid, curves, readout. */
export function chartOptions(
  spectrum: Spectrum,
  yRange: Range,
  size: { width: number | null; height: number },
): Options {
  const { bands_hz } = spectrum
  return {
    chart: {
      type: 'line',
      animation: false,
      backgroundColor: 'transparent',
      width: size.width,
      height: size.height,
      reflow: size.width === null,
      marginTop: MARGINS.top,
      marginRight: MARGINS.right,
      marginBottom: MARGINS.bottom,
      marginLeft: MARGINS.left,
      style: { fontFamily: 'inherit' },
    },
    // The library's own colours come in a style tag that a strict content policy refuses; ours are variables.
    palette: { injectCSS: false },
    accessibility: { enabled: false },
    credits: { enabled: false },
    legend: { enabled: false },
    title: { text: '' },
    xAxis: {
      min: -0.5,
      max: bands_hz.length - 0.5,
      startOnTick: false,
      endOnTick: false,
      tickPositions: octavePositions(bands_hz),
      minorTicks: true,
      minorTickInterval: 1,
      gridLineWidth: 1,
      gridLineColor: 'var(--c-grid-2)',
      minorGridLineWidth: 1,
      minorGridLineColor: 'var(--c-grid)',
      tickLength: 6,
      tickWidth: 1,
      tickColor: 'var(--c-axis)',
      minorTickLength: 3,
      minorTickWidth: 1,
      minorTickColor: 'var(--c-axis)',
      lineWidth: 1,
      lineColor: 'var(--c-axis)',
      labels: {
        style: AXIS_TEXT,
        y: 18,
        rotation: 0,
        overflow: 'allow',
        formatter: ({ value }) => bandLabel(bands_hz[Number(value)] ?? 0),
      },
      crosshair: { width: 1, color: 'var(--line-2)' },
    },
    yAxis: {
      min: yRange[0],
      max: yRange[1],
      startOnTick: false,
      endOnTick: false,
      tickInterval: 10,
      title: { text: '' },
      gridLineWidth: 1,
      gridLineColor: 'var(--c-grid-2)',
      labels: { style: AXIS_TEXT, x: -8, y: 4, formatter: ({ value }) => formatNumber(Number(value)) },
    },
    plotOptions: {
      series: { animation: false, states: { hover: { enabled: false }, inactive: { enabled: false } } },
    },
    tooltip: {
      shared: true,
      animation: false,
      hideDelay: 0,
      distance: 14,
      backgroundColor: 'var(--above)',
      borderColor: 'var(--line-2)',
      borderRadius: 3,
      borderWidth: 1,
      shadow: false,
      padding: 8,
      style: { color: 'var(--ink)', fontSize: '12px' },
      formatter() {
        return readout(spectrum, this.x)
      },
    },
    series: [axisHolder(bands_hz, yRange), ...inOrder(spectrum.series).map(seriesOptions)],
  }
}

/** Without any series the library draws no axes; an empty chart has them all the same. */
function axisHolder(bands_hz: readonly number[], yRange: Range): SeriesLineOptions {
  return {
    type: 'line',
    id: 'axis-holder',
    data: bands_hz.map(() => yRange[0]),
    lineWidth: 0,
    marker: { enabled: false },
    enableMouseTracking: false,
  }
}

function seriesOptions(series: SpectrumSeries): SeriesLineOptions {
  const look = LOOKS[series.role]
  return {
    type: 'line',
    id: series.id,
    name: escaped(series.name),
    className: `sl-${series.role}`,
    data: [...series.values],
    color: look.colour,
    lineWidth: series.isMeasured === true ? 0 : look.width,
    marker: {
      enabled: series.role === 'current' || series.isMeasured === true,
      radius: series.isMeasured === true ? 3 : 2,
      symbol: 'circle',
      fillColor: look.colour,
      lineWidth: 0,
    },
  }
}
