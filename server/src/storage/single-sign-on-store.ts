import { and, eq, inArray } from 'drizzle-orm'
import type { SingleSignOnStore } from '../domain/session/single-sign-on'
import type { Queries } from './database'
import { accounts, identities, identityProviders } from './schema'

export function singleSignOnStore(queries: Queries): SingleSignOnStore {
  return {
    async ofDomain(domain) {
      const [provider] = await queries
        .select()
        .from(identityProviders)
        .where(eq(identityProviders.domain, domain))
      return provider ?? null
    },

    async ofTeam(teamId) {
      const [provider] = await queries
        .select()
        .from(identityProviders)
        .where(eq(identityProviders.teamId, teamId))
      return provider ?? null
    },

    async set(provider) {
      await queries
        .insert(identityProviders)
        .values(provider)
        .onConflictDoUpdate({ target: identityProviders.teamId, set: provider })
    },

    remove(teamId) {
      return queries.transaction(async (tx) => {
        const [provider] = await tx
          .delete(identityProviders)
          .where(eq(identityProviders.teamId, teamId))
          .returning()
        if (provider === undefined) return
        const members = tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.teamId, teamId))
        await tx
          .delete(identities)
          .where(and(eq(identities.issuer, provider.issuer), inArray(identities.accountId, members)))
      })
    },

    async accountOf(issuer, subject) {
      const [identity] = await queries
        .select()
        .from(identities)
        .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
      return identity?.accountId ?? null
    },

    async link(identity) {
      await queries.insert(identities).values(identity).onConflictDoNothing()
    },
  }
}
