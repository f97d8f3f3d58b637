import type { Toast } from '@soundleaf/contracts'
import { pngOf, type ChartPicture } from '@soundleaf/results-view'
import { t } from '../texts'

/** Puts a picture on the clipboard, and says whether it got there. */
export async function copyPicture(picture: ChartPicture, toast: (message: Toast) => void): Promise<void> {
  try {
    // The promise itself: a browser may take the click's permission back while the picture is made.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': pngOf(picture) })])
    toast({ kind: 'success', text: t('export.chartCopied') })
  } catch {
    toast({ kind: 'error', text: t('export.chartNotCopied') })
  }
}
