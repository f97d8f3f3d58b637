import { useState } from 'react'
import type { RemoteHost } from '@soundleaf/contracts'
import { Box, Button } from '@soundleaf/ui'
import { t } from '../texts'
import { EraseAccountDialog } from './erase-account-dialog'
import { ProfileCard } from './profile-card'

/** What is stored of the person: they take it along, or have it removed. */
export default function OwnData({ host }: { host: RemoteHost<'auth'> }) {
  const [isLoading, setLoading] = useState(false)
  const [isErasing, setErasing] = useState(false)

  async function download(): Promise<void> {
    setLoading(true)
    const outcome = await host.api.call('exportAccount', {}, { reports: 'network' })
    setLoading(false)
    if (outcome.ok) {
      const { exportedDateUtc } = outcome.value
      saveJson(`soundleaf-data-${exportedDateUtc.slice(0, 10)}.json`, outcome.value)
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

function saveJson(name: string, value: unknown): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }))
  link.download = name
  link.click()
  // The browser has taken the address over by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
