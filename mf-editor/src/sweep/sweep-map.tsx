import type { SweepPoint } from '@soundleaf/contracts'
import { formatNumber, formatPlain } from '@soundleaf/texts'
import { Box, chakra, Sub, Text } from '@soundleaf/ui'
import type { KeyboardEvent } from 'react'
import { t } from '../texts/sweep'
import { pointKey } from './use-sweep'
import { marginOf, type SweptRating } from './swept-ratings'

/** A value of each of the two properties. */
export interface Pair {
  readonly value: number
  readonly second: number
}

interface Props {
  readonly points: readonly SweepPoint[]
  readonly rating: SweptRating
  /** 0 where nothing is required. */
  readonly required: number
  /** What varies from left to right, and from top to bottom: a property with its unit. */
  readonly across: string
  readonly down: string
  /** What their values are called. */
  readonly headOf: (value: number) => string
  readonly sideOf: (value: number) => string
  readonly chosen: Pair | null
  readonly onChoose: (pair: Pair) => void
}

/** So much of the accent is behind the best number. */
const MOST_PERCENT = 42
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const

const Head = chakra('th', {
  base: { fontWeight: 'normal', color: 'fg.muted', textStyle: 'xs', px: '1', whiteSpace: 'nowrap' },
})

/**
 * A rating over two properties: a number for each pair, the better the deeper its ground, bold where it is enough. Arrows
 * walk over the pairs.
 */
export function SweepMap(props: Props) {
  const { points, rating, required, across, down, headOf, sideOf, chosen, onChoose } = props
  const byPair = new Map(points.map((point) => [pointKey(point), point]))
  const values = [...new Set(points.map(({ value }) => value))]
  const rows = [...new Set(points.flatMap(({ second }) => second ?? []))]
  const known = points.flatMap((point) => rating.valueAt(point) ?? [])
  const [low, high] = [Math.min(...known), Math.max(...known)]
  const groundOf = (number: number) => {
    const part = high === low ? 1 : (number - low) / (high - low)
    const percent = MOST_PERCENT * (rating.better === 'higher' ? part : 1 - part)
    // eslint-disable-next-line no-restricted-syntax -- A colour of CSS, which no person reads.
    return `color-mix(in srgb, var(--accent) ${percent.toFixed(0)}%, transparent)`
  }
  const isStop = (pair: Pair) =>
    chosen === null
      ? pair.value === values[0] && pair.second === rows[0]
      : pointKey(pair) === pointKey(chosen)

  function walk(event: KeyboardEvent<HTMLElement>): void {
    const step = Object.entries(STEPS).find(([key]) => key === event.key)?.[1]
    if (!(event.target instanceof HTMLElement)) return
    const { value, second } = event.target.dataset
    if (step === undefined || value === undefined || second === undefined) return
    event.preventDefault()
    const next = {
      value: values[values.indexOf(Number(value)) + step[0]],
      second: rows[rows.indexOf(Number(second)) + step[1]],
    }
    if (next.value === undefined || next.second === undefined) return
    onChoose({ value: next.value, second: next.second })
    const cell = `[data-value="${next.value}"][data-second="${next.second}"]`
    event.currentTarget.querySelector<HTMLElement>(cell)?.focus()
  }

  return (
    <Box maxHeight="420px" overflow="auto" role="region" aria-label={t('sweep.map')}>
      <chakra.table textStyle="sm" onKeyDown={walk} aria-label={t('sweep.mapOf', { across, down })}>
        <thead>
          <tr>
            <Head scope="col" textAlign="start">
              <Sub>{rating.notation}</Sub>
            </Head>
            {values.map((value) => (
              <Head key={value} scope="col">
                {headOf(value)}
              </Head>
            ))}
            <Head scope="col" textAlign="start">
              {across}
            </Head>
          </tr>
        </thead>
        <tbody>
          {rows.map((second) => (
            <tr key={second}>
              <Head scope="row" textAlign="end">
                {sideOf(second)}
              </Head>
              {values.map((value) => {
                const pair = { value, second }
                const point = byPair.get(pointKey(pair))
                const number = point === undefined ? null : rating.valueAt(point)
                const isEnough = required > 0 && number !== null && marginOf(rating, number, required) >= 0
                const isChosen = chosen !== null && pointKey(pair) === pointKey(chosen)
                return (
                  <td key={value}>
                    <chakra.button
                      type="button"
                      minWidth="44px"
                      minHeight="28px"
                      px="1"
                      width="full"
                      fontVariantNumeric="tabular-nums"
                      fontWeight={isEnough || (isChosen && required === 0) ? 'bold' : 'normal'}
                      textDecoration={isEnough ? 'underline' : undefined}
                      cursor="pointer"
                      outline={isChosen ? '2px solid var(--accent)' : undefined}
                      outlineOffset="-2px"
                      style={{ background: number === null ? undefined : groundOf(number) }}
                      data-value={value}
                      data-second={second}
                      tabIndex={isStop(pair) ? 0 : -1}
                      aria-pressed={isChosen}
                      disabled={number === null}
                      onClick={() => onChoose(pair)}
                    >
                      {number === null ? '–' : formatNumber(number, rating.decimals)}
                    </chakra.button>
                  </td>
                )
              })}
            </tr>
          ))}
          <tr>
            <Head scope="row" textAlign="end">
              {down}
            </Head>
          </tr>
        </tbody>
      </chakra.table>
      {required > 0 && (
        <Text textStyle="xs" color="fg.muted" pt="2">
          {t(rating.better === 'higher' ? 'sweep.mapLeast' : 'sweep.mapMost', {
            number: formatPlain(required),
          })}
        </Text>
      )}
    </Box>
  )
}
