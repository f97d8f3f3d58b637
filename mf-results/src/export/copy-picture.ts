import type { Toast } from '@soundleaf/contracts'
import { pngOf, type ChartPicture } from '@soundleaf/results-view'
import { t } from '../texts'

/** Puts a picture on the clipboard, and says whether it got there. */
export async function copyPicture(
  of: 'chart' | 'section',
  picture: Promise<ChartPicture>,
  toast: (message: Toast) => void,
): Promise<void> {
  try {
    // The promise itself: a browser may take the click's permission back while the picture is made.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture.then(pngOf) })])
    toast({ kind: 'success', text: t(`export.${of}Copied`) })
  } catch {
    toast({ kind: 'error', text: t(`export.${of}NotCopied`) })
  }
}
