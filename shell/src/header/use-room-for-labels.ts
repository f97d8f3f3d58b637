import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Says on the actions that there is no room for their labels; `WITHOUT_LABELS` is the rule for what is in them. */
const MARK = 'compact'
export const WITHOUT_LABELS = { [`[data-${MARK}] &`]: { display: 'none' } }

interface RoomForLabels {
  /** What stands beside each other. */
  readonly actions: RefObject<HTMLDivElement | null>
  /** What grows into the room that is left in the bar: without any, the project's name is cut. */
  readonly rest: RefObject<HTMLDivElement | null>
}

/**
 * Takes the labels of the actions away where the project's name would be cut for them: measured as it is drawn, for no
 * count of letters knows the typeface. `words` are the texts that it depends on beside the width of the bar.
 */
export function useRoomForLabels(words: readonly string[]): RoomForLabels {
  const actions = useRef<HTMLDivElement>(null)
  const rest = useRef<HTMLDivElement>(null)
  const text = words.join('\n')
  useLayoutEffect(() => {
    const bar = rest.current?.parentElement
    if (!bar) return
    const fit = () => {
      if (actions.current === null || rest.current === null) return
      delete actions.current.dataset[MARK]
      if (rest.current.offsetWidth === 0) actions.current.dataset[MARK] = ''
    }
    const observer = new ResizeObserver(fit)
    observer.observe(bar)
    return () => observer.disconnect()
  }, [text])
  return { actions, rest }
}
