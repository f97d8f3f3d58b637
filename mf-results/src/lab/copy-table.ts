import type { Toast } from '@soundleaf/contracts'

/** Puts the table on the clipboard and says whether it got there (RES-07). */
export async function copyTable(text: string, toast: (message: Toast) => void): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ kind: 'success', text: 'Data copied to clipboard' })
  } catch {
    toast({ kind: 'error', text: 'Failed to copy data to clipboard' })
  }
}
