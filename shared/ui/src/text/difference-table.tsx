import type { ReactNode } from 'react'
import { chakra } from '../chakra'

export interface DifferenceTableProps {
  /** Over what differs, and over the two that are compared. */
  readonly heads: readonly [what: string, mine: string, theirs: string]
  readonly rows: readonly { readonly what: ReactNode; readonly mine: string; readonly theirs: string }[]
}

/** Two states of a thing beside each other, by what differs. */
export function DifferenceTable({ heads, rows }: DifferenceTableProps) {
  return (
    <chakra.table
      width="100%"
      textStyle="sm"
      borderCollapse="collapse"
      aria-label={heads[0]}
      css={{
        '& th, & td': {
          textAlign: 'start',
          verticalAlign: 'top',
          padding: '6px 12px 6px 0',
          borderBottom: '1px solid var(--line)',
          overflowWrap: 'anywhere',
        },
        '& th': { fontWeight: 400, color: 'var(--ink-2)' },
      }}
    >
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, mine, theirs }, at) => (
          <tr key={at}>
            <th scope="row">{what}</th>
            <td>{mine}</td>
            <td>{theirs}</td>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  )
}
