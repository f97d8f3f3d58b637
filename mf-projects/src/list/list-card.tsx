import { useDeferredValue, type ReactNode } from 'react'
import { Box, Button, MessagePlace, SkeletonRows, Text } from '@soundleaf/ui'
import { formatNumber } from '@soundleaf/texts'
import type { Loaded } from '@soundleaf/federation'
import { t } from '../texts'
import type { Listed } from './columns'
import { isAnyWanted, isWanted, type Wanted } from './wanted'

export type ListState<Row> = Loaded<{
  readonly projects: readonly Row[]
  /** Of all that there are; more than are listed where there are many. */
  readonly total: number
}>

interface ListCardProps<Row> {
  readonly state: ListState<Row>
  readonly wanted: Wanted
  /** What stands in the place of an empty list. */
  readonly empty: ReactNode
  readonly onReload: () => void
  readonly table: (projects: readonly Row[]) => ReactNode
  readonly actions: ReactNode
}

/** A list in each of its states: loading, failed, empty, nothing found, full. */
export function ListCard<Row extends Listed>({ actions, ...content }: ListCardProps<Row>) {
  return (
    <>
      <Content {...content} />
      <Box
        display="flex"
        flexWrap="wrap"
        gap="8px"
        padding="12px 16px"
        borderTop="1px solid"
        borderColor="border.emphasized"
      >
        {actions}
      </Box>
    </>
  )
}

function Content<Row extends Listed>({
  state,
  wanted: typed,
  empty,
  onReload,
  table,
}: Omit<ListCardProps<Row>, 'actions'>) {
  // Rendering the rows must not delay typing.
  const wanted = useDeferredValue(typed)
  if (state.kind === 'loading')
    return <SkeletonRows rows={6} height={44} columns={['34px', '1fr', '120px', '120px', '80px']} />
  if (state.kind === 'failed') {
    return (
      <MessagePlace
        icon="failed"
        failed
        title={t('list.failed.title')}
        text={t('list.failed.text')}
        actions={
          <Button variant="solid" onClick={onReload}>
            {t('tryAgain')}
          </Button>
        }
      />
    )
  }
  const { projects, total } = state.value
  if (projects.length === 0 && isAnyWanted(wanted)) return empty
  const found = projects.filter((project) => isWanted(project, wanted))
  if (found.length === 0) {
    const filter = wanted.filter.trim()
    return (
      <MessagePlace
        icon="search"
        title={t('list.nothing.title')}
        text={filter === '' ? t('list.nothing.filed') : t('list.nothing.text', { filter })}
      />
    )
  }
  return (
    <>
      {/* Beside the tabs, where there is room. */}
      <Text
        textStyle="xs"
        color="fg.subtle"
        role="status"
        padding={{ base: '8px 16px 0', xl: '0' }}
        position={{ xl: 'absolute' }}
        top={{ xl: '11px' }}
        insetEnd={{ xl: '16px' }}
      >
        {countText(found.length, projects.length, total)}
      </Text>
      {table(found)}
    </>
  )
}

/** How many projects were found among those that are listed, of all that there are. */
function countText(found: number, listed: number, total: number): string {
  const newest = { total, listed: formatNumber(listed) }
  if (found === listed) return total > listed ? t('list.newest', newest) : t('list.all', { total })
  const part = { total, found: formatNumber(found) }
  return total > listed ? t('list.newestFound', { ...newest, ...part }) : t('list.found', part)
}
