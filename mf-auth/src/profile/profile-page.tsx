import { Suspense, useState } from 'react'
import type { RemoteHost, Standard, UnitSystem } from '@soundleaf/contracts'
import { lazyView, useTopic } from '@soundleaf/federation'
import { languageInUse, languageOf, type Language } from '@soundleaf/texts'
import { Box, Button, Heading, Stack } from '@soundleaf/ui'
import { LanguageChoice } from '../form/language-choice'
import { t } from '../texts'
import { AccountFacts } from './account-facts'
import { ChangePassword } from './change-password'
import { ProfileCard } from './profile-card'
import { Regions } from './regions'
import { StandardChoice } from './standard-choice'
import { UnitsChoice } from './units-choice'

/** Who logs in needs none of it. */
const FurtherCards = lazyView(() => import('./further-cards'))

/** The account: evaluation standard, units, language, regions, password, own data. */
export function ProfilePage({ host }: { host: RemoteHost<'auth'> }) {
  const session = useTopic(host.events, 'shell/session-changed')
  const signedIn = session?.signedIn === true ? session : null
  const [chosen, setChosen] = useState<Standard | null>(null)
  const [wanted, setWanted] = useState<Language | null>(null)
  const [wantedUnits, setUnits] = useState<UnitSystem | null>(null)
  const [isSaving, setSaving] = useState(false)
  const standard = chosen ?? signedIn?.evaluationStandard ?? null
  const units = wantedUnits ?? signedIn?.units ?? 'Metric'

  async function save(): Promise<void> {
    if (standard === null) return
    setSaving(true)
    const query = {
      EvaluationStandard: standard,
      ...(wanted === null ? {} : { Language: wanted }),
      // What is shown is what is saved.
      ...(standard === 'Astm' ? { Units: units } : {}),
    }
    const outcome = await host.api.call('updateAccountDetails', { query }, { reports: 'network' })
    setSaving(false)
    if (outcome.ok) {
      await host.session.reload()
      host.toast({ kind: 'success', text: t('profile.saved') })
    } else if (outcome.failure.code !== 'NetworkFailure') {
      host.toast({ kind: 'error', text: t('profile.failed') })
    }
  }

  return (
    <Box maxWidth="768px" margin="0 auto" padding={{ base: '24px 16px', md: '32px 24px' }}>
      <Stack gap="16px">
        <Heading as="h1" marginBottom="8px">
          {t('profile.title')}
        </Heading>
        <ProfileCard title={t('profile.account')}>
          {signedIn !== null && <AccountFacts session={signedIn} />}
          <ChangePassword host={host} />
        </ProfileCard>
        <ProfileCard title={t('profile.standard')} note={t('profile.standardNote')}>
          <StandardChoice value={standard} onChange={setChosen} />
        </ProfileCard>
        {standard === 'Astm' && (
          <ProfileCard title={t('units.label')} note={t('units.note')}>
            <UnitsChoice value={units} onChange={setUnits} />
          </ProfileCard>
        )}
        <ProfileCard title={t('language.label')} note={t('language.note')}>
          <LanguageChoice value={wanted ?? languageOf(languageInUse()) ?? 'en'} onChange={setWanted} />
        </ProfileCard>
        <ProfileCard title={t('profile.regions')} note={t('profile.regionsNote')}>
          <Regions />
        </ProfileCard>
        <Box>
          <Button
            variant="solid"
            loading={isSaving}
            disabledReason={standard === null ? t('profile.standardMissing') : undefined}
            onClick={() => void save()}
          >
            {t('profile.save')}
          </Button>
        </Box>
        <Suspense fallback={null}>
          <FurtherCards host={host} />
        </Suspense>
      </Stack>
    </Box>
  )
}
