import { totalThickness_mm } from '@soundleaf/construction'
import {
  mainRating,
  ratingOf,
  type Calculation,
  type EvaluationKind,
  type FieldValues,
} from '@soundleaf/contracts'
import { SectionSketch } from '@soundleaf/drawing'
import {
  indexNotation,
  massText,
  NO_NUMBER,
  requirement,
  shortText,
  statement,
  verdict,
} from '@soundleaf/results-view'
import { formatNumber, formatSigned } from '@soundleaf/texts'
import { Box, Sub, Unit, VisuallyHidden } from '@soundleaf/ui'
import type { PrintedVariant } from '../content/printed-variants'
import { HEIGHT } from '../sheet/page-plan'
import { Cell, Head, RowName, Table } from '../sheet/report-table'
import { t } from '../texts'

interface VariantsPageProps {
  readonly variants: readonly PrintedVariant[]
  /** Of the variant that the report is of. */
  readonly calculation: Calculation
  readonly kinds: readonly EvaluationKind[]
  readonly fieldValues: FieldValues
}

const NAME_PX = 190
/** One scale for all, which leaves a thick wall room in its column. */
const SKETCH = { scale_pxmm: 0.2, length_px: 44 } as const
/** Of the differences; the others are counted. */
const SHOWN = 2

/** Every variant beside the one that the report is of. */
export function VariantsPage({ variants, calculation, kinds, fieldValues }: VariantsPageProps) {
  const { standard } = calculation
  const unit = standard === 'Iso' ? <Unit>dB</Unit> : null
  const valueOf = (of: Calculation | null, kind: EvaluationKind) =>
    ratingOf(of, mainRating(kind, standard).id)?.value ?? null
  return (
    <Table tableLayout="fixed">
      <thead>
        <tr>
          <Head scope="col" width="26px">
            <VisuallyHidden>{t('variants.number')}</VisuallyHidden>
          </Head>
          <Head scope="col" width="90px">
            <VisuallyHidden>{t('variants.section')}</VisuallyHidden>
          </Head>
          <Head scope="col">{t('variants.name')}</Head>
          <Head scope="col" data-number width="52px">
            <Unit>mm</Unit>
          </Head>
          <Head scope="col" data-number width="52px">
            <Unit>kg/m²</Unit>
          </Head>
          {kinds.map((kind) => (
            <Head key={kind} scope="col" data-number width="92px">
              <Sub>{statement(kind, standard, null).notation}</Sub> {unit}
            </Head>
          ))}
          {kinds.map((kind) => {
            const { index } = requirement(kind, fieldValues, null)
            return (
              <Head key={kind} scope="col" data-number width="84px">
                {index === null ? t('variants.inBuilding') : <Sub>{indexNotation(index)}</Sub>}
              </Head>
            )
          })}
        </tr>
      </thead>
      <tbody>
        {variants.map((variant) => (
          <tr key={variant.number} style={{ height: `${HEIGHT.variantRow}px` }}>
            <Cell color="fg.subtle">{formatNumber(variant.number)}</Cell>
            <Cell overflow="hidden">
              {variant.construction !== null && (
                <SectionSketch construction={variant.construction} {...SKETCH} />
              )}
            </Cell>
            <Cell fontWeight={variant.isOpen ? 'semibold' : 'normal'}>
              <RowName width_px={NAME_PX}>{variant.name}</RowName>
              <Box fontSize="9px" lineHeight="11px" color="fg.muted" fontWeight="normal" overflow="hidden">
                {saidOf(variant)}
              </Box>
            </Cell>
            <Cell data-number>
              {variant.construction === null ? NO_NUMBER : shortText(totalThickness_mm(variant.construction))}
            </Cell>
            <Cell data-number>{massText(variant.calculation?.surfaceMass_kgm2 ?? null)}</Cell>
            {kinds.map((kind) => {
              const { rating, terms } = statement(kind, standard, variant.calculation)
              const here = valueOf(variant.calculation, kind)
              const there = valueOf(calculation, kind)
              return (
                <Cell key={kind} data-number>
                  <b>{rating}</b> {variant.calculation === null ? '' : terms}
                  {!variant.isOpen && here !== null && there !== null && (
                    <Box fontSize="10px" color="fg.muted">
                      {formatSigned(here - there, 0)}
                    </Box>
                  )}
                </Cell>
              )
            })}
            {kinds.map((kind) => {
              const asked = requirement(kind, fieldValues, variant.calculation)
              const { level, word } = verdict(asked)
              return (
                <Cell key={kind} data-number>
                  {shortText(asked.expected_db)}
                  {level !== 'none' && <Box fontSize="10px">{word}</Box>}
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function saidOf({ isOpen, differences }: PrintedVariant): string {
  if (isOpen) return t('variants.ofReport')
  const more = differences.length - SHOWN
  return [...differences.slice(0, SHOWN), ...(more > 0 ? [t('variants.more', { count: more })] : [])].join(
    '; ',
  )
}
