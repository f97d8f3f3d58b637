import { Suspense, useState } from 'react'
import type { RemoteHost } from '@soundleaf/contracts'
import { lazyView } from '@soundleaf/federation'
import { Box, Button, saveFile } from '@soundleaf/ui'
import { t } from '../texts'
import { ApiKeys } from './api-keys'
import { EraseAccountDialog } from './erase-account-dialog'
import { ProfileCard } from './profile-card'
import { SecondFactor } from './second-factor'

const Webhooks = lazyView(() => import('../webhooks/webhooks'))

/** What few people need of the profile: the second factor, keys for programs, webhooks, and what is stored of them. */
export default function FurtherCards({ host }: { host: RemoteHost<'auth'> }) {
  return (
    <>
      <SecondFactor host={host} />
      <ApiKeys host={host} />
      <Suspense fallback={null}>
        <Webhooks host={host} />
      </Suspense>
      <OwnData host={host} />
    </>
  )
}

/** What is stored of the person: they take it along, or have it removed. */
function OwnData({ host }: { host: RemoteHost<'auth'> }) {
  const [isLoading, setLoading] = useState(false)
  const [isErasing, setErasing] = useState(false)

  async function download(): Promise<void> {
    setLoading(true)
    const outcome = await host.api.call('exportAccount', {}, { reports: 'network' })
    setLoading(false)
    if (outcome.ok) {
      const { exportedDateUtc } = outcome.value
      const name = `soundleaf-data-${exportedDateUtc.slice(0, 10)}.json`
      saveFile(name, new Blob([JSON.stringify(outcome.value, null, 2)], { type: 'application/json' }))
    } else if (outcome.failure.code !== 'NetworkFailure') {
      host.toast({ kind: 'error', text: t('data.failed') })
    }
  }

  return (
    <ProfileCard title={t('data.title')} note={t('data.note')}>
      <Box display="flex" flexWrap="wrap" gap="8px">
        <Button loading={isLoading} onClick={() => void download()}>
          {t('data.download')}
        </Button>
        <Button danger onClick={() => setErasing(true)}>
          {t('erase.title')}
        </Button>
      </Box>
      {isErasing && <EraseAccountDialog host={host} onClose={() => setErasing(false)} />}
    </ProfileCard>
  )
}
