import { embedTokens } from './embed-tokens'
import { keyOf, type SigningKeys } from './session-key'
import { sessionTokens } from './session-tokens'

const NOW = new Date('2026-06-01T12:00:00.000Z')
const [OLD, NEW] = [
  keyOf('the key of before, which is long enough'),
  keyOf('the key of now, which is long enough too'),
]

/** The operator's three steps; in each the servers are started again one by one, beside those of the step before. */
const STEPS: readonly SigningKeys[] = [
  { key: OLD },
  { key: OLD, alsoAccepted: NEW },
  { key: NEW, alsoAccepted: OLD },
  { key: NEW },
]
const BESIDE = [
  [0, 1],
  [1, 2],
  [2, 3],
] as const

const GRANT = {
  partnerId: 'partner',
  origin: 'https://portal.example',
  isFramed: false,
  standard: 'Iso',
} as const

test.each(BESIDE)(
  '[SEC-18] while a key takes the place of another, servers of step %i and %i accept each other’s new tokens',
  async (one, other) => {
    for (const [issuing, reading] of [
      [STEPS[one], STEPS[other]],
      [STEPS[other], STEPS[one]],
    ]) {
      if (issuing === undefined || reading === undefined) throw new Error('There are four steps')
      const access = await sessionTokens(issuing).issueAccess('session', 'account', NOW)
      expect(await sessionTokens(reading).readAccess(access, NOW)).toMatchObject({ sessionId: 'session' })
      const embed = await embedTokens(issuing).issue(GRANT, NOW)
      expect(await embedTokens(reading).read(embed, NOW)).toEqual(GRANT)
    }
  },
)

test('[SEC-18] after the last step a token of the old key is valid no more', async () => {
  const access = await sessionTokens({ key: OLD }).issueAccess('session', 'account', NOW)
  expect(await sessionTokens({ key: NEW }).readAccess(access, NOW)).toBeNull()
})
