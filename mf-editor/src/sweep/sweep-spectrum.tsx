import { toWire, type Construction } from '@soundleaf/construction'
import {
  BANDS_HZ,
  calculationFromWire,
  type Calculation,
  type EvaluationKind,
  type FieldValues,
} from '@soundleaf/contracts'
import { useRead } from '@soundleaf/federation'
import { formatNumber, numberIn } from '@soundleaf/texts'
import { Box, chakra, Text } from '@soundleaf/ui'
import { useEditor } from '../editor-context'
import { t } from '../texts/sweep'
import { Axes } from './axes'
import { axis, type Axis } from './axis'

interface Props {
  /** With what is picked; null before anything is. */
  readonly picked: Construction | null
  /** What is picked is called. */
  readonly name: string
  /** As it stands now. */
  readonly now: Construction
  readonly fieldValues: FieldValues | null
  readonly kind: EvaluationKind
}

/** For as long nothing else must be picked before its spectrum is asked for: arrows walk fast. */
const DEBOUNCE_MS = 120
const WIDTH = 640
const HEIGHT = 240
const PLOT = { left: 44, right: 12, top: 12, bottom: 40 } as const
const OCTAVES_HZ: readonly number[] = [63, 125, 250, 500, 1000, 2000, 4000]

/** The spectrum of what is picked over that of now; the table below has the same numbers. */
export function SweepSpectrum({ picked, name, now, fieldValues, kind }: Props) {
  const before = useSpectrum(picked === null ? null : now, fieldValues, kind)
  const after = useSpectrum(picked, fieldValues, kind)
  if (picked === null) return <Said text={t('sweep.spectrum.none')} />
  if (after.kind === 'failed') return <Said text={t('sweep.spectrum.failed')} />
  if (after.kind === 'loading') return <Said text={t('sweep.calculating')} />
  if (after.value === null) return <Said text={t('sweep.spectrum.noResult')} />
  const then = before.kind === 'ready' ? before.value : null
  const lines = [
    ...(then === null ? [] : [{ id: 'now', label: t('sweep.spectrum.now'), values: then }]),
    { id: 'picked', label: name, values: after.value },
  ]
  return (
    <Box minWidth="0">
      <Drawn lines={lines} label={t(`sweep.spectrum.${kind}`, { name })} />
      <Box overflowX="auto" tabIndex={0} role="region" aria-label={t(`sweep.spectrum.${kind}`, { name })}>
        <chakra.table textStyle="2xs" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          <tbody>
            <tr>
              <Head scope="row">{t('sweep.spectrum.axis')}</Head>
              {BANDS_HZ.map((band_hz) => (
                <Head key={band_hz} scope="col">
                  {numberIn('Hz', band_hz)}
                </Head>
              ))}
            </tr>
            {lines.map(({ id, label, values }) => (
              <tr key={id}>
                <Head scope="row">{label}</Head>
                {BANDS_HZ.map((band_hz, band) => (
                  <chakra.td key={band_hz} px="1" textAlign="end">
                    {formatNumber(values[band] ?? Number.NaN, 1)}
                  </chakra.td>
                ))}
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </Box>
    </Box>
  )
}

const Head = chakra('th', { base: { fontWeight: 'normal', color: 'fg.muted', px: '1', textAlign: 'end' } })

const Said = ({ text }: { readonly text: string }) => (
  <Text textStyle="sm" color="fg.muted">
    {text}
  </Text>
)

interface DrawnProps {
  readonly lines: readonly {
    readonly id: string
    readonly label: string
    readonly values: readonly number[]
  }[]
  readonly label: string
}

function Drawn({ lines, label }: DrawnProps) {
  const up = axis(
    lines.flatMap(({ values }) => values),
    [HEIGHT - PLOT.bottom, PLOT.top],
  )
  const across = bandAxis([PLOT.left, WIDTH - PLOT.right])
  return (
    <chakra.svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width="full"
      role="img"
      aria-label={label}
      fontSize="12px"
      fill="fg.muted"
    >
      <Axes
        {...{ up, across, height: HEIGHT }}
        label={t('sweep.spectrum.axis')}
        unit="Hz"
        plot={{ left: PLOT.left, right: WIDTH - PLOT.right, bottom: HEIGHT - PLOT.bottom }}
      />
      {lines.map(({ id, values }) => (
        <chakra.polyline
          key={id}
          points={values.map((value, band) => `${across.at(BANDS_HZ[band] ?? 0)},${up.at(value)}`).join(' ')}
          fill="none"
          stroke={id === 'now' ? 'fg.muted' : 'accent.fg'}
          strokeDasharray={id === 'now' ? '4 3' : undefined}
          strokeWidth="2"
        />
      ))}
    </chakra.svg>
  )
}

/** Bands as far from each other as they are for the ear; octaves have ticks. */
function bandAxis([start, end]: readonly [number, number]): Axis {
  const [low = 50, high = 5000] = [BANDS_HZ[0], BANDS_HZ.at(-1)]
  const at = (hz: number) => start + (Math.log(hz / low) / Math.log(high / low)) * (end - start)
  return { at, ticks: OCTAVES_HZ, holds: (hz) => hz >= low && hz <= high }
}

/** The bands of a construction, dB; null where it has no result. Nothing is read while there is no construction. */
function useSpectrum(
  construction: Construction | null,
  fieldValues: FieldValues | null,
  kind: EvaluationKind,
) {
  const { host } = useEditor()
  const body =
    construction === null || fieldValues === null ? null : { fieldValues, structures: [toWire(construction)] }
  const { state } = useRead<Calculation['spectra'] | null>(
    body && JSON.stringify(body),
    async (signal) => {
      await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS))
      if (body === null || signal.aborted) return { ok: true, value: null }
      const answer = await host.api.call('calculate', { body }, { signal, reports: 'nothing' })
      return answer.ok ? { ok: true, value: calculationFromWire(answer.value).spectra } : answer
    },
    { keepsValue: true },
  )
  return state.kind === 'ready'
    ? { kind: 'ready' as const, value: state.value?.[kind].values_db ?? null }
    : state
}
