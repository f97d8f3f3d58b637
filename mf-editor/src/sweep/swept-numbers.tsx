import { parseEntry, invalidEntryText } from '@soundleaf/construction'
import { MAX_MAP_POINTS, MAX_VARIED_PRODUCTS, type FieldValues, type SweepPoint } from '@soundleaf/contracts'
import type { Read } from '@soundleaf/federation'
import { formatNumber, formatQuantity, numberIn } from '@soundleaf/texts'
import { Box, Button, Grid, MessagePlace, NumberField, SelectField, Text } from '@soundleaf/ui'
import { useState, type ReactNode } from 'react'
import { useEditor } from '../editor-context'
import { t } from '../texts/sweep'
import { plain } from './plain'
import { SweepChart } from './sweep-chart'
import { SweepMap } from './sweep-map'
import { SweepTable } from './sweep-table'
import { propertyText, valueNow, valueText, type Picked, type SweptPart } from './swept-part'
import { sweptRatings, type SweptRating } from './swept-ratings'
import { optionsOf, type Taken } from './taken'

/** A part with what it takes. */
export interface Sweeping {
  readonly part: SweptPart
  readonly taken: Taken
}

interface Props extends Omit<Read<readonly SweepPoint[]>, 'change'> {
  readonly first: Sweeping
  readonly second: Sweeping | null
  readonly fieldValues: FieldValues | null
  readonly picked: Picked | null
  readonly onPick: (picked: Picked) => void
  /** The spectrum of what is picked, of the kind of sound that is shown. */
  readonly spectrumOf: (rating: SweptRating) => ReactNode
}

const REQUIRED = { min: 0, max: 150 } as const

/** What the options give: a curve with its table, or a map of two parts; with what is required of it. */
export function SweptNumbers(props: Props) {
  const { first, second, fieldValues, state, retry, picked, onPick, spectrumOf } = props
  const { host } = useEditor()
  const [ratingId, setRatingId] = useState<string | null>(null)
  const [typed, setTyped] = useState<Readonly<Record<string, number>>>({})
  const points = state.kind === 'ready' ? state.value : []
  const ratings = sweptRatings(points, fieldValues)
  const rating = ratings.find(({ id }) => id === ratingId) ?? ratings[0]
  const count = countOf(first) * (second === null ? 1 : countOf(second))
  const isNone = count === 0 || (second !== null && count > MAX_MAP_POINTS)
  // What was there before a second part was chosen, or left out, is shown no longer.
  const isOfThese = points.every((point) => (point.second === undefined) === (second === null))
  const required = rating && (typed[rating.id] ?? rating.required)

  function setRequired(of: SweptRating, text: string): void {
    const entry = parseEntry(text, REQUIRED, 1, '')
    if (entry.ok) setTyped({ ...typed, [of.id]: entry.value })
    if (!entry.ok || entry.outOfBounds) host.toast({ kind: 'error', text: invalidEntryText() })
  }

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
      ) : rating === undefined || required === undefined || !isOfThese ? (
        <Box height="460px" textStyle="sm" color="fg.muted">
          {t('sweep.calculating')}
        </Box>
      ) : (
        <>
          <Grid templateColumns="minmax(0, 1fr) minmax(0, 1fr)" gap="3" alignItems="end">
            <SelectField<string>
              label={t('sweep.shown')}
              value={rating.id}
              choices={ratings.map(({ id, notation }) => ({ value: id, label: plain(notation) }))}
              onChange={setRatingId}
            />
            <NumberField
              layout="stacked"
              label={t(rating.better === 'higher' ? 'sweep.least' : 'sweep.most')}
              unit="dB"
              value={required}
              decimals={1}
              {...REQUIRED}
              onCommit={(text) => setRequired(rating, text)}
            />
          </Grid>
          {second === null ? (
            <Curve {...{ points, rating, required, first, picked, onPick }}>{spectrumOf(rating)}</Curve>
          ) : (
            <>
              <SweepMap
                {...{ points, rating, required }}
                across={propertyText(first.part)}
                down={propertyText(second.part)}
                headOf={(value) => valueText(first.part, value, first.taken.productIds, 'bare')}
                sideOf={(value) => valueText(second.part, value, second.taken.productIds, 'bare')}
                chosen={picked?.second === undefined ? null : { value: picked.value, second: picked.second }}
                onChoose={onPick}
              />
              {spectrumOf(rating)}
            </>
          )}
        </>
      )}
    </>
  )
}

interface CurveProps {
  readonly points: readonly SweepPoint[]
  readonly rating: SweptRating
  readonly required: number
  readonly first: Sweeping
  readonly picked: Picked | null
  readonly onPick: (picked: Picked) => void
  /** The spectrum, beside the curve where there is room. */
  readonly children: ReactNode
}

function Curve({ first: { part, taken }, picked, onPick, children, ...shown }: CurveProps) {
  const property = propertyText(part)
  const unit = part.kind === 'number' ? part.row.unit : null
  const now = valueNow(part, taken.productIds)
  const chosen = picked?.value ?? null
  const onChoose = (value: number) => onPick({ value })
  return (
    <>
      <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 400px), 1fr))" gap="3">
        <SweepChart {...shown} {...{ property, unit, now, chosen, onChoose }} />
        {children}
      </Grid>
      <SweepTable
        {...shown}
        {...{ property, now, chosen, onChoose }}
        nameOf={({ value }) => {
          const name = valueText(part, value, taken.productIds, 'bare')
          return part.kind === 'number'
            ? name
            : t('sweep.numbered', { number: formatNumber(value + 1), name })
        }}
      />
    </>
  )
}

const countOf = ({ part, taken }: Sweeping): number => optionsOf(part, taken)?.length ?? 0

function countText({ part }: Sweeping, second: Sweeping | null, count: number, isNone: boolean): string {
  if (second !== null) {
    const max = formatNumber(MAX_MAP_POINTS)
    return isNone ? t('sweep.tooMany', { max }) : t('sweep.points', { count, max })
  }
  if (part.kind === 'products')
    return isNone
      ? t('sweep.noProducts', { max: formatNumber(MAX_VARIED_PRODUCTS) })
      : t('sweep.productCount', { count })
  if (isNone) return t('sweep.noValues')
  const { min, max } = part.row.range
  return t('sweep.count', {
    count,
    min: numberIn(part.row.unit, min),
    max: formatQuantity(max, part.row.unit),
  })
}
