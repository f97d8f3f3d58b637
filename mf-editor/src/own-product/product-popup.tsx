import { loadTexts } from '@soundleaf/texts'
import { useEffect, useState } from 'react'
import { useEditor } from '../editor-context'
import { t } from '../texts'

type Dialogs = typeof import('./dialogs')
interface Props {
  readonly name: 'saving-open' | 'newer-open' | 'newer-fill-open'
  readonly componentId: string
}

/** What is seldom wanted is fetched when it is: the dialogs about products of one's own. */
export function ProductPopup({ name, componentId }: Props) {
  const { host, interaction } = useEditor()
  const [dialogs, setDialogs] = useState<Dialogs | null>(null)
  useEffect(() => {
    let isWanted = true
    // The rules of products bring texts of their own.
    const loading = import('./dialogs').then((loaded) => loadTexts().then(() => loaded))
    void loading.then(
      (loaded) => {
        if (isWanted) setDialogs(loaded)
      },
      () => {
        if (!isWanted) return
        interaction.send({ kind: 'closed', name })
        host.toast({ kind: 'error', text: t('dialog.failed') })
      },
    )
    return () => {
      isWanted = false
    }
  }, [host, interaction, name])
  if (dialogs === null) return null
  const onClose = () => interaction.send({ kind: 'closed', name })
  const { SaveProductDialog, NewerVersionDialog } = dialogs
  return name === 'saving-open' ? (
    <SaveProductDialog componentId={componentId} onClose={onClose} />
  ) : (
    <NewerVersionDialog
      componentId={componentId}
      part={name === 'newer-open' ? 'product' : 'fill'}
      onClose={onClose}
    />
  )
}
