import { Button, chakra } from '@soundleaf/ui'
import { ListedThing } from './listed-thing'

export interface NamedRow {
  readonly id: string
  /** As its person called it. */
  readonly name: string
  readonly facts: string
  /** What the button says, and to whoever hears it alone. */
  readonly remove: string
  readonly removeWhich: string
}

interface NamedRowsProps<Row extends NamedRow> {
  readonly rows: readonly Row[]
  readonly onRemove: (row: Row) => void
}

/** Things that a person has named and can take away. */
export function NamedRows<Row extends NamedRow>({ rows, onRemove }: NamedRowsProps<Row>) {
  if (rows.length === 0) return null
  return (
    <chakra.ul listStyleType="none" marginBottom="12px">
      {rows.map((row) => (
        <ListedThing key={row.id} name={row.name} note={row.facts}>
          <Button size="sm" danger aria-label={row.removeWhich} onClick={() => onRemove(row)}>
            {row.remove}
          </Button>
        </ListedThing>
      ))}
    </chakra.ul>
  )
}
