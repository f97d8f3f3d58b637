import type { ProjectListItem, RemoteHost } from '@soundleaf/contracts'
import { t } from '../texts'

/** Deletes projects after a question; true when something has changed. */
export async function deleteProjects(
  host: RemoteHost<'projects'>,
  projects: readonly ProjectListItem[],
): Promise<boolean> {
  const [first] = projects
  const isOne = projects.length === 1
  const name = first?.name ?? ''
  const count = projects.length
  const answer = await host.ask({
    title: isOne ? t('delete.title', { name }) : t('delete.title.many', { count }),
    text: isOne ? t('delete.text') : t('delete.text.many', { count }),
    actions: [
      { id: 'cancel', label: t('delete.cancel'), kind: 'cancel' },
      {
        id: 'delete',
        label: isOne ? t('delete.confirm') : t('delete.confirm.many', { count }),
        kind: 'danger',
      },
    ],
  })
  if (answer.action !== 'delete') return false
  let deleted = 0
  for (const { projectId } of projects) {
    const outcome = await host.api.call('deleteProject', { params: { id: projectId } })
    // Those before are deleted, and the list shall say so.
    if (!outcome.ok) return deleted > 0
    deleted += 1
    host.events.publish('projects/deleted', { projectId })
  }
  host.toast({
    kind: 'info',
    text: isOne ? t('toast.deleted', { name }) : t('toast.deleted.many', { count }),
  })
  return true
}

/** Puts projects away, or back; true when it was done. */
export async function archiveProjects(
  host: RemoteHost<'projects'>,
  projects: readonly ProjectListItem[],
  isArchived: boolean,
): Promise<boolean> {
  const ids = projects.map(({ projectId }) => projectId)
  const outcome = await host.api.call('setFiling', { body: { ids, isArchived } })
  if (!outcome.ok) return false
  const count = projects.length
  host.toast({
    kind: 'success',
    text: isArchived ? t('toast.archived', { count }) : t('toast.unarchived', { count }),
  })
  return true
}
