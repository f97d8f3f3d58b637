import type { MeasuredCurve } from '@soundleaf/contracts'
import { Box, Button, IconButton, Sub, Table } from '@soundleaf/ui'
import { numbersText } from '../ratings/rating-texts'
import { t } from '../texts'

interface CurveTableProps {
  readonly curves: readonly MeasuredCurve[]
  readonly openId: string | null
  readonly onOpen: (curve: MeasuredCurve) => void
  readonly onDelete: (curve: MeasuredCurve) => void
}

const COLUMNS = ['name', 'laboratory', 'reportNumber', 'measuredOn'] as const

/** A row for each kept curve; its title opens it. */
export function CurveTable({ curves, openId, onOpen, onDelete }: CurveTableProps) {
  return (
    <Box overflow="auto" maxHeight="420px" role="region" aria-label={t('library.table')} tabIndex={0}>
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row>
            {COLUMNS.map((name) => (
              <Table.ColumnHeader key={name}>{t(`details.${name}`)}</Table.ColumnHeader>
            ))}
            <Table.ColumnHeader>{t('library.numbers')}</Table.ColumnHeader>
            <Table.ColumnHeader>{t('library.owner')}</Table.ColumnHeader>
            <Table.ColumnHeader>{t('library.actions')}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {curves.map((curve) => (
            <Table.Row key={curve.id} data-curve={curve.id} aria-current={curve.id === openId || undefined}>
              <Table.Cell minWidth="180px">
                <Button
                  variant="ghost"
                  size="sm"
                  height="auto"
                  paddingX="1"
                  whiteSpace="normal"
                  textAlign="start"
                  overflowWrap="anywhere"
                  fontWeight={curve.id === openId ? 'semibold' : 'normal'}
                  onClick={() => onOpen(curve)}
                >
                  <bdi translate="no">{curve.title}</bdi>
                </Button>
              </Table.Cell>
              <Table.Cell overflowWrap="anywhere">
                <bdi translate="no">{curve.laboratory}</bdi>
              </Table.Cell>
              <Table.Cell overflowWrap="anywhere">
                <bdi translate="no">{curve.reportNumber}</bdi>
              </Table.Cell>
              <Table.Cell whiteSpace="nowrap">{curve.measuredOn}</Table.Cell>
              <Table.Cell whiteSpace="nowrap" htmlTranslate="no">
                <Sub>{numbersText(curve.numbers)}</Sub>
              </Table.Cell>
              <Table.Cell color="fg.muted" overflowWrap="anywhere" htmlTranslate="no">
                {curve.owner ?? t(curve.isShared ? 'library.shared' : 'library.own')}
              </Table.Cell>
              <Table.Cell>
                {curve.owner === null && (
                  <IconButton
                    icon="delete"
                    danger
                    label={t('library.delete', { title: curve.title })}
                    onClick={() => onDelete(curve)}
                  />
                )}
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  )
}
