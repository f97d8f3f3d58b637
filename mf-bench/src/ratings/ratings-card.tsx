import { failureText } from '@soundleaf/messages/failures'
import { Box, Button, MessagePlace, Spinner, Sub, Table } from '@soundleaf/ui'
import { Card } from '../card'
import { t } from '../texts'
import { valueText, workingText } from './rating-texts'
import type { RatingsState } from './use-ratings'

interface RatingsCardProps {
  readonly state: RatingsState
  /** Nothing was read yet. */
  readonly isEmpty: boolean
  readonly isQuantityMissing: boolean
  readonly onRetry: () => void
}

/** Every number of the curve with its working, or what is missing for it. */
export function RatingsCard(props: RatingsCardProps) {
  return (
    <Card title={t('ratings.title')}>
      <Content {...props} />
    </Card>
  )
}

function Content({ state, isEmpty, isQuantityMissing, onRetry }: RatingsCardProps) {
  if (isEmpty) return <MessagePlace title={t('ratings.empty')} text={t('ratings.emptyText')} />
  if (isQuantityMissing) return <MessagePlace title={t('quantity.missing')} />
  if (state.kind === 'failed')
    return (
      <MessagePlace
        failed
        icon="failed"
        title={t('ratings.failed')}
        text={failureText(state.failure)}
        actions={<Button onClick={onRetry}>{t('ratings.again')}</Button>}
      />
    )
  if (state.kind === 'loading') return <Spinner />
  return (
    <Box overflowX="auto" role="region" aria-label={t('ratings.table')} tabIndex={0}>
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{t('ratings.number')}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{t('ratings.value')}</Table.ColumnHeader>
            <Table.ColumnHeader>{t('ratings.working')}</Table.ColumnHeader>
            <Table.ColumnHeader>{t('ratings.standard')}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {state.value.ratings.map((rating, at) => (
            <Table.Row key={at} data-rating={rating.notation}>
              <Table.Cell whiteSpace="nowrap" htmlTranslate="no">
                <Sub>{rating.notation}</Sub>
                {rating.decimals === 1 && (
                  <Box as="span" color="fg.muted" textStyle="xs" marginInlineStart="1.5">
                    {t('ratings.tenths')}
                  </Box>
                )}
              </Table.Cell>
              <Table.Cell textAlign="end" fontWeight="semibold" whiteSpace="nowrap">
                {valueText(rating)}
              </Table.Cell>
              <Table.Cell color={rating.value === null ? 'fg.muted' : 'fg'} minWidth="200px">
                {workingText(rating)}
              </Table.Cell>
              <Table.Cell color="fg.muted" whiteSpace="nowrap" htmlTranslate="no">
                {rating.edition}
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  )
}
