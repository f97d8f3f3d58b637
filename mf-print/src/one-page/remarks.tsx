import type { EvaluationKind, Report, RoomsAnswer } from '@soundleaf/contracts'
import { messageTexts } from '@soundleaf/messages/calculation'
import {
  plainNotation,
  releaseText,
  uncertaintyText,
  type ComparisonSlots,
  type RatedSpectrum,
} from '@soundleaf/results-view'
import { formatList, formatNumber } from '@soundleaf/texts'
import { Box } from '@soundleaf/ui'
import { measuredText } from '../content/measured-text'
import { fittingSize, sizeStyle, type TextSize } from '../sheet/fit-text'
import { TEXT_WIDTH_PX } from '../sheet/paper'
import { t } from '../texts'

interface RemarksProps {
  readonly report: Report
  /** Measured curves in the chart. */
  readonly measured: ComparisonSlots
  /** Its kind of sound, and how sure the rating is. */
  readonly of: Pick<RatedSpectrum, 'kind' | 'uncertainty_db' | 'range'>
  /** Between the rooms of the project; null where it has none. */
  readonly rooms: RoomsAnswer | null
}

/** What the sheet leaves between the rating and the signature, px. Many notices are set smaller and none is left out. */
const HEIGHT_PX = 62
const sizeOf = (font_px: number): TextSize => {
  const line_px = 1.3 * font_px
  return { font_px, line_px, lines: Math.floor(HEIGHT_PX / line_px) }
}
const SIZES: readonly [...TextSize[], TextSize] = [
  sizeOf(10),
  sizeOf(9),
  sizeOf(8),
  sizeOf(7),
  sizeOf(6),
  sizeOf(5),
]

/** The small print, and before it what a person must know of the numbers. */
export function Remarks({ report, measured, rooms, of: { kind, uncertainty_db, range } }: RemarksProps) {
  const { calculation, disclaimer } = report
  const notices = messageTexts(calculation.notices).join(' ')
  const sources = measured.flatMap((curve) =>
    curve?.measured === undefined
      ? []
      : [
          t('sheet.measured', {
            name: curve.name,
            text: plainNotation(measuredText(kind, curve.measured, calculation)),
          }),
        ],
  )
  const rest = [
    ...sources,
    ...(rooms === null ? [] : [betweenText(kind, rooms)]),
    t('sheet.prediction'),
    ...(range === null ? [] : [t('sheet.unmeasured', { range })]),
    ...(uncertainty_db === null || range !== null
      ? []
      : [t('sheet.uncertainty', { uncertainty: uncertaintyText(uncertainty_db) })]),
    disclaimer,
    t('sheet.scope'),
    t('sheet.engine', { version: releaseText(calculation.engineVersion) }),
  ].join(' ')
  return (
    <Box color="fg.muted" mt="2" {...sizeStyle(fittingSize(`${notices} ${rest}`, TEXT_WIDTH_PX, SIZES))}>
      {notices !== '' && (
        <Box as="b" color="fg">
          {notices}{' '}
        </Box>
      )}
      {rest}
    </Box>
  )
}

/** What is expected of this kind of sound between the rooms: `DnT,w 54 dB`; airborne quantities come first, in pairs. */
function betweenText(kind: EvaluationKind, { quantities }: RoomsAnswer): string {
  const own = kind === 'airborne' ? quantities.slice(0, 2) : quantities.slice(2)
  const numbers = own.map(({ notation, value, uncertainty }) =>
    t('sheet.betweenNumber', {
      quantity: plainNotation(notation),
      value: formatNumber(value, 0),
      uncertainty: uncertaintyText(uncertainty),
    }),
  )
  return t('sheet.between', { numbers: formatList(numbers) })
}
