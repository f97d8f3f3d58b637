import { type RemoteName, type RemoteProps } from '@soundleaf/contracts'
import { Box, Button, MessagePlace, toast } from '@soundleaf/ui'
import { useEffect, useRef, useState } from 'react'
import { useShell } from '../shell-context'
import { type PlaceShape, PlaceSkeleton } from './place-skeleton'
import { beginStay, type Stay, type StayState } from './stay'

interface RemotePlaceProps {
  readonly remote: RemoteName
  /** What stands here, as a person calls it: `Results`. */
  readonly title: string
  /** What a failure means for the person's work. */
  readonly consequence: string
  readonly shape: PlaceShape
  readonly page?: RemoteProps['page']
  readonly reset?: RemoteProps['reset']
  readonly inDialog?: boolean
  /** Stands in the place instead of the message while the remote cannot be loaded. */
  readonly instead?: React.ReactNode
}

/**
 * A place of the page in which a remote stands. While it loads there is a skeleton of its shape; when it fails the
 * place says so, tries again by itself, and offers to try again. The place keeps its size, and nothing of this
 * reaches another place.
 */
export function RemotePlace(props: RemotePlaceProps) {
  const { remote, title, consequence, shape, instead } = props
  const { page, reset, inDialog } = props
  const { remotes, lend, report } = useShell()
  const ground = useRef<HTMLDivElement>(null)
  const stay = useRef<Stay | null>(null)
  const [state, setState] = useState<StayState>({ kind: 'loading' })
  const latest = useRef<RemoteProps>({})
  latest.current = {
    ...(page === undefined ? {} : { page }),
    ...(reset === undefined ? {} : { reset }),
    ...(inDialog === undefined ? {} : { inDialog }),
  }

  useEffect(() => {
    const element = ground.current
    if (element === null) return
    const begun = beginStay({
      name: remote,
      ground: element,
      props: latest.current,
      load: (name) => remotes.load(name),
      lend: (failed) => lend(remote, failed),
      show: setState,
      report,
    })
    stay.current = begun
    return () => {
      stay.current = null
      begun.end()
    }
  }, [remote, remotes, lend, report])

  useEffect(() => stay.current?.update(latest.current), [page, reset, inDialog])

  const isReady = state.kind === 'ready'
  return (
    <Box position="relative" height="100%" minHeight="inherit" data-remote={remote} data-state={state.kind}>
      <Box
        ref={ground}
        height="100%"
        minHeight="inherit"
        {...(isReady ? {} : { visibility: 'hidden', position: 'absolute', inset: 0 })}
      />
      {state.kind === 'loading' && <PlaceSkeleton shape={shape} title={title} />}
      {state.kind === 'failed' &&
        (instead ?? (
          <MessagePlace
            failed
            icon="failed"
            title={`${title} did not load`}
            text={`${consequence} Tried ${times(state.tries)}, last at ${clock(state.at)}.`}
            actions={
              <>
                <Button variant="solid" onClick={() => stay.current?.tryAgain()}>
                  Try again
                </Button>
                <Button variant="ghost" onClick={() => void copyDetails(remote, state.reason, state.at)}>
                  Copy details
                </Button>
              </>
            }
          />
        ))}
      {state.kind === 'incompatible' &&
        (instead ?? (
          <MessagePlace
            failed
            icon="failed"
            title={`${title} does not fit this version`}
            text={`This page speaks contract ${state.offered}, ${remote} needs ${state.needed}. ${consequence} Reload the page to get the newest version.`}
            actions={
              <>
                <Button variant="solid" onClick={() => stay.current?.tryAgain()}>
                  Try again
                </Button>
                <Button variant="ghost" onClick={() => window.location.reload()}>
                  Reload
                </Button>
              </>
            }
          />
        ))}
    </Box>
  )
}

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`)

const clock = (at: Date): string =>
  `${String(at.getHours()).padStart(2, '0')}:${String(at.getMinutes()).padStart(2, '0')}`

async function copyDetails(remote: RemoteName, reason: string, at: Date) {
  try {
    await navigator.clipboard.writeText(`${remote}\n${at.toISOString()}\n${reason}`)
    toast({ kind: 'success', text: 'Details copied to clipboard' })
  } catch {
    toast({ kind: 'error', text: 'Failed to copy the details' })
  }
}
