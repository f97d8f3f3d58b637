import type { RemoteName, RemoteProps } from '@soundleaf/contracts'
import { Box } from '@soundleaf/ui'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useShell } from '../shell-context'
import { FailedPlace } from './failed-place'
import { type MountLifecycle, type MountState, startMount } from './mount-lifecycle'
import { isPart, type PlaceShape, PlaceSkeleton } from './place-skeleton'

interface RemotePlaceProps extends RemoteProps {
  readonly remote: RemoteName
  /** What stands here, as a person calls it: `Results`. */
  readonly title: string
  /** What a failure means for the person's work. */
  readonly consequence?: string | undefined
  readonly shape: PlaceShape
  /** What it would show is still on its way: the skeleton stands before it. */
  readonly waits?: boolean
  /** Stands here instead of the message while the remote cannot be loaded; only the person then tries again. */
  readonly instead?: (tryAgain: () => void) => ReactNode
  readonly onReady?: () => void
  /** What the next page needs: fetched once this one can be used. */
  readonly ahead?: readonly RemoteName[]
}

/**
 * A place of the page in which a remote stands. While it loads there is a skeleton of its shape; when it fails the
 * place says so, tries again by itself, and offers to try again. The place keeps its size, and nothing of this
 * reaches another place.
 */
export function RemotePlace({
  remote,
  title,
  consequence,
  shape,
  waits = false,
  instead,
  onReady,
  ahead,
  ...given
}: RemotePlaceProps) {
  const { remotes, createHost, report } = useShell()
  const parent = useRef<HTMLDivElement>(null)
  const lifecycle = useRef<MountLifecycle | null>(null)
  const [state, setState] = useState<MountState>({ kind: 'loading' })
  const props = useSameProps(given)
  const retriesByItself = instead === undefined

  const currentProps = useEffectEvent(() => props)

  useEffect(() => lifecycle.current?.update(props), [props])

  useEffect(() => {
    if (parent.current === null) return
    const started = startMount({
      name: remote,
      parent: parent.current,
      props: currentProps(),
      load: remotes.load,
      createHost: (onFailed) => createHost(remote, onFailed),
      onState: setState,
      report,
      retriesByItself,
    })
    lifecycle.current = started
    return () => {
      lifecycle.current = null
      started.end()
    }
  }, [remote, remotes, createHost, report, retriesByItself])

  const isReady = state.kind === 'ready'
  const isWaiting = state.kind === 'loading' || (isReady && waits)
  useEffect(() => {
    if (isReady) onReady?.()
  }, [isReady, onReady])
  useEffect(() => {
    if (isReady && ahead !== undefined) void remotes.loadAhead(ahead)
  }, [isReady, ahead, remotes])

  const tryAgain = () => lifecycle.current?.retry()
  return (
    <Box
      position="relative"
      height="100%"
      minHeight="inherit"
      data-remote={remote}
      data-state={isWaiting ? 'loading' : state.kind}
    >
      <Box
        ref={parent}
        height="100%"
        minHeight="inherit"
        {...(isReady && !isWaiting
          ? {}
          : { visibility: 'hidden', position: 'absolute', inset: 0, overflow: 'hidden' })}
      />
      {isWaiting && <PlaceSkeleton shape={shape} title={title} />}
      {(state.kind === 'failed' || state.kind === 'incompatible') &&
        (instead?.(tryAgain) ?? (
          <Box display="grid" height="100%" minHeight="inherit">
            <FailedPlace
              {...{ remote, title, consequence, state }}
              level={isPart(shape) ? 2 : 1}
              onTryAgain={tryAgain}
            />
          </Box>
        ))}
    </Box>
  )
}

/** The same object while nothing in it has changed, so that a render of the shell is no update of the remote. */
function useSameProps({ page, reset, link, inDialog, refused }: RemoteProps): RemoteProps {
  const next: RemoteProps = {
    ...(page === undefined ? {} : { page }),
    ...(reset === undefined ? {} : { reset }),
    ...(link === undefined ? {} : { link }),
    ...(inDialog === undefined ? {} : { inDialog }),
    ...(refused === undefined ? {} : { refused }),
  }
  const [same, setSame] = useState(next)
  if (JSON.stringify(same) === JSON.stringify(next)) return same
  setSame(next)
  return next
}
