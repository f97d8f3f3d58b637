import { randomUUID } from 'node:crypto'
import type { TestApplication } from './test-application'

/** A new partner, and the headers with which its page calls. */
export async function partnerPage({ embed: { partners, embedTokens }, clock }: TestApplication) {
  const [id, origin] = [randomUUID(), 'https://portal.example']
  await partners.create({ id, name: id, keyHash: id, origins: [origin], dailyQuota: 10, isEnabled: true })
  const grant = { partnerId: id, origin, isFramed: false, standard: 'Iso' } as const
  const token = await embedTokens.issue(grant, clock.read())
  return { id, headers: { origin, authorization: `Bearer ${token}` } }
}
