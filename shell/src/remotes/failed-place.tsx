import type { RemoteName } from '@soundleaf/contracts'
import { Button, MessagePlace, toast } from '@soundleaf/ui'
import { TOASTS } from '../toast-texts'
import type { MountState } from './mount-lifecycle'

interface FailedPlaceProps {
  readonly remote: RemoteName
  readonly title: string
  readonly consequence: string
  /** 1 where the place is the whole page. */
  readonly level: 1 | 2
  readonly state: Extract<MountState, { kind: 'failed' | 'incompatible' }>
  readonly onTryAgain: () => void
}

/** Says what is missing in this place, what it means for the person's work, and how to go on. */
export function FailedPlace({ remote, title, consequence, level, state, onTryAgain }: FailedPlaceProps) {
  const tryAgain = (
    <Button variant="solid" onClick={onTryAgain}>
      Try again
    </Button>
  )
  if (state.kind === 'incompatible') {
    return (
      <MessagePlace
        failed
        level={level}
        icon="failed"
        title={`${title} does not fit this version`}
        text={`This page speaks contract ${state.offered}, ${remote} needs ${state.needed}. ${consequence} Reload the page to get the newest version.`}
        actions={
          <>
            {tryAgain}
            <Button variant="ghost" onClick={() => window.location.reload()}>
              Reload
            </Button>
          </>
        }
      />
    )
  }
  const { reason, attempts, at } = state
  return (
    <MessagePlace
      failed
      level={level}
      icon="failed"
      title={`${title} did not load`}
      text={`${consequence}${explanation(reason)} Tried ${attempts === 1 ? 'once' : `${attempts} times`}, last at ${clock(at)}.`.trim()}
      actions={
        <>
          {tryAgain}
          <Button
            variant="ghost"
            onClick={() => void copyDetails(`${remote}\n${at.toISOString()}\n${reason}`)}
          >
            Copy details
          </Button>
        </>
      }
    />
  )
}

/** What a person can do something about. */
function explanation(reason: string): string {
  if (!reason.startsWith('altered')) return ''
  return ' The code that arrived is not the code that was published, so it was not run. An extension of the browser or a proxy may have changed it.'
}

const clock = (at: Date): string =>
  `${String(at.getHours()).padStart(2, '0')}:${String(at.getMinutes()).padStart(2, '0')}`

async function copyDetails(details: string) {
  try {
    await navigator.clipboard.writeText(details)
    toast({ kind: 'success', text: TOASTS.detailsCopied })
  } catch {
    toast({ kind: 'error', text: TOASTS.detailsNotCopied })
  }
}
