import { Button } from '@soundleaf/ui'
import { useLazyDialog } from '../list/use-lazy-dialog'
import { t } from '../texts'
import type { FilingDialogProps } from './filing-dialog'

/** Opens the dialog in which the selected projects are filed. */
export function FilingButton(props: Omit<FilingDialogProps, 'onClose'>) {
  const { host, projects } = props
  const { opened, show, close } = useLazyDialog<FilingDialogProps, FilingDialogProps['projects']>(
    async () => (await import('./filing-dialog')).FilingDialog,
    () => host.toast({ kind: 'error', text: t('saved.lost') }),
  )
  return (
    <>
      <Button
        disabledReason={projects.length === 0 ? t('list.selectFirst') : undefined}
        onClick={() => show(projects)}
      >
        {t('saved.filing')}
      </Button>
      {opened !== null && <opened.Dialog {...props} projects={opened.subject} onClose={close} />}
    </>
  )
}
