import type { ProjectListItem, RemoteHost } from '@soundleaf/contracts'
import { Button } from '@soundleaf/ui'
import { useLazyDialog } from '../list/use-lazy-dialog'
import { t } from '../texts'
import type { LinksDialogProps } from './links-dialog'

interface LinksButtonProps {
  readonly host: RemoteHost<'projects'>
  readonly project: ProjectListItem | null
}

/** Opens the read-only links to the selected project. */
export function LinksButton({ host, project }: LinksButtonProps) {
  const { opened, show, close } = useLazyDialog<LinksDialogProps, ProjectListItem>(
    async () => (await import('./links-dialog')).LinksDialog,
    () => host.toast({ kind: 'error', text: t('saved.lost') }),
  )
  return (
    <>
      <Button
        disabledReason={project === null ? t('list.selectOne') : undefined}
        onClick={() => project !== null && show(project)}
      >
        {t('saved.links')}
      </Button>
      {opened !== null && <opened.Dialog host={host} project={opened.subject} onClose={close} />}
    </>
  )
}
