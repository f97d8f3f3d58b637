import { useState } from 'react'
import type { RemoteHost } from '@soundleaf/contracts'
import { useTopic } from '@soundleaf/federation'
import { licenceText } from '@soundleaf/messages/account'
import { Box, Button, Heading, Tabs, Text } from '@soundleaf/ui'
import { DeletedProjects } from './list/deleted-projects'
import { FilterField } from './list/filter-field'
import { SavedProjects } from './list/saved-projects'
import { TeamProjects } from './list/team-projects'
import { NewProject } from './new-project/new-project'
import { t } from './texts'

/** The page after logging in: the saved projects, and the way to a new one. */
export function ProjectsPage({ host }: { host: RemoteHost<'projects'> }) {
  const [filter, setFilter] = useState('')
  return (
    <Box padding={{ base: '16px', md: '24px' }} maxWidth="1600px" margin="0 auto">
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="12px" marginBottom="16px">
        <Box display="flex" flexWrap="wrap" alignItems="baseline" columnGap="12px" marginRight="auto">
          <Heading as="h1">{t('title')}</Heading>
          <TrialEnd host={host} />
        </Box>
        <Box width={{ base: '100%', md: '280px' }} order={{ base: 1, md: 0 }}>
          <FilterField value={filter} onChange={setFilter} />
        </Box>
        <Button onClick={() => host.navigate('/import')}>{t('import')}</Button>
        <NewProject host={host} />
      </Box>
      <Box
        position="relative"
        bg="bg"
        border="1px solid"
        borderColor="border"
        borderRadius="l3"
        overflow="hidden"
      >
        <Tabs.Root defaultValue="saved" lazyMount unmountOnExit>
          <Tabs.List px="4" flexWrap="wrap">
            <Tabs.Trigger value="saved">{t('saved.title')}</Tabs.Trigger>
            <Tabs.Trigger value="team">{t('team.title')}</Tabs.Trigger>
            <Tabs.Trigger value="archived">{t('archive.title')}</Tabs.Trigger>
            <Tabs.Trigger value="deleted">{t('deleted.title')}</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="saved" padding="0">
            <SavedProjects host={host} filter={filter} />
          </Tabs.Content>
          <Tabs.Content value="team" padding="0">
            <TeamProjects host={host} filter={filter} />
          </Tabs.Content>
          <Tabs.Content value="archived" padding="0">
            <SavedProjects host={host} filter={filter} isArchive />
          </Tabs.Content>
          <Tabs.Content value="deleted" padding="0">
            <DeletedProjects host={host} filter={filter} />
          </Tabs.Content>
        </Tabs.Root>
      </Box>
    </Box>
  )
}

/** A trial ends; when stands here in time, whatever is in the lists. */
function TrialEnd({ host }: { host: RemoteHost<'projects'> }) {
  const session = useTopic(host.events, 'shell/session-changed')
  if (session?.signedIn !== true || session.licence !== 'trial') return null
  return (
    <Text textStyle="sm" color="fg.muted">
      {licenceText(session.licence, session.trialExpiryText)}
    </Text>
  )
}
