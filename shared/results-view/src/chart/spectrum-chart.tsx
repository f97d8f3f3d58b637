import { Box, Button, MessagePlace, Spinner } from '@soundleaf/ui'
import { useDeferredValue, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { t } from '../texts'
import { useChartDrawing } from './chart-chunk'
import { chartPicture, type ChartPicture } from './chart-picture'
import type { Spectrum } from './spectrum'
import { extent, type Range, steadyRange } from './steady-range'

/** What a chart can be asked for. */
export interface SpectrumChartHandle {
  /** The picture as it stands, under a heading of so many lines; null while there is none. */
  readonly picture: (heading: readonly string[]) => ChartPicture | null
}

export interface SpectrumChartProps extends Spectrum {
  readonly ref?: Ref<SpectrumChartHandle>
  /** The accessible name; what stands above the chart is the caller's. */
  readonly title: string
  /** The text alternative: what the curves show, in words. The numbers belong in a BandTable beside it. */
  readonly description?: string
  /** Where the y axis begins and ends until a curve leaves it; 10 to 80 when not given. */
  readonly yRange?: Range
  readonly height?: number
  /** A fixed width, for paper; without it the chart fills its place. */
  readonly width?: number
  /** New values are on their way: says so over the chart, which keeps its place. */
  readonly busy?: boolean
  /** Called after every drawing of new values. */
  readonly onReady?: () => void
}

const Y_RANGE: Range = [10, 80]

/** Curves over third octaves, always at the same size, on an axis that stays while the curves move. */
export function SpectrumChart({
  ref,
  title,
  description,
  yRange = Y_RANGE,
  height = 306,
  width,
  busy = false,
  onReady,
  bands_hz,
  series,
  ratedRange,
  deficiencies,
}: SpectrumChartProps) {
  const { Drawing, failed, retry } = useChartDrawing()
  // A picture takes some milliseconds: it comes after what was pressed has been answered.
  const spectrum = useDeferredValue(useUnchanged<Spectrum>({ bands_hz, series, ratedRange, deficiencies }))
  const axis = useSteadyRange(yRange, extent(spectrum))
  const place = useRef<HTMLDivElement>(null)
  useImperativeHandle(
    ref,
    () => ({
      picture(heading) {
        const drawn = place.current?.querySelector<SVGSVGElement>('svg.highcharts-root') ?? null
        return drawn === null ? null : chartPicture(drawn, heading)
      },
    }),
    [],
  )

  return (
    <Box
      position="relative"
      height={`${height}px`}
      width={width === undefined ? '100%' : `${width}px`}
      aria-busy={busy}
    >
      {Drawing && (
        <div
          ref={place}
          role="img"
          aria-label={description ? t('chart.described', { title, description }) : title}
        >
          <Drawing
            spectrum={spectrum}
            yRange={axis}
            width={width ?? null}
            height={height}
            onReady={onReady}
          />
        </div>
      )}
      {failed && (
        <MessagePlace
          icon="failed"
          failed
          title={t('chart.failed')}
          text={t('chart.failedNote')}
          actions={<Button onClick={retry}>{t('chart.tryAgain')}</Button>}
        />
      )}
      {!failed && (busy || !Drawing) && (
        <Box position="absolute" inset="0" display="grid" placeItems="center">
          <Spinner size="lg" role="status" aria-label={t(busy ? 'chart.calculating' : 'chart.loading')} />
        </Box>
      )}
    </Box>
  )
}

/** The same object as long as its content is the same, so that a parent that draws again does not redraw the chart. */
function useUnchanged<Value>(value: Value): Value {
  const [kept, setKept] = useState(value)
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept
  setKept(value)
  return value
}

/** The axis as it stands: moved on only when a curve leaves it. */
function useSteadyRange(start: Range, drawn: Range | null): Range {
  const [standing, setStanding] = useState(start)
  const range = steadyRange(standing, drawn)
  if (range !== standing) setStanding(range)
  return range
}
