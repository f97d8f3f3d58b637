import { totalThickness_mm } from '@soundleaf/construction'
import {
  mainRating,
  ratingOf,
  type Calculation,
  type EvaluationKind,
  type FieldValues,
} from '@soundleaf/contracts'
import { SectionSketch, sketchScale_pxmm, thicknessText } from '@soundleaf/drawing'
import { indexNotation, NO_NUMBER, requirement, shortText, statement, verdict } from '@soundleaf/results-view'
import { formatNumber, formatSigned, massNumber, unitName } from '@soundleaf/texts'
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

/** What a sketch has across: in its column, or in the height of a row where it lies. */
const SKETCH = { most_pxmm: 0.2, length_px: 44, wall_px: 84, floor_px: 50 } as const
/** Two kinds of sound leave less for the name. */
const WIDTHS = {
  1: { sketch: '90px', number: '52px', rating: '100px', field: '96px', name_px: 220 },
  2: { sketch: '60px', number: '46px', rating: '84px', field: '72px', name_px: 140 },
} as const
/** Of the differences; the others are counted. */
const SHOWN = 2

/** Every variant beside the one that the report is of. */
export function VariantsPage({ variants, calculation, kinds, fieldValues }: VariantsPageProps) {
  const { standard } = calculation
  const width = kinds.length > 1 ? WIDTHS[2] : WIDTHS[1]
  const scale_pxmm = sketchScale_pxmm(
    variants.map(({ construction }) => construction),
    { most_pxmm: SKETCH.most_pxmm, room_px: kinds.length > 1 ? SKETCH.floor_px : SKETCH.wall_px },
  )
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
          <Head scope="col" width={width.sketch}>
            <VisuallyHidden>{t('variants.section')}</VisuallyHidden>
          </Head>
          <Head scope="col">{t('variants.name')}</Head>
          <Head scope="col" data-number width={width.number}>
            <Unit>{unitName('mm')}</Unit>
          </Head>
          <Head scope="col" data-number width={width.number}>
            <Unit>{unitName('kg/m²')}</Unit>
          </Head>
          {kinds.map((kind) => (
            <Head key={kind} scope="col" data-number width={width.rating}>
              <Sub>{statement(kind, standard, null).notation}</Sub> {unit}
            </Head>
          ))}
          {kinds.map((kind) => {
            const { index } = requirement(kind, fieldValues, null)
            return (
              <Head key={kind} scope="col" data-number width={width.field}>
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
                <SectionSketch
                  construction={variant.construction}
                  scale_pxmm={scale_pxmm}
                  length_px={SKETCH.length_px}
                />
              )}
            </Cell>
            <Cell fontWeight={variant.isOpen ? 'semibold' : 'normal'}>
              <RowName width_px={width.name_px}>{variant.name}</RowName>
              <Box
                fontSize="9px"
                lineHeight="11px"
                maxHeight="33px"
                color="fg.muted"
                fontWeight="normal"
                overflow="hidden"
              >
                {saidOf(variant)}
              </Box>
            </Cell>
            <Cell data-number>
              {variant.construction === null
                ? NO_NUMBER
                : thicknessText(totalThickness_mm(variant.construction))}
            </Cell>
            <Cell data-number>{massNumber(variant.calculation?.surfaceMass_kgm2 ?? null)}</Cell>
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
