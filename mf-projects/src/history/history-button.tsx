import { useState } from 'react'
import type { ProjectListItem, RemoteHost } from '@soundleaf/contracts'
import { withTexts } from '@soundleaf/texts'
import { Button } from '@soundleaf/ui'
import { t } from '../texts'
import type { HistoryDialog } from './history-dialog'

interface HistoryButtonProps {
  readonly host: RemoteHost<'projects'>
  readonly project: ProjectListItem | null
  readonly onChanged: () => void
}

/** Opens the history of the selected project; its code comes when it is first wanted. */
export function HistoryButton({ host, project, onChanged }: HistoryButtonProps) {
  const [open, setOpen] = useState<{ readonly Dialog: typeof HistoryDialog } | null>(null)
  async function show(): Promise<void> {
    try {
      setOpen({ Dialog: (await withTexts(import('./history-dialog'))).HistoryDialog })
    } catch {
      host.toast({ kind: 'error', text: t('history.failed') })
    }
  }
  return (
    <>
      <Button
        disabledReason={project === null ? t('list.selectFirst') : undefined}
        onClick={() => void show()}
      >
        {t('saved.history')}
      </Button>
      {open !== null && project !== null && (
        <open.Dialog host={host} project={project} onClose={() => setOpen(null)} onChanged={onChanged} />
      )}
    </>
  )
}
