import { Box, Button, chakra, Text } from '@soundleaf/ui'

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
        <chakra.li
          key={row.id}
          display="flex"
          flexWrap="wrap"
          justifyContent="space-between"
          alignItems="center"
          gap="4px 16px"
          paddingY="8px"
          borderBottom="1px solid"
          borderColor="border"
        >
          <Box minWidth="0">
            <Text htmlTranslate="no" overflowWrap="anywhere">
              {row.name}
            </Text>
            <Text textStyle="xs" color="fg.muted">
              {row.facts}
            </Text>
          </Box>
          <Button size="sm" danger aria-label={row.removeWhich} onClick={() => onRemove(row)}>
            {row.remove}
          </Button>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
