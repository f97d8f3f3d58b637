import { withTexts } from '@soundleaf/texts'
import { lazy, type ComponentType } from 'react'

/** What puts the views that could not be loaded back to their beginning. */
const lost = new Set<() => void>()

/**
 * A view whose code is loaded when it is first drawn, like `React.lazy`, which however keeps a failure for ever: here
 * the next mount of the remote asks for the code again.
 */
export function lazyView<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const begin = () =>
    lazy(() =>
      withTexts(load()).catch((error: unknown) => {
        lost.add(() => {
          View = begin()
        })
        throw error
      }),
    )
  let View = begin()
  return function LazyView(props: Props) {
    return <View {...props} />
  }
}

/** Called by every mount: what an earlier one could not load is asked for again. */
export function retryLostViews(): void {
  for (const retry of lost) retry()
  lost.clear()
}
