import type { Calculation, EvaluationKind } from '@soundleaf/contracts'
import { chakra, Sub, Unit, VisuallyHidden } from '@soundleaf/ui'
import { ratingUnit } from '../text/number-text'
import { t } from '../texts'
import { singleNumberRows } from './single-number-rows'

interface SingleNumberTableProps {
  readonly calculation: Calculation
  readonly kind: EvaluationKind
  readonly heading: string
  readonly look: keyof typeof LOOKS
}

const Table = chakra('table', { base: { width: 'full', borderCollapse: 'collapse' } })
const Head = chakra('th', {
  base: { fontWeight: 'normal', color: 'fg.muted', textAlign: 'start', borderBottomWidth: '1px' },
})
const Cell = chakra('td', { base: { borderBottomWidth: '1px', borderColor: 'border' } })

const LOOKS = {
  screen: {
    table: { textStyle: 'sm' },
    head: { height: '30px', textStyle: 'xs', borderColor: 'border.emphasized' },
    cell: { height: '30px' },
    note: { textStyle: '2xs', marginStart: '2' },
    isBold: (rank: string) => rank === 'main',
  },
  paper: {
    table: {},
    head: { height: '27px', padding: '0', fontSize: '11px', borderColor: 'fg.muted' },
    cell: { height: '28px', padding: '0' },
    note: { fontSize: '10px', marginStart: '1' },
    isBold: () => true,
  },
} as const

/** The small table of one kind of sound: all the single numbers, no curve. */
export function SingleNumberTable({ calculation, kind, heading, look }: SingleNumberTableProps) {
  const { table, head, cell, note, isBold } = LOOKS[look]
  return (
    <Table {...table}>
      <thead>
        <tr>
          <Head scope="col" {...head}>
            {heading}
          </Head>
          <Head scope="col" {...head} textAlign="end">
            <VisuallyHidden>{t('table.value')}</VisuallyHidden>
            <Unit>{ratingUnit(calculation.standard)}</Unit>
          </Head>
        </tr>
      </thead>
      <tbody>
        {singleNumberRows(calculation, kind).map(({ id, notation, text, rank, isProvisional }) => (
          <tr key={id}>
            <Cell {...cell}>
              <Sub>{notation}</Sub>
              {isProvisional && <Unit {...note}>{t('table.provisional')}</Unit>}
            </Cell>
            <Cell {...cell} textAlign="end" fontWeight={isBold(rank) ? 'semibold' : 'normal'}>
              {text}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
