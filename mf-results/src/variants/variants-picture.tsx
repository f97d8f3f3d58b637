import { SectionSketch, sketchScale_pxmm } from '@soundleaf/drawing'
import { plainNotation, verdictText } from '@soundleaf/results-view'
import { formatNumber } from '@soundleaf/texts'
import { t } from '../texts/variants'
import type { VariantColumn, VariantRow } from './variant-columns'

interface Props {
  /** In the order in which they stand. */
  readonly rows: readonly VariantRow[]
  /** Those that are shown. */
  readonly columns: readonly VariantColumn[]
}

const FONT_PX = 12
const LINE_PX = 16
/** About what a character of the typeface needs, a little more than most do. */
const CHARACTER_PX = 7
const GAP_PX = 16
const BESIDE_PX = 8
const SKETCH = { most_pxmm: 0.3, room_px: 140, length_px: 56 } as const
/** Longer names and differences are cut. */
const MOST_CHARACTERS = 56

/** A column of the picture: what stands in its head and in each row, in lines. */
interface Drawn {
  readonly id: string
  readonly head: string
  readonly lines: readonly (readonly string[])[]
  readonly isNumber: boolean
}

/** The table of the variants as one drawing, for a file; it says what the table says. */
export function VariantsPicture({ rows, columns }: Props) {
  const names: Drawn = {
    id: 'name',
    head: t('column.name'),
    lines: rows.map(nameLines),
    isNumber: false,
  }
  const numbers = columns.map(
    (column): Drawn => ({
      id: column.id,
      head: plainNotation(column.head),
      lines: rows.map((row) => [
        column.text(row),
        ...(column.verdict === undefined || row.calculation === null
          ? []
          : [verdictText(column.verdict(row))]),
      ]),
      isNumber: true,
    }),
  )
  const scale_pxmm = sketchScale_pxmm(
    rows.map(({ construction }) => construction),
    SKETCH,
  )
  const first_px = BESIDE_PX + 3 * CHARACTER_PX + SKETCH.room_px + 2 * GAP_PX
  const places = besideEachOther([names, ...numbers], first_px)
  const width = (places.at(-1)?.end_px ?? first_px) + BESIDE_PX
  const head_px = LINE_PX + GAP_PX / 2
  const heights = rows.map((_, at) => {
    const lines = Math.max(...[names, ...numbers].map((column) => column.lines[at]?.length ?? 0))
    return Math.max(lines * LINE_PX, SKETCH.length_px) + GAP_PX
  })
  const tops = heights.map((_, at) => head_px + heights.slice(0, at).reduce((sum, one) => sum + one, 0))
  const height = head_px + heights.reduce((sum, one) => sum + one, 0)
  return (
    <svg width={width} height={height} fontSize={FONT_PX} fill="var(--ink)">
      {places.map(({ column, start_px, end_px }) => (
        <text
          key={column.id}
          x={column.isNumber ? end_px : start_px}
          y={LINE_PX - 4}
          textAnchor={column.isNumber ? 'end' : 'start'}
          fill="var(--ink-2)"
          style={{ fontSize: `${FONT_PX}px` }}
        >
          {column.head}
        </text>
      ))}
      {rows.map((row, at) => {
        const top_px = tops[at] ?? 0
        return (
          <g key={row.id} transform={`translate(0 ${top_px})`}>
            <line x1={0} x2={width} y1={0} y2={0} stroke="var(--line)" />
            <text x={BESIDE_PX} y={LINE_PX + 4} style={{ fontSize: `${FONT_PX}px` }}>
              {formatNumber(row.number)}
            </text>
            {row.construction !== null && (
              <g transform={`translate(${BESIDE_PX + 3 * CHARACTER_PX} ${GAP_PX / 2})`}>
                <SectionSketch
                  construction={row.construction}
                  markedIds={row.differingIds}
                  scale_pxmm={scale_pxmm}
                  length_px={SKETCH.length_px}
                />
              </g>
            )}
            {places.map(({ column, start_px, end_px }) =>
              (column.lines[at] ?? []).map((line, index) => (
                <text
                  key={`${column.id} ${index}`}
                  x={column.isNumber ? end_px : start_px}
                  y={LINE_PX * (index + 1) + 4}
                  textAnchor={column.isNumber ? 'end' : 'start'}
                  style={{
                    fontSize: `${FONT_PX}px`,
                    fontWeight: index === 0 && !column.isNumber ? 600 : 400,
                  }}
                >
                  {line}
                </text>
              )),
            )}
          </g>
        )
      })}
    </svg>
  )
}

function nameLines({ name, isBase, differences }: VariantRow): readonly string[] {
  const said = isBase
    ? [t('variants.isBase')]
    : (differences ?? []).map(({ what, theirs }) => t('variants.differs', { what, value: theirs }))
  return [name, ...said].map(cut)
}

function cut(text: string): string {
  const characters = [...text]
  return characters.length > MOST_CHARACTERS ? `${characters.slice(0, MOST_CHARACTERS - 1).join('')}…` : text
}

interface Place {
  readonly column: Drawn
  readonly start_px: number
  readonly end_px: number
}

function besideEachOther(columns: readonly Drawn[], from_px: number): readonly Place[] {
  return columns.reduce<readonly Place[]>((places, column) => {
    const start_px = (places.at(-1)?.end_px ?? from_px - GAP_PX) + GAP_PX
    const longest = Math.max(...[column.head, ...column.lines.flat()].map((text) => [...text].length))
    return [...places, { column, start_px, end_px: start_px + longest * CHARACTER_PX }]
  }, [])
}
