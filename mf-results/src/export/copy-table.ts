import type { Toast } from '@soundleaf/contracts'
import { t } from '../texts'

/** Puts a table on the clipboard, as text and as a table of a page, and says whether it got there. */
export async function copyTable(
  { text, html }: { readonly text: string; readonly html: string },
  toast: (message: Toast) => void,
): Promise<void> {
  try {
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/plain': new Blob([text], { type: 'text/plain' }),
        'text/html': new Blob([html], { type: 'text/html' }),
      }),
    ])
    toast({ kind: 'success', text: t('export.copied') })
  } catch {
    toast({ kind: 'error', text: t('export.notCopied') })
  }
}
