import { useMemo, useRef } from 'react'
import type { ProjectListItem, RemoteHost } from '@soundleaf/contracts'
import { Box, SwitchField } from '@soundleaf/ui'
import { t } from '../texts'
import type { Column } from './columns'

/** The column of switches by which projects are shared with the team. */
export function useShareColumn(
  host: RemoteHost<'projects'>,
  change: (edit: (project: ProjectListItem) => ProjectListItem) => void,
): Column<ProjectListItem> {
  /** Requests are sent one after the other in the order of the clicks, so that the last click wins. */
  const queue = useRef(Promise.resolve())
  /** For projects with pending requests: how many there are, and the last value that the server confirmed. */
  const pending = useRef(new Map<string, { requests: number; confirmed: boolean }>())
  return useMemo(() => {
    async function share({ projectId }: ProjectListItem, isShared: boolean): Promise<void> {
      const show = (now: boolean) =>
        change((other) => (other.projectId === projectId ? { ...other, isShared: now } : other))
      show(isShared)
      const own = pending.current.get(projectId) ?? { requests: 0, confirmed: !isShared }
      pending.current.set(projectId, own)
      own.requests += 1
      const request = queue.current.then(() =>
        host.api.call('setShared', { params: { id: projectId }, body: { isShared } }),
      )
      queue.current = request.then(() => undefined)
      const outcome = await request
      own.requests -= 1
      if (outcome.ok) own.confirmed = outcome.value.isShared
      // While a later click is pending, the switch shows that click.
      if (own.requests === 0) {
        pending.current.delete(projectId)
        show(own.confirmed)
      }
      if (!outcome.ok) return
      host.toast({
        kind: 'success',
        text: outcome.value.isShared ? t('toast.shared') : t('toast.unshared'),
      })
    }
    return {
      id: 'shared',
      head: t('column.shared'),
      width: { base: '64px', md: '124px' },
      compare: (a, b) => Number(a.isShared) - Number(b.isShared),
      cell: (project, isTabStop) => (
        // A double click on the switch must not open the project.
        <Box onDoubleClick={(event) => event.stopPropagation()}>
          <SwitchField
            label={
              <Box as="span" hideBelow="md">
                {project.isShared ? t('share.team') : t('share.onlyMe')}
              </Box>
            }
            aria-label={t('share.label', { name: project.name })}
            checked={project.isShared}
            tabIndex={isTabStop ? 0 : -1}
            onChange={(isShared) => void share(project, isShared)}
          />
        </Box>
      ),
    }
  }, [host, change])
}
