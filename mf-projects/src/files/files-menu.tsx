import { useRef, useState } from 'react'
import type { RemoteHost } from '@soundleaf/contracts'
import { withTexts } from '@soundleaf/texts'
import { Button, Menu, Portal } from '@soundleaf/ui'
import { useLazyDialog } from '../list/use-lazy-dialog'
import { t } from '../texts'
import type { ImportDialogProps } from './import-dialog'

interface FilesMenuProps {
  readonly host: RemoteHost<'projects'>
  readonly selectedIds: readonly string[]
  /** Those that the filter leaves. */
  readonly listedIds: readonly string[]
  readonly onImported: () => void
}

/** Projects as files of the open format: out of the list, and into it. */
export function FilesMenu({ host, selectedIds, listedIds, onImported }: FilesMenuProps) {
  const picker = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const lost = () => host.toast({ kind: 'error', text: t('saved.lost') })
  const { opened, show, close } = useLazyDialog<ImportDialogProps, File>(
    async () => (await import('./import-dialog')).ImportDialog,
    lost,
  )

  async function save(ids: readonly string[]): Promise<void> {
    setBusy(true)
    try {
      const { exportProjects } = await withTexts(import('./export-projects'))
      await exportProjects(host, ids)
    } catch {
      lost()
    }
    setBusy(false)
  }

  return (
    <>
      <Menu.Root positioning={{ placement: 'top-start' }}>
        <Menu.Trigger asChild>
          <Button loading={isBusy}>{t('saved.files')}</Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              <Menu.Item
                value="selected"
                disabled={selectedIds.length === 0}
                onSelect={() => void save(selectedIds)}
              >
                {selectedIds.length > 1
                  ? t('files.exportSelected', { count: selectedIds.length })
                  : t('files.export')}
              </Menu.Item>
              <Menu.Item
                value="listed"
                disabled={listedIds.length === 0}
                onSelect={() => void save(listedIds)}
              >
                {t('files.exportListed', { count: listedIds.length })}
              </Menu.Item>
              <Menu.Item value="import" onSelect={() => picker.current?.click()}>
                {t('files.import')}
              </Menu.Item>
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      <input
        ref={picker}
        type="file"
        accept=".json,.zip"
        aria-label={t('files.chosen')}
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file !== undefined) show(file)
          event.target.value = ''
        }}
      />
      {opened !== null && (
        <opened.Dialog
          key={`${opened.subject.name} ${opened.subject.lastModified}`}
          host={host}
          file={opened.subject}
          onImported={onImported}
          onClose={close}
        />
      )}
    </>
  )
}
