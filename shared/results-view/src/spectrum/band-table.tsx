import { formatNumber, formatPlain } from '@soundleaf/texts'
import { Box, chakra, Sub, VisuallyHidden } from '@soundleaf/ui'
import { NO_NUMBER } from '../text/number-text'

export type BandTableLook =
  | 'value'
  | 'shifted'
  | 'comparison-1'
  | 'comparison-2'
  | 'difference-1'
  | 'difference-2'

export interface BandTableColumn {
  readonly id: string
  /** Plain notation with subscripts: `R`, `L_n`, `Ref. 1`. */
  readonly label: string
  /** A name that a person gave: text as it is. */
  readonly isPlain?: boolean
  readonly look: BandTableLook
  readonly values: readonly (number | null)[]
  /** Bands to mark, and what the mark says: short of the shifted reference. */
  readonly marks?: { readonly says: string; readonly at: readonly boolean[] }
}

export interface BandTableProps {
  /** Read before the table, not seen. */
  readonly caption: string
  readonly bands_hz: readonly number[]
  readonly columns: readonly BandTableColumn[]
  /** How many bands stand beside each other; an octave when not given. */
  readonly bandsInRow?: 1 | 2 | 3
}

const LOOKS: Record<BandTableLook, { color: string; fontWeight: 'normal' | 'semibold'; width: number }> = {
  value: { color: 'fg', fontWeight: 'semibold', width: 42 },
  shifted: { color: 'fg.muted', fontWeight: 'normal', width: 42 },
  'comparison-1': { color: 'var(--c-ref-1)', fontWeight: 'normal', width: 34 },
  'comparison-2': { color: 'var(--c-ref-2)', fontWeight: 'normal', width: 34 },
  'difference-1': { color: 'fg.muted', fontWeight: 'normal', width: 34 },
  'difference-2': { color: 'fg.muted', fontWeight: 'normal', width: 34 },
}

const Th = chakra('th', {
  base: {
    textAlign: 'right',
    fontWeight: 'normal',
    color: 'fg.subtle',
    borderBottomWidth: '1px',
    whiteSpace: 'nowrap',
  },
})
const Td = chakra('td', { base: { textAlign: 'right', borderBottomWidth: '1px', whiteSpace: 'nowrap' } })

/** All bands without scrolling: one row per octave, three bands in it, every value with one decimal. */
export function BandTable({ caption, bands_hz, columns, bandsInRow = 3 }: BandTableProps) {
  const places = Array.from({ length: bandsInRow }, (_, place) => place)
  const rows = Array.from({ length: Math.ceil(bands_hz.length / bandsInRow) }, (_, row) => row)
  return (
    <chakra.table width="full" tableLayout="fixed" fontSize="xs" lineHeight="20px">
      <VisuallyHidden asChild>
        <caption>{caption}</caption>
      </VisuallyHidden>
      <colgroup>
        {places.map((place) => (
          <Columns key={place} columns={columns} gap={place > 0} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {places.map((place) => (
            <HeadCells key={place} columns={columns} gap={place > 0} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            {places.map((place) => {
              const band = row * bandsInRow + place
              return (
                <BandCells key={place} band={band} hz={bands_hz[band]} columns={columns} gap={place > 0} />
              )
            })}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  )
}

const Gap = () => <chakra.td aria-hidden borderBottomWidth="0" />

function Columns({ columns, gap }: { readonly columns: readonly BandTableColumn[]; readonly gap: boolean }) {
  return (
    <>
      {gap && <col style={{ width: 10 }} />}
      <col style={{ width: 28 }} />
      {columns.map((column) => (
        <col key={column.id} style={{ width: LOOKS[column.look].width }} />
      ))}
    </>
  )
}

function HeadCells({
  columns,
  gap,
}: {
  readonly columns: readonly BandTableColumn[]
  readonly gap: boolean
}) {
  return (
    <>
      {gap && <Gap />}
      <Th scope="col" textStyle="2xs" height="22px" verticalAlign="bottom" borderColor="border.emphasized">
        Hz
      </Th>
      {columns.map((column) => (
        <Th
          key={column.id}
          scope="col"
          textStyle="2xs"
          verticalAlign="bottom"
          borderColor="border.emphasized"
          title={column.isPlain ? column.label : undefined}
        >
          {column.isPlain ? <Name>{column.label}</Name> : <Sub>{column.label}</Sub>}
        </Th>
      ))}
    </>
  )
}

/** Over a narrow column a name takes a few lines; a word that is too long for one is shortened, not broken. */
function Name({ children }: { readonly children: string }) {
  return (
    <Box
      as="bdi"
      display="block"
      whiteSpace="normal"
      overflowWrap="normal"
      overflow="hidden"
      textOverflow="ellipsis"
      lineHeight="13px"
      maxHeight="52px"
    >
      {children}
    </Box>
  )
}

interface BandCellsProps {
  readonly band: number
  readonly hz: number | undefined
  readonly columns: readonly BandTableColumn[]
  readonly gap: boolean
}

function BandCells({ band, hz, columns, gap }: BandCellsProps) {
  if (hz === undefined) return null
  return (
    <>
      {gap && <Gap />}
      <Th scope="row" height="21px">
        {formatPlain(hz)}
      </Th>
      {columns.map((column) => (
        <BandValue key={column.id} column={column} band={band} />
      ))}
    </>
  )
}

function BandValue({ column, band }: { readonly column: BandTableColumn; readonly band: number }) {
  const value = column.values[band] ?? null
  const { color, fontWeight } = LOOKS[column.look]
  const marked = column.marks?.at[band] === true
  return (
    <Td color={value === null ? 'fg.subtle' : color} fontWeight={value === null ? 'normal' : fontWeight}>
      {marked && (
        <Box
          as="span"
          role="img"
          aria-label={column.marks?.says}
          title={column.marks?.says}
          color="var(--c-short)"
          fontSize="9px"
          fontWeight="normal"
          mr="1"
        >
          ▾
        </Box>
      )}
      {value === null ? NO_NUMBER : formatNumber(value, 1)}
    </Td>
  )
}
