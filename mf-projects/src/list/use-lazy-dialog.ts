import { useState, type ComponentType } from 'react'
import { withTexts } from '@soundleaf/texts'

/** A dialog whose code comes, with its texts, when it is first wanted; `onLost` where it does not come. */
export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>, onLost: () => void) {
  const [opened, setOpened] = useState<{ readonly Dialog: ComponentType<Props> } | null>(null)
  async function show(): Promise<void> {
    try {
      setOpened({ Dialog: await withTexts(load()) })
    } catch {
      onLost()
    }
  }
  return { Dialog: opened?.Dialog ?? null, show: () => void show(), close: () => setOpened(null) }
}
