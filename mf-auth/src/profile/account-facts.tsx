import type { SessionChanged } from '@soundleaf/contracts'
import { chakra, Grid } from '@soundleaf/ui'
import { t } from '../texts'

/** Whose account it is and what it may do. */
export function AccountFacts({ session }: { session: Extract<SessionChanged, { signedIn: true }> }) {
  const { email, licence, trialExpiryText } = session
  const name = t(`licence.${licence}`)
  const facts = [
    [t('field.email'), <span translate="no">{email}</span>],
    [
      t('profile.licence'),
      trialExpiryText === null ? name : t('profile.licenceUntil', { licence: name, expiry: trialExpiryText }),
    ],
  ] as const
  return (
    <Grid as="dl" templateColumns="112px minmax(0, 1fr)" gap="8px" textStyle="sm" marginBottom="16px">
      {facts.map(([what, value]) => (
        <chakra.div key={what} display="contents">
          <chakra.dt color="fg.muted">{what}</chakra.dt>
          <chakra.dd overflowWrap="anywhere">{value}</chakra.dd>
        </chakra.div>
      ))}
    </Grid>
  )
}
