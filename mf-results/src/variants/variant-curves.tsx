import { mainRating, ratingOf, type EvaluationKind, type Standard } from '@soundleaf/contracts'
import { statement } from '@soundleaf/results-view'
import { formatSigned } from '@soundleaf/texts'
import { Box, CheckboxField, Grid, Sub } from '@soundleaf/ui'
import { Fragment, memo, useCallback } from 'react'
import { t } from '../texts/variants'
import type { RatedVariant } from './use-variants'
import type { Overlays } from './variant-overlays'

interface VariantCurvesProps extends Overlays {
  readonly kinds: readonly EvaluationKind[]
  readonly standard: Standard
}

/** Which other variants' curves lie in the charts, each with its ratings and how far it is from the open one. */
export default function VariantCurves({ variants, kinds, standard, shown, onShow }: VariantCurvesProps) {
  const open = variants.find(({ isOpen }) => isOpen)
  const others = variants.filter(({ isOpen }) => !isOpen)
  const set = useCallback(
    (ids: readonly string[], isShown: boolean) =>
      onShow(
        (before) => new Set([...[...before].filter((id) => !ids.includes(id)), ...(isShown ? ids : [])]),
      ),
    [onShow],
  )
  const all = others.map(({ id }) => id)
  const lines = (textOf: (kind: EvaluationKind) => string) => kinds.map(textOf).join('\n')
  return (
    <Grid
      role="group"
      aria-label={t('variants.curves')}
      templateColumns="minmax(0, 1fr) auto auto"
      columnGap="3"
      rowGap="0.5"
      alignItems="center"
      textStyle="xs"
      paddingX="5"
      paddingTop="2"
      css={NUMBERS}
    >
      <Box gridColumn="1 / -1" display="flex" justifyContent="space-between" fontWeight="semibold">
        {t('variants.curves')}
        <CheckboxField
          label={
            <Box as="span" textStyle="xs">
              {t('variants.showAll')}
            </Box>
          }
          checked={all.every((id) => shown.has(id))}
          onChange={(isShown) => set(all, isShown)}
        />
      </Box>
      {others.map((variant) => (
        <Fragment key={variant.id}>
          <CurveChoice
            id={variant.id}
            number={variant.number}
            name={variant.name}
            isShown={shown.has(variant.id)}
            onSet={set}
          />
          <span>
            <Sub>{lines((kind) => ratedText(variant, kind, standard))}</Sub>
          </span>
          <b>{lines((kind) => deltaText(variant, open, kind, standard))}</b>
        </Fragment>
      ))}
    </Grid>
  )
}

/** Of each variant two cells, a line for each kind of sound. */
const NUMBERS = {
  '& > span, & > b': { whiteSpace: 'pre', textAlign: 'end' },
  '& > b': { fontWeight: 600 },
} as const

interface CurveChoiceProps extends Pick<RatedVariant, 'id' | 'number' | 'name'> {
  readonly isShown: boolean
  readonly onSet: (ids: readonly string[], isShown: boolean) => void
}

/** Whether a variant's curve is shown. An edit leaves it alone: there are up to 49 of it. */
const CurveChoice = memo(function CurveChoice({ id, number, name, isShown, onSet }: CurveChoiceProps) {
  return (
    <CheckboxField
      label={
        <Box as="bdi" textStyle="xs" overflowWrap="anywhere">
          {t('variants.curve', { number: String(number), name })}
        </Box>
      }
      checked={isShown}
      onChange={(next) => onSet([id], next)}
    />
  )
})

function ratedText(
  { calculation, failure, isAsked }: RatedVariant,
  kind: EvaluationKind,
  standard: Standard,
): string {
  if (failure !== null) return t('variants.none')
  if (calculation === null) return isAsked ? t('variants.calculating') : ''
  const { symbol, rating, terms, unit } = statement(kind, standard, calculation)
  return [symbol, rating, terms, unit].filter((part) => part !== '').join(' ')
}

function deltaText(
  variant: RatedVariant,
  open: RatedVariant | undefined,
  kind: EvaluationKind,
  standard: Standard,
): string {
  const valueOf = (one: RatedVariant | undefined) =>
    ratingOf(one?.calculation ?? null, mainRating(kind, standard).id)?.value
  const [here, there] = [valueOf(open), valueOf(variant)]
  return here === undefined || there === undefined ? '' : formatSigned(there - here, 0)
}
