import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { IdentityProvider, SingleSignOnStore } from '../domain/session/identity-provider'
import type { Queries } from './database'
import { accounts, identities, identityProviders, providerDomains } from './schema'

export function singleSignOnStore(queries: Queries): SingleSignOnStore {
  async function find(which: SQL): Promise<IdentityProvider | null> {
    const [provider] = await queries.select().from(identityProviders).where(which)
    if (provider === undefined) return null
    const rows = await queries
      .select()
      .from(providerDomains)
      .where(eq(providerDomains.teamId, provider.teamId))
      .orderBy(providerDomains.domain)
    return { ...provider, domains: rows.map(({ domain }) => domain) }
  }

  return {
    ofDomain: (domain) =>
      find(
        inArray(
          identityProviders.teamId,
          queries
            .select({ teamId: providerDomains.teamId })
            .from(providerDomains)
            .where(eq(providerDomains.domain, domain)),
        ),
      ),

    ofTeam: (teamId) => find(eq(identityProviders.teamId, teamId)),

    set({ domains, ...provider }) {
      const { teamId } = provider
      return queries.transaction(async (tx) => {
        const [before] = await tx
          .delete(identityProviders)
          .where(eq(identityProviders.teamId, teamId))
          .returning()
        const isSame = before?.issuer === provider.issuer && before.clientId === provider.clientId
        // Another client may be told other subjects for the same people.
        if (before !== undefined && !isSame) await unlinkMembers(tx, before)
        await tx.insert(identityProviders).values(provider)
        await tx.insert(providerDomains).values(domains.map((domain) => ({ domain, teamId })))
      })
    },

    remove(teamId) {
      return queries.transaction(async (tx) => {
        const [before] = await tx
          .delete(identityProviders)
          .where(eq(identityProviders.teamId, teamId))
          .returning()
        if (before !== undefined) await unlinkMembers(tx, before)
        return before !== undefined
      })
    },

    async accountOf(issuer, subject) {
      const [identity] = await queries.select().from(identities).where(called(issuer, subject))
      return identity?.accountId ?? null
    },

    identitiesOf: (accountId) =>
      queries
        .select({ issuer: identities.issuer, subject: identities.subject })
        .from(identities)
        .where(eq(identities.accountId, accountId)),

    async link({ issuer, subject, accountId }) {
      await queries.insert(identities).values({ issuer, subject, accountId }).onConflictDoNothing()
      const [identity] = await queries.select().from(identities).where(called(issuer, subject))
      return identity?.accountId === accountId
    },

    async unlink(accountId) {
      const unlinked = await queries
        .delete(identities)
        .where(eq(identities.accountId, accountId))
        .returning({ subject: identities.subject })
      return unlinked.length > 0
    },
  }
}

const called = (issuer: string, subject: string) =>
  and(eq(identities.issuer, issuer), eq(identities.subject, subject))

async function unlinkMembers(
  tx: Queries,
  { teamId, issuer }: Pick<IdentityProvider, 'teamId' | 'issuer'>,
): Promise<void> {
  const members = tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.teamId, teamId))
  await tx
    .delete(identities)
    .where(and(eq(identities.issuer, issuer), inArray(identities.accountId, members)))
}
