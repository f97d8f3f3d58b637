import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { annotate } from './annotations'
import { Chart } from './chart-library'
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

/** The picture itself. It lives in a chunk of its own with the chart library (chart-chunk.ts). */
export function ChartDrawing({ spectrum, yRange, width, height, onReady }: ChartDrawingProps) {
  const place = useRef<HTMLDivElement>(null)
  const chart = useRef<Chart>(null)
  const latest = useRef(spectrum)
  const reportReady = useEffectEvent(() => onReady?.())

  useLayoutEffect(() => {
    latest.current = spectrum
    const options = chartOptions(spectrum, yRange, { width, height })
    if (chart.current) chart.current.update(options, true, true, false)
    else if (place.current) {
      chart.current = new Chart(place.current, {
        ...options,
        chart: {
          ...options.chart,
          events: {
            render() {
              annotate(this, latest.current)
            },
          },
        },
      })
    }
    reportReady()
  }, [spectrum, yRange, width, height])

  useEffect(
    () => () => {
      chart.current?.destroy()
      chart.current = null
    },
    [],
  )

  // What holds the drawing has its name and text alternative.
  return <div ref={place} style={{ height }} aria-hidden />
}
