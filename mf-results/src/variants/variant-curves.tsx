import { mainRating, ratingOf, type EvaluationKind, type Standard } from '@soundleaf/contracts'
import { statement } from '@soundleaf/results-view'
import { formatSigned } from '@soundleaf/texts'
import { Box, CheckboxField, Grid, Sub } from '@soundleaf/ui'
import { Fragment } from 'react'
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
  const set = (ids: readonly string[], isShown: boolean) =>
    onShow(new Set([...[...shown].filter((id) => !ids.includes(id)), ...(isShown ? ids : [])]))
  const all = others.map(({ id }) => id)
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
          <CheckboxField
            label={
              <Box as="bdi" textStyle="xs" overflowWrap="anywhere">
                {t('variants.curve', { number: String(variant.number), name: variant.name })}
              </Box>
            }
            checked={shown.has(variant.id)}
            onChange={(isShown) => set([variant.id], isShown)}
          />
          <Box whiteSpace="nowrap" textAlign="end">
            {kinds.map((kind) => (
              <Box key={kind}>
                <Sub>{ratedText(variant, kind, standard)}</Sub>
              </Box>
            ))}
          </Box>
          <Box whiteSpace="nowrap" textAlign="end" fontWeight="semibold">
            {kinds.map((kind) => (
              <Box key={kind}>{deltaText(variant, open, kind, standard)}</Box>
            ))}
          </Box>
        </Fragment>
      ))}
    </Grid>
  )
}

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
