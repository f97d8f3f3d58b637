import type { ProjectListItem, RemoteHost } from '@soundleaf/contracts'
import { Button } from '@soundleaf/ui'
import { useLazyDialog } from '../list/use-lazy-dialog'
import { t } from '../texts'

interface LinksButtonProps {
  readonly host: RemoteHost<'projects'>
  readonly project: ProjectListItem | null
}

/** Opens the read-only links to the selected project. */
export function LinksButton({ host, project }: LinksButtonProps) {
  const { Dialog, show, close } = useLazyDialog(
    async () => (await import('./links-dialog')).LinksDialog,
    () => host.toast({ kind: 'error', text: t('saved.lost') }),
  )
  return (
    <>
      <Button disabledReason={project === null ? t('list.selectOne') : undefined} onClick={show}>
        {t('saved.links')}
      </Button>
      {Dialog !== null && project !== null && <Dialog host={host} project={project} onClose={close} />}
    </>
  )
}
