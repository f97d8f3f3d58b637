import type { ElementType } from '@soundleaf/ifc'
import { formatNumber } from '@soundleaf/texts'
import { Box, Checkbox, Table } from '@soundleaf/ui'
import { t } from '../texts'

/** A type with the text that its elements would get. */
export interface RatingRow {
  readonly key: string
  readonly type: ElementType
  readonly text: string
  readonly isWritten: boolean
}

interface RatingTableProps {
  readonly rows: readonly RatingRow[]
  readonly onToggle: (key: string, isWritten: boolean) => void
}

/** What stands in the file, what would stand there, and whether it is written. */
export function RatingTable({ rows, onToggle }: RatingTableProps) {
  return (
    <Box role="region" aria-label={t('write.table')} tabIndex={0} overflowX="auto" position="relative">
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{t('column.type')}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{t('column.count')}</Table.ColumnHeader>
            <Table.ColumnHeader>{t('column.rating')}</Table.ColumnHeader>
            <Table.ColumnHeader>{t('write.new')}</Table.ColumnHeader>
            <Table.ColumnHeader>{t('write.difference')}</Table.ColumnHeader>
            <Table.ColumnHeader>{t('write.write')}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map(({ key, type, text, isWritten }) => {
            const before = type.acousticRatings.filter((one) => one !== '')
            const isSame = before.length === 1 && before[0] === text
            return (
              <Table.Row key={key}>
                <Table.Cell htmlTranslate="no" overflowWrap="anywhere">
                  {type.name}
                </Table.Cell>
                <Table.Cell textAlign="end">{formatNumber(type.count)}</Table.Cell>
                <Table.Cell htmlTranslate="no">{before.join('; ')}</Table.Cell>
                <Table.Cell htmlTranslate="no" fontWeight="semibold">
                  {text}
                </Table.Cell>
                <Table.Cell>
                  {t(`difference.${isSame ? 'none' : before.length === 0 ? 'added' : 'changed'}`)}
                </Table.Cell>
                <Table.Cell>
                  <Checkbox.Root
                    checked={isWritten}
                    onCheckedChange={({ checked }) => onToggle(key, checked === true)}
                  >
                    <Checkbox.HiddenInput aria-label={t('write.toggle', { name: type.name })} />
                    <Checkbox.Control />
                  </Checkbox.Root>
                </Table.Cell>
              </Table.Row>
            )
          })}
        </Table.Body>
      </Table.Root>
    </Box>
  )
}
