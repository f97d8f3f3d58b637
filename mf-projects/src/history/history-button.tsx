import type { ProjectListItem, RemoteHost } from '@soundleaf/contracts'
import { Button } from '@soundleaf/ui'
import { useLazyDialog } from '../list/use-lazy-dialog'
import { t } from '../texts'
import type { HistoryDialogProps } from './history-dialog'

interface HistoryButtonProps {
  readonly host: RemoteHost<'projects'>
  readonly project: ProjectListItem | null
  readonly onChanged: () => void
}

/** Opens the history of the selected project; its code comes when it is first wanted. */
export function HistoryButton({ host, project, onChanged }: HistoryButtonProps) {
  const { opened, show, close } = useLazyDialog<HistoryDialogProps, ProjectListItem>(
    async () => (await import('./history-dialog')).HistoryDialog,
    () => host.toast({ kind: 'error', text: t('history.failed') }),
  )
  return (
    <>
      <Button
        disabledReason={project === null ? t('list.selectOne') : undefined}
        onClick={() => project !== null && show(project)}
      >
        {t('saved.history')}
      </Button>
      {opened !== null && (
        <opened.Dialog host={host} project={opened.subject} onClose={close} onChanged={onChanged} />
      )}
    </>
  )
}
