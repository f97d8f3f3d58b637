import { useState, type ComponentType } from 'react'
import { withTexts } from '@soundleaf/texts'

/**
 * A dialog whose code comes, with its texts, when it is first wanted; `onLost` where it does not come. It stays with
 * what it was opened on, whatever is selected by then.
 */
export function useLazyDialog<Props, Subject>(load: () => Promise<ComponentType<Props>>, onLost: () => void) {
  const [opened, setOpened] = useState<{
    readonly Dialog: ComponentType<Props>
    readonly subject: Subject
  } | null>(null)
  async function show(subject: Subject): Promise<void> {
    try {
      setOpened({ Dialog: await withTexts(load()), subject })
    } catch {
      onLost()
    }
  }
  return { opened, show: (subject: Subject) => void show(subject), close: () => setOpened(null) }
}
