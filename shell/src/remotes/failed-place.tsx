import type { RemoteName } from '@soundleaf/contracts'
import { formatClock } from '@soundleaf/texts'
import { Button, MessagePlace, toast } from '@soundleaf/ui'
import { t } from '../texts'
import type { MountState } from './mount-lifecycle'

interface FailedPlaceProps {
  readonly remote: RemoteName
  readonly title: string
  readonly consequence: string | undefined
  /** 1 where the place is the whole page. */
  readonly level: 1 | 2
  readonly state: Extract<MountState, { kind: 'failed' | 'incompatible' }>
  readonly onTryAgain: () => void
}

/** Says what is missing in this place, what it means for the person's work, and how to go on. */
export function FailedPlace({ remote, title, consequence, level, state, onTryAgain }: FailedPlaceProps) {
  const tryAgain = (
    <Button variant="solid" onClick={onTryAgain}>
      {t('tryAgain')}
    </Button>
  )
  if (state.kind === 'incompatible') {
    return (
      <MessagePlace
        failed
        level={level}
        icon="failed"
        title={t('incompatible.title', { place: title })}
        text={sentences(
          t('incompatible.versions', { offered: state.offered, remote, needed: state.needed }),
          consequence,
          t('incompatible.reload'),
        )}
        actions={
          <>
            {tryAgain}
            <Button variant="ghost" onClick={() => window.location.reload()}>
              {t('reload')}
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
      title={t('failed.title', { place: title })}
      text={sentences(
        consequence,
        reason.startsWith('altered') ? t('failed.altered') : undefined,
        t('failed.tried', { attempts, clock: formatClock(at) }),
      )}
      actions={
        <>
          {tryAgain}
          <Button
            variant="ghost"
            onClick={() => void copyDetails(`${remote}\n${at.toISOString()}\n${reason}`)}
          >
            {t('failed.copyDetails')}
          </Button>
        </>
      }
    />
  )
}

const sentences = (...all: readonly (string | undefined)[]): string =>
  all.filter((one) => one !== undefined).join(' ')

async function copyDetails(details: string) {
  try {
    await navigator.clipboard.writeText(details)
    toast({ kind: 'success', text: t('toast.detailsCopied') })
  } catch {
    toast({ kind: 'error', text: t('toast.detailsNotCopied') })
  }
}
