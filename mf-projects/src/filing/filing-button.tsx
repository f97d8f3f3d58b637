import { Button } from '@soundleaf/ui'
import { useLazyDialog } from '../list/use-lazy-dialog'
import { t } from '../texts'
import type { FilingDialogProps } from './filing-dialog'

/** Opens the dialog in which the selected projects are filed. */
export function FilingButton(props: Omit<FilingDialogProps, 'onClose'>) {
  const { host, projects } = props
  const { Dialog, show, close } = useLazyDialog(
    async () => (await import('./filing-dialog')).FilingDialog,
    () => host.toast({ kind: 'error', text: t('saved.lost') }),
  )
  return (
    <>
      <Button disabledReason={projects.length === 0 ? t('list.selectFirst') : undefined} onClick={show}>
        {t('saved.filing')}
      </Button>
      {Dialog !== null && projects.length > 0 && <Dialog {...props} onClose={close} />}
    </>
  )
}
