import { useState } from 'react'
import type { RemoteHost, Standard } from '@soundleaf/contracts'
import { useTopic } from '@soundleaf/federation'
import { Box, Button, Heading, Stack } from '@soundleaf/ui'
import { AccountFacts } from './account-facts'
import { ChangePassword } from './change-password'
import { ProfileCard } from './profile-card'
import { Regions } from './regions'
import { StandardChoice } from './standard-choice'

/** The account: evaluation standard, regions, password. */
export function ProfilePage({ host }: { host: RemoteHost<'auth'> }) {
  const session = useTopic(host.events, 'shell/session-changed')
  const signedIn = session?.signedIn === true ? session : null
  const [chosen, setChosen] = useState<Standard | null>(null)
  const [isSaving, setSaving] = useState(false)
  const standard = chosen ?? signedIn?.evaluationStandard ?? null

  async function save(): Promise<void> {
    if (standard === null) return
    setSaving(true)
    const query = { EvaluationStandard: standard }
    const outcome = await host.api.call('updateAccountDetails', { query }, { reports: 'network' })
    setSaving(false)
    if (outcome.ok) {
      await host.session.reload()
      host.toast({ kind: 'success', text: 'Your profile settings have been saved' })
    } else if (outcome.failure.code !== 'NetworkFailure') {
      host.toast({
        kind: 'error',
        text: 'An unexpected error occurred when trying to save your profile settings',
      })
    }
  }

  return (
    <Box maxWidth="768px" margin="0 auto" padding={{ base: '24px 16px', md: '32px 24px' }}>
      <Stack gap="16px">
        <Heading as="h1" marginBottom="8px">
          Profile
        </Heading>
        <ProfileCard title="Account">
          {signedIn !== null && <AccountFacts session={signedIn} />}
          <ChangePassword host={host} />
        </ProfileCard>
        <ProfileCard
          title="Evaluation standard"
          note="Decides the single numbers, the field values and the report."
        >
          <StandardChoice value={standard} onChange={setChosen} />
        </ProfileCard>
        <ProfileCard title="Regions" note="This feature will be implemented during 2025.">
          <Regions />
        </ProfileCard>
        <Box>
          <Button
            variant="solid"
            loading={isSaving}
            disabledReason={standard === null ? 'Choose an evaluation standard.' : undefined}
            onClick={() => void save()}
          >
            Save
          </Button>
        </Box>
      </Stack>
    </Box>
  )
}
