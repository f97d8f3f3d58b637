import { useDeferredValue, type ReactNode } from 'react'
import { Box, Button, MessagePlace, SkeletonRows, Text } from '@soundleaf/ui'
import { formatNumber, searchText } from '@soundleaf/texts'
import type { Loaded } from '@soundleaf/federation'
import { t } from '../texts'
import { kindLabels, type Listed } from './columns'

export type ListState<Row> = Loaded<{
  readonly projects: readonly Row[]
  /** Of all that there are; more than are listed where there are many. */
  readonly total: number
}>

interface ListCardProps<Row> {
  readonly state: ListState<Row>
  readonly filter: string
  /** What stands in the place of an empty list. */
  readonly empty: ReactNode
  readonly onReload: () => void
  readonly table: (projects: readonly Row[]) => ReactNode
  readonly actions: ReactNode
}

/** A list in each of its states: loading, failed, empty, nothing found, full. */
export function ListCard<Row extends Listed>({
  state,
  filter,
  empty,
  onReload,
  table,
  actions,
}: ListCardProps<Row>) {
  return (
    <>
      <Content state={state} filter={filter} empty={empty} onReload={onReload} table={table} />
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
  filter: typed,
  empty,
  onReload,
  table,
}: Omit<ListCardProps<Row>, 'actions'>) {
  // Rendering the rows must not delay typing.
  const filter = useDeferredValue(typed)
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
  if (projects.length === 0 && filter.trim() === '') return empty
  const found = projects.filter((project) => matches(project, filter))
  if (found.length === 0) {
    return (
      <MessagePlace
        icon="search"
        title={t('list.nothing.title')}
        text={t('list.nothing.text', { filter: filter.trim() })}
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
        padding={{ base: '8px 16px 0', md: '0' }}
        position={{ md: 'absolute' }}
        top={{ md: '11px' }}
        insetEnd={{ md: '16px' }}
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

/** The id while its project is in the filtered list, else null: a hidden project can be neither opened nor deleted. */
export function listedId(projectId: string | null, state: ListState<Listed>, filter: string): string | null {
  if (state.kind !== 'ready') return null
  const project = state.value.projects.find((one) => one.projectId === projectId)
  return project !== undefined && matches(project, filter) ? project.projectId : null
}

/** The ids of the projects that are in the filtered list. */
export function listedIds(state: ListState<Listed>, filter: string): readonly string[] {
  if (state.kind !== 'ready') return []
  return state.value.projects.filter((project) => matches(project, filter)).map(({ projectId }) => projectId)
}

function matches(project: Listed, filter: string): boolean {
  const wanted = searchText(filter.trim())
  const texts = [project.name, ...kindLabels(project)]
  return texts.some((text) => searchText(text).includes(wanted))
}
