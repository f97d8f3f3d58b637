import { useState } from 'react'
import type { RemoteHost, Standard } from '@soundleaf/contracts'
import { useTopic } from '@soundleaf/federation'
import { Box, Button, Heading, Stack, Text } from '@soundleaf/ui'
import { ChangePassword } from './change-password'
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
    <Box maxWidth="720px" margin="0 auto" padding={{ base: '24px 16px', md: '32px 24px' }}>
      <Stack gap="24px">
        <Heading as="h1">Profile</Heading>
        {signedIn !== null && (
          <Text color="fg.muted" textStyle="sm">
            {signedIn.email}
          </Text>
        )}
        <Box bg="bg" border="1px solid" borderColor="border" borderRadius="l3" padding="24px">
          <Stack gap="24px">
            <StandardChoice value={standard} onChange={setChosen} />
            <Regions />
            <Box>
              <Button
                variant="solid"
                loading={isSaving}
                disabled={standard === null}
                onClick={() => void save()}
              >
                Save
              </Button>
            </Box>
          </Stack>
        </Box>
        <Box bg="bg" border="1px solid" borderColor="border" borderRadius="l3" padding="24px">
          <Stack gap="16px" align="flex-start">
            <Heading as="h2" size="lg">
              Password
            </Heading>
            <ChangePassword host={host} />
          </Stack>
        </Box>
      </Stack>
    </Box>
  )
}
