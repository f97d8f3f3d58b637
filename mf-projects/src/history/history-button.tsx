import type { ProjectListItem, RemoteHost } from '@soundleaf/contracts'
import { Button } from '@soundleaf/ui'
import { useLazyDialog } from '../list/use-lazy-dialog'
import { t } from '../texts'

interface HistoryButtonProps {
  readonly host: RemoteHost<'projects'>
  readonly project: ProjectListItem | null
  readonly onChanged: () => void
}

/** Opens the history of the selected project; its code comes when it is first wanted. */
export function HistoryButton({ host, project, onChanged }: HistoryButtonProps) {
  const { Dialog, show, close } = useLazyDialog(
    async () => (await import('./history-dialog')).HistoryDialog,
    () => host.toast({ kind: 'error', text: t('history.failed') }),
  )
  return (
    <>
      <Button disabledReason={project === null ? t('list.selectOne') : undefined} onClick={show}>
        {t('saved.history')}
      </Button>
      {Dialog !== null && project !== null && (
        <Dialog host={host} project={project} onClose={close} onChanged={onChanged} />
      )}
    </>
  )
}
