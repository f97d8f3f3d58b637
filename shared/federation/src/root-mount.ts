import type { MountedRemote, RemoteProps } from '@soundleaf/contracts'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'

/** An unmount waits for a mount that is still drawing itself, but not for ever. */
const DRAWING_LIMIT_MS = 5000

export interface RootMount extends MountedRemote {
  isLeaving(): boolean
}

interface RootMountOptions {
  readonly element: HTMLElement
  readonly props: RemoteProps
  /** The end of an earlier mount of the same element. */
  readonly after: Promise<void> | undefined
  /** Fetches what the first drawing needs. */
  readonly prepare: () => Promise<void>
  readonly draw: (props: RemoteProps, onDrawn: () => void) => ReactNode
  /** Told of an error that escaped after the first drawing; React has emptied the element by then. */
  readonly onBroken: (error: unknown) => void
}

/** One React root in an element, from its first drawing to its end. */
export function mountRoot({ element, props, after, prepare, draw, onBroken }: RootMountOptions): RootMount {
  let current = props
  let root: Root | undefined
  let isDrawn = false
  let isBroken = false
  let isGone = false
  let leaving: Promise<void> | undefined

  let onDrawn = () => {}
  let onFailed: (error: unknown) => void = () => {}
  const ready = new Promise<void>((resolve, reject) => {
    onDrawn = () => {
      isDrawn = true
      resolve()
    }
    onFailed = reject
  })
  const settled = ready.catch(() => {})

  const render = () => {
    if (root !== undefined && !isBroken) root.render(draw(current, onDrawn))
  }
  const start = async () => {
    if (leaving !== undefined) throw new Error('Unmounted before it was drawn.')
    await prepare()
    if (isGone) return
    root = createRoot(element, {
      onUncaughtError(error) {
        isBroken = true
        if (isDrawn) onBroken(error)
        else onFailed(error)
      },
    })
    render()
  }
  const leave = async () => {
    await after
    await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, DRAWING_LIMIT_MS))])
    isGone = true
    onFailed(new Error('Unmounted before it was drawn.'))
    root?.unmount()
  }

  const turn = after === undefined ? start() : after.then(start)
  turn.catch(onFailed)

  return {
    ready,
    update(next) {
      current = next
      if (leaving === undefined) render()
    },
    unmount: () => (leaving ??= leave()),
    isLeaving: () => leaving !== undefined,
  }
}
