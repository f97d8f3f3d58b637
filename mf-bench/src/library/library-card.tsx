import type { MeasuredCurve } from '@soundleaf/contracts'
import { failureText } from '@soundleaf/messages/failures'
import { formatNumber } from '@soundleaf/texts'
import { Box, Button, Flex, MessagePlace, Select, SkeletonRows, TextField } from '@soundleaf/ui'
import { useState } from 'react'
import { Card } from '../card'
import { t } from '../texts'
import { CurveTable } from './curve-table'
import type { Library } from './use-library'

interface LibraryCardProps {
  readonly library: Library
  /** The kept curve that is on the bench. */
  readonly openId: string | null
  readonly onOpen: (curve: MeasuredCurve) => void
  readonly onDelete: (curve: MeasuredCurve) => void
}

type Whose = 'all' | 'own' | 'team'
const WHOSE: readonly Whose[] = ['all', 'own', 'team']

/** The kept curves: found, opened, deleted, and taken back. */
export default function LibraryCard({ library, openId, onOpen, onDelete }: LibraryCardProps) {
  const { search, onSearch, state, deleted, failure, undo } = library
  const [whose, setWhose] = useState<Whose>('all')
  return (
    <Card title={t('library.title')}>
      <Flex gap="3" wrap="wrap" align="end" marginBottom="3">
        <Box flex="1 1 240px" maxWidth="360px">
          <TextField
            type="search"
            label={t('library.search')}
            value={search}
            maxLength={100}
            onChange={onSearch}
          />
        </Box>
        <Box width="180px">
          <Select
            aria-label={t('library.whose')}
            value={whose}
            choices={WHOSE.map((value) => ({ value, label: t(`library.whose.${value}`) }))}
            onChange={setWhose}
          />
        </Box>
      </Flex>
      <Flex role="status" gap="2" align="center" textStyle="sm" minHeight={deleted || failure ? '36px' : '0'}>
        {failure !== null && <Box color="fg.error">{failureText(failure)}</Box>}
        {failure === null && deleted !== null && (
          <>
            <Box overflowWrap="anywhere">{t('library.deleted', { title: deleted.title })}</Box>
            <Button size="sm" icon="undo" onClick={() => void undo()}>
              {t('library.undo')}
            </Button>
          </>
        )}
      </Flex>
      <Listed
        {...{ library, whose, openId, onOpen, onDelete }}
        isSearched={state.kind === 'ready' && search !== ''}
      />
    </Card>
  )
}

function Listed({
  library: { state, reload },
  whose,
  isSearched,
  ...table
}: LibraryCardProps & { readonly whose: Whose; readonly isSearched: boolean }) {
  if (state.kind === 'loading') return <SkeletonRows rows={4} columns={['1fr', '160px', '120px', '80px']} />
  if (state.kind === 'failed')
    return (
      <MessagePlace
        failed
        icon="failed"
        title={t('library.failed')}
        text={failureText(state.failure)}
        actions={<Button onClick={reload}>{t('ratings.again')}</Button>}
      />
    )
  const { curves, total } = state.value
  const shown = curves.filter(({ owner }) => whose === 'all' || (owner === null) === (whose === 'own'))
  if (shown.length === 0)
    return isSearched || curves.length > 0 ? (
      <MessagePlace icon="search" title={t('library.nothing')} />
    ) : (
      <MessagePlace title={t('library.empty')} text={t('library.emptyText')} />
    )
  return (
    <>
      <CurveTable curves={shown} {...table} />
      <Box textStyle="xs" color="fg.muted" marginTop="2">
        {t('library.count', { shown: formatNumber(shown.length), total: formatNumber(total) })}
      </Box>
    </>
  )
}
