import { MAX_MAP_POINTS, type SweepPoint } from '@soundleaf/contracts'
import type { Read } from '@soundleaf/federation'
import { formatNumber, formatQuantity, numberIn, unitName } from '@soundleaf/texts'
import { Box, Button, MessagePlace, SelectField, Text } from '@soundleaf/ui'
import { useState } from 'react'
import { t } from '../texts/sweep'
import { plain } from './plain'
import { SweepChart } from './sweep-chart'
import { SweepMap } from './sweep-map'
import { SweepTable } from './sweep-table'
import type { Picked, SweptNumber } from './swept-number'
import { sweptRatings } from './swept-ratings'

interface Props extends Read<readonly SweepPoint[]> {
  readonly first: SweptNumber
  readonly second: SweptNumber | undefined
  /** Null where the spans are none. */
  readonly values: readonly number[] | null
  readonly secondValues: readonly number[] | null
  readonly picked: Picked | null
  readonly onPick: (picked: Picked) => void
}

/** What the values give: a curve with its table, or a map of two properties. */
export function SweptNumbers(props: Omit<Props, 'change'>) {
  const { first, second, values, secondValues, state, retry, picked, onPick } = props
  const [ratingId, setRatingId] = useState<string | null>(null)
  const points = state.kind === 'ready' ? state.value : []
  const ratings = sweptRatings(points)
  const rating = ratings.find(({ id }) => id === ratingId) ?? ratings[0]
  const property = propertyText(first)
  const count = (values?.length ?? 0) * (second === undefined ? 1 : (secondValues?.length ?? 0))
  const isNone = count === 0 || (second !== undefined && count > MAX_MAP_POINTS)
  // What was there before a second property was chosen, or left out, is shown no longer.
  const isOfThese = points.every((point) => (point.second === undefined) === (second === undefined))
  return (
    <>
      <Text textStyle="xs" color={isNone ? 'fg.error' : 'fg.muted'} role="status">
        {countText(first, second, count, isNone)}
      </Text>
      {state.kind === 'failed' ? (
        <MessagePlace
          failed
          icon="failed"
          title={t('sweep.failed')}
          text={state.failure.message}
          actions={<Button onClick={retry}>{t('sweep.retry')}</Button>}
        />
      ) : rating === undefined || !isOfThese ? (
        <Box height="460px" textStyle="sm" color="fg.muted">
          {t('sweep.calculating')}
        </Box>
      ) : (
        <>
          <SelectField<string>
            label={t('sweep.shown')}
            value={rating.id}
            choices={ratings.map(({ id, notation }) => ({ value: id, label: plain(notation) }))}
            onChange={setRatingId}
          />
          {second === undefined ? (
            <Curve
              {...{ points, rating, property, picked, onPick }}
              unit={first.row.unit}
              now={first.row.value}
            />
          ) : (
            <SweepMap
              {...{ points, rating }}
              units={[first.row.unit, second.row.unit]}
              across={property}
              down={propertyText(second)}
              chosen={picked?.second === undefined ? null : { value: picked.value, second: picked.second }}
              onChoose={onPick}
            />
          )}
        </>
      )}
    </>
  )
}

interface CurveProps {
  readonly points: readonly SweepPoint[]
  readonly rating: ReturnType<typeof sweptRatings>[number]
  readonly property: string
  readonly unit: string
  readonly now: number
  readonly picked: Picked | null
  readonly onPick: (picked: Picked) => void
}

function Curve({ picked, onPick, ...shown }: CurveProps) {
  const chosen = picked?.value ?? null
  const onChoose = (value: number) => onPick({ value })
  return (
    <>
      <SweepChart {...shown} {...{ chosen, onChoose }} />
      <SweepTable {...shown} {...{ chosen, onChoose }} />
    </>
  )
}

const propertyText = ({ row }: SweptNumber) => `${row.label}, ${unitName(row.unit)}`

function countText(
  { row }: SweptNumber,
  second: SweptNumber | undefined,
  count: number,
  isNone: boolean,
): string {
  if (second !== undefined) {
    const max = formatNumber(MAX_MAP_POINTS)
    return isNone ? t('sweep.tooMany', { max }) : t('sweep.points', { count, max })
  }
  if (isNone) return t('sweep.noValues')
  const { min, max } = row.range
  return t('sweep.count', { count, min: numberIn(row.unit, min), max: formatQuantity(max, row.unit) })
}
