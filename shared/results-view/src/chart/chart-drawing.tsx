import { HighchartsReact } from 'highcharts-react-official'
import { useEffectEvent, useLayoutEffect, useMemo } from 'react'
import { annotate } from './annotations'
import { library } from './chart-library'
import { chartOptions } from './chart-options'
import type { Spectrum } from './spectrum'
import type { Range } from './steady-range'

export interface ChartDrawingProps {
  readonly spectrum: Spectrum
  readonly yRange: Range
  /** Null follows the place it stands in. */
  readonly width: number | null
  readonly height: number
  readonly onReady?: (() => void) | undefined
}

/** Redraw at once, take away the curves that are gone, move nothing. */
const UPDATE: [boolean, boolean, boolean] = [true, true, false]

/** The picture itself. It lives in a chunk of its own with the chart library (chart-chunk.ts). */
export function ChartDrawing({ spectrum, yRange, width, height, onReady }: ChartDrawingProps) {
  const options = useMemo(() => {
    const drawn = chartOptions(spectrum, yRange, { width, height })
    const render = annotations(spectrum)
    return { ...drawn, chart: { ...drawn.chart, events: { render } } }
  }, [spectrum, yRange, width, height])
  // What holds the drawing has its name and text alternative.
  const place = useMemo(() => ({ style: { height }, 'aria-hidden': true }), [height])

  const reportReady = useEffectEvent(() => onReady?.())
  // The drawing below has been made or brought up to date by then: its layout effects come first.
  useLayoutEffect(() => reportReady(), [options])

  return <HighchartsReact highcharts={library} options={options} updateArgs={UPDATE} containerProps={place} />
}

function annotations(spectrum: Spectrum) {
  return function (this: Parameters<typeof annotate>[0]) {
    annotate(this, spectrum)
  }
}
