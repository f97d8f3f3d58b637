import type { RemoteName, RemoteProps } from '@soundleaf/contracts'
import { Box } from '@soundleaf/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useShell } from '../shell-context'
import { FailedPlace } from './failed-place'
import { isPart, type PlaceShape, PlaceSkeleton } from './place-skeleton'
import { beginStay, type Stay, type StayState } from './stay'

interface RemotePlaceProps extends RemoteProps {
  readonly remote: RemoteName
  /** What stands here, as a person calls it: `Results`. */
  readonly title: string
  /** What a failure means for the person's work. */
  readonly consequence: string
  readonly shape: PlaceShape
  /** What it would show is still on its way: the skeleton stands before it. */
  readonly waits?: boolean
  /** Stands here instead of the message while the remote cannot be loaded; only the person then tries again. */
  readonly instead?: (tryAgain: () => void) => ReactNode
  readonly onReady?: () => void
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
  ...given
}: RemotePlaceProps) {
  const { remotes, lend, report } = useShell()
  const ground = useRef<HTMLDivElement>(null)
  const stay = useRef<Stay | null>(null)
  const [state, setState] = useState<StayState>({ kind: 'loading' })
  const props = useSameProps(given)
  const latest = useRef(props)
  const triesSilently = instead === undefined

  useEffect(() => {
    latest.current = props
    stay.current?.update(props)
  }, [props])

  useEffect(() => {
    if (ground.current === null) return
    const begun = beginStay({
      name: remote,
      ground: ground.current,
      props: latest.current,
      load: remotes.load,
      lend: (failed) => lend(remote, failed),
      show: setState,
      report,
      triesSilently,
    })
    stay.current = begun
    return () => {
      stay.current = null
      begun.end()
    }
  }, [remote, remotes, lend, report, triesSilently])

  const isReady = state.kind === 'ready'
  const isWaiting = state.kind === 'loading' || (isReady && waits)
  useEffect(() => {
    if (isReady) onReady?.()
  }, [isReady, onReady])

  const tryAgain = () => stay.current?.tryAgain()
  return (
    <Box
      position="relative"
      height="100%"
      minHeight="inherit"
      data-remote={remote}
      data-state={isWaiting ? 'loading' : state.kind}
    >
      <Box
        ref={ground}
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
function useSameProps({ page, reset, inDialog }: RemoteProps): RemoteProps {
  const next: RemoteProps = {
    ...(page === undefined ? {} : { page }),
    ...(reset === undefined ? {} : { reset }),
    ...(inDialog === undefined ? {} : { inDialog }),
  }
  const [same, setSame] = useState(next)
  if (JSON.stringify(same) === JSON.stringify(next)) return same
  setSame(next)
  return next
}
