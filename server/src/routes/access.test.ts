import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TOTP } from 'otpauth'
import { CALLS, ERROR_CODES, type CallName, type CallRequest, type Product } from '@soundleaf/contracts'
import { sampleAnswer } from '@soundleaf/contracts/samples'
import { DAY_MS, SECOND_MS } from '../domain/clock'
import { ACCESS_TOKEN_S } from '../domain/session/tokens'
import { Authenticator } from '../testing/authenticator'
import { calculation, FIELD_VALUES, newCurve, newProject, structureOf } from '../testing/constructions'
import { OWN_PRODUCT_FILE, ownProduct } from '../testing/own-products'
import { onEachDatabase } from '../testing/on-each-database'
import { DATABASES, type DatabaseKind } from '../testing/test-database'
import { outsideBody, roomsBody } from '../testing/rooms'
import { solveBody } from '../testing/solve'
import { sweepBody } from '../testing/sweep'
import { embedTokens } from '../credentials/embed-tokens'
import {
  PASSWORD,
  TEST_KEY,
  type Answered,
  type PersonOptions,
  type TestApplication,
} from '../testing/test-application'

/**
 * Who may make which call: written from sections 4, 6 and 7 of the specification and decisions 3, 13, 14, 39 and 59. A
 * cell is `ok` or the code of the refusal. The columns are people; `full` is a colleague of `owner`, whose unshared
 * project a call is about, unless its row says otherwise after the colon.
 */
const table = readFileSync(join(import.meta.dirname, 'access.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'))
const [[, ...columns] = [], ...rows] = table
interface Signed {
  readonly email: string
  readonly tabId: string
  readonly accessToken: string
  readonly refreshToken: string
}

async function signIn(server: TestApplication, options: PersonOptions): Promise<Signed> {
  const { email } = await server.account(options)
  const body = { username: email, password: PASSWORD, refreshTransport: 'body' } as const
  const { id, accessToken, refreshToken } = (await server.call('login', { body })).body
  return { email, tabId: id, accessToken, refreshToken }
}

/** The caller of a column, and the owner of a project. */
async function cast(server: TestApplication, who: string) {
  const [teamId, otherTeam] = [await server.team(9), await server.team(9)]
  const trialOf = (length_ms: number): PersonOptions => ({
    licence: 'trial',
    trialExpiry: new Date(server.clock.read().getTime() + length_ms),
  })
  const people: Record<string, () => Promise<Signed>> = {
    owner: () => signIn(server, { teamId }),
    full: () => signIn(server, { teamId }),
    otherTeam: () => signIn(server, { teamId: otherTeam }),
    light: () => signIn(server, { licence: 'light' }),
    trial: () => signIn(server, trialOf(DAY_MS)),
    expiredTrial: () => signIn(server, trialOf(SECOND_MS)),
    expiredToken: () => signIn(server, {}),
    // What a partner's page holds; it is nobody, and no token of a person.
    embedToken: async () => ({
      ...(await signIn(server, {})),
      accessToken: await embedTokenOf(server),
      refreshToken: await embedTokenOf(server),
    }),
    // What a link has behind its #; it opens one project, and is no token of a person.
    linkToken: async () => {
      const maker = await signIn(server, { teamId })
      const token = await linkTokenOf(server, maker.accessToken)
      return { ...(await signIn(server, {})), accessToken: token, refreshToken: token }
    },
    noToken: async () => ({ ...(await signIn(server, {})), accessToken: '', refreshToken: '' }),
  }
  const caller = await (people[who] ?? unknownColumn)()
  if (who === 'expiredTrial') server.clock.advance(SECOND_MS)
  if (who === 'expiredToken') server.clock.advance(ACCESS_TOKEN_S * SECOND_MS)
  return { caller, owner: who === 'owner' ? caller : await signIn(server, { teamId }) }
}

async function linkTokenOf(server: TestApplication, accessToken: string): Promise<string> {
  const headers = { authorization: `Bearer ${accessToken}` }
  const { projectId } = (await server.call('saveProject', newProject(), headers)).body
  const request = { params: { id: projectId }, body: { days: 30 } }
  return (await server.call('makeLink', request, headers)).body.address.split('#')[1] ?? ''
}

const embedTokenOf = (server: TestApplication) =>
  embedTokens({ key: TEST_KEY }).issue(
    { partnerId: randomUUID(), origin: 'https://portal.example', isFramed: false, standard: 'Iso' },
    server.clock.read(),
  )

const unknownColumn = () => Promise.reject(new Error('The table has a column that the test does not know'))

/** A passkey may be made for it at any time; nobody asked for it. */
const CREATION = sampleAnswer('beginPasskey').creation

type Cast = Awaited<ReturnType<typeof cast>>

/** After these a person is another; and the clock has moved for an expired one. */
const USED_UP = [
  'login',
  'logout',
  'refreshToken',
  'changeForgottenPassword',
  'updatePassword',
  'confirmSecondFactor',
  'eraseAccount',
]
const isUsedUp = (row: string, who: string) => USED_UP.includes(row) || who.startsWith('expired')

/** A request of each row that is right in everything but, perhaps, who makes it. */
async function requestFor(row: string, server: TestApplication, { caller, owner }: Cast) {
  const asOwner = { authorization: `Bearer ${owner.accessToken}` }
  const { body: project } = await server.call('saveProject', newProject('Party wall'), asOwner)
  const params = { id: project.projectId }
  const ofRevision = { ...params, revision: String(project.revision) }
  const curve = (await server.call('saveMeasuredCurve', newCurve(), asOwner)).body
  const structure = { structureModule: 'SingleMassiveElementWall' } as const
  const kept = async (keptBy: 'own' | 'team') => ({
    params: { id: (await server.call('saveOwnProduct', { body: ownProduct(keptBy) }, asOwner)).body.id },
  })
  const batch = { body: { fieldValues: FIELD_VALUES, structures: [structureOf()] } }
  const madeBatch = async () => ({
    params: { id: (await server.call('makeBatch', batch, asOwner)).body.batchId },
  })
  const madeWebhook = () => server.call('makeWebhook', { body: { url: WEBHOOK_URL } }, asOwner)
  const requests: { readonly [Row: string]: () => unknown } = {
    login: () => ({ body: { username: caller.email, password: PASSWORD, id: caller.tabId } }),
    refreshToken: () => ({ body: { id: caller.tabId, refreshToken: caller.refreshToken } }),
    signUp: () => signUpOf(`${randomUUID()}@example.com`),
    forgottenPassword: () => ({ body: { email: caller.email } }),
    async changeForgottenPassword() {
      await server.call('forgottenPassword', { body: { email: caller.email } })
      const token = (await server.resetTokens(caller.email)).at(-1) ?? ''
      return { body: { email: caller.email, password: 'a password of a link', token } }
    },
    updatePassword: () => ({ body: { password: PASSWORD, newPassword: 'another long password' } }),
    eraseAccount: () => ({ body: { password: PASSWORD } }),
    beginSingleSignOn: () => ({ body: { email: caller.email } }),
    finishSingleSignOn: () => ({ body: { answer: '/sign-on/a?code=a&state=b' } }),
    beginSecondFactor: () => ({ body: { username: caller.email, password: PASSWORD } }),
    async confirmSecondFactor() {
      const body = { username: caller.email, password: PASSWORD }
      const { secret } = (await server.call('beginSecondFactor', { body })).body
      return { body: { code: new TOTP({ secret }).generate({ timestamp: server.clock.read().getTime() }) } }
    },
    askPasskey: () => ({ body: { username: caller.email, password: PASSWORD } }),
    beginPasskey: () => ({ body: { password: PASSWORD, code: '000000' } }),
    confirmPasskey: () => ({ body: { name: 'Laptop', passkey: new Authenticator().make(CREATION) } }),
    removePasskey: () => ({ body: { id: randomUUID(), password: PASSWORD, code: '000000' } }),
    makeWebhook: () => ({ body: { url: WEBHOOK_URL } }),
    removeWebhook: async () => webhookOf(await madeWebhook()),
    testWebhook: async () => webhookOf(await madeWebhook()),
    removeSecondFactor: () => ({ body: { password: PASSWORD, code: '000000' } }),
    updateAccountDetails: () => ({ query: { EvaluationStandard: 'Iso' } }),
    getProject: () => ({ params }),
    saveProject: () => newProject(),
    "saveProject: the owner's": () => ({
      body: { ...newProject().body, projectId: project.projectId, revision: project.revision },
    }),
    restoreProject: () => ({ params }),
    setFiling: () => ({ body: { ids: [project.projectId], job: '2431' } }),
    deleteProject: () => ({ params }),
    duplicateProject: () => ({ params, body: { name: 'A copy' } }),
    createOwnCopy: () => ({ params }),
    'createOwnCopy: shared': async () => {
      await server.call('setShared', { params, body: { isShared: true } }, asOwner)
      return { params }
    },
    setShared: () => ({ params, body: { isShared: true } }),
    toggleShared: () => ({ params }),
    listRevisions: () => ({ params }),
    getRevision: () => ({ params: ofRevision }),
    labelRevision: () => ({ params: ofRevision, body: { label: 'As tendered' } }),
    restoreRevision: () => ({ params: ofRevision, body: { revision: project.revision } }),
    exportProjects: () => ({ body: { ids: [project.projectId] } }),
    importProjects: () => ({
      body: { name: 'wall.json', file: Buffer.from(JSON.stringify(newProject().body)).toString('base64') },
    }),
    listLinks: () => ({ params }),
    makeLink: () => ({ params, body: { days: 30 } }),
    revokeLink: async () => {
      const made = await server.call('makeLink', { params, body: { days: 30 } }, asOwner)
      return { params: { id: made.body.link.id } }
    },
    openLink: async () => ({ body: { token: await linkTokenOf(server, owner.accessToken) } }),
    copyRevision: () => ({ params: ofRevision, body: { name: 'A copy' } }),
    listProductsForStructure: () => ({ params: structure }),
    getDefaultTemplates: () => ({ params: structure }),
    getProduct: async () => ({ params: { id: (await anyProduct(server, asOwner)).id } }),
    listProductsOfManufacturer: async () => ofMaker(await anyProduct(server, asOwner)),
    listProductsOfMaterial: () => ({ params: { material: 'Wood' } }),
    listProductsOfType: () => ({ params: { type: 'Panel' } }),
    getManufacturer: async () => ofMaker(await anyProduct(server, asOwner)),
    calculate: () => calculation(),
    'calculate: flanking': () => calculation(structureOf(), { ...FIELD_VALUES, flankingType: 1 }),
    report: () => calculation(),
    rooms: () => ({ body: roomsBody() }),
    outside: () => ({ body: outsideBody() }),
    sayMaterials: () => ({
      body: { said: [{ material: 'Default', is: 'Air', productId: null }], forgotten: [] },
    }),
    saveRequirementPresets: () => ({ body: { revision: 0, presets: [] } }),
    sweep: () => ({ body: sweepBody() }),
    makeApiKey: () => ({
      body: { name: 'Tender tool', scopes: ['Calculate'], days: 30, password: PASSWORD },
    }),
    revokeApiKey: () => ({ params: { id: randomUUID() } }),
    makeBatch: () => batch,
    getBatch: madeBatch,
    addToBatch: async () => ({
      ...(await madeBatch()),
      body: { from: 0, structures: batch.body.structures },
    }),
    cancelBatch: madeBatch,
    deleteBatch: madeBatch,
    solve: () => ({ body: solveBody() }),
    saveOwnProduct: () => ({ body: ownProduct('own') }),
    "saveOwnProduct: the team's": async () => {
      const { body } = await server.call('saveOwnProduct', { body: ownProduct('team') }, asOwner)
      return { body: { ...ownProduct('team', 'Another name'), id: body.id, base: 1 } }
    },
    importOwnProducts: () => ({ body: { keptBy: 'own', file: OWN_PRODUCT_FILE } }),
    getOwnProductHistory: () => kept('own'),
    "getOwnProductHistory: the team's": () => kept('team'),
    deleteOwnProduct: () => kept('own'),
    "deleteOwnProduct: the team's": () => kept('team'),
    restoreOwnProduct: () => kept('own'),
    rate: () => ({ body: { quantity: 'R', values: [{ band: 125, value: 40 }] } }),
    saveMeasuredCurve: () => newCurve(),
    "saveMeasuredCurve: the owner's": () => ({
      body: { ...newCurve().body, id: curve.id, revision: curve.revision },
    }),
    deleteMeasuredCurve: () => ({ params: { id: curve.id } }),
    restoreMeasuredCurve: () => ({ params: { id: curve.id } }),
  }
  return (await (requests[row] ?? (() => ({})))()) as CallRequest<CallName>
}

/** Nobody listens there. */
const WEBHOOK_URL = 'http://127.0.0.1:9/'
const webhookOf = ({ body }: Answered<'makeWebhook'>) => ({ params: { id: body.webhook.id } })

async function anyProduct(server: TestApplication, headers: Record<string, string>): Promise<Product> {
  const [product] = (await server.call('listProducts', {}, headers)).body
  if (product === undefined) throw new Error('The catalogue is empty')
  return product
}
const ofMaker = ({ manufacturerId }: Product) => ({ params: { id: manufacturerId } })

function signUpOf(email: string): CallRequest<'signUp'> {
  return { body: { email, confirmEmail: email, password: PASSWORD, confirmPassword: PASSWORD } }
}

test('[API-01] the table of who may make which call has every call of the contract', () => {
  expect([...new Set(rows.map(([row = '']) => row.split(':', 1)[0]))].sort()).toEqual(
    Object.keys(CALLS).sort(),
  )
})

/** Every call has a test of its own on both databases; who may make it is the same, and held on both in the full run. */
const EVERYDAY: readonly DatabaseKind[] =
  Number(process.env.SOUNDLEAF_TEST_SCALE ?? 1) >= 10 ? DATABASES : ['pglite']

onEachDatabase(
  'access',
  (server) => {
    describe.each(columns)('of %s', (who) => {
      let kept: Cast | null = null
      const column = columns.indexOf(who) + 1
      const cells = rows.map((cells) => ({ row: cells[0] ?? '', code: cells[column] ?? '' }))

      test.each(cells)('[LIC-02] [SEC-08] [EMB-02] $row: $code', async ({ row, code }) => {
        const people = kept ?? (await cast(server(), who))
        kept = isUsedUp(row, who) ? null : people
        const name = row.split(':', 1)[0] as CallName
        const { accessToken } = people.caller
        const answer = await server().call(name, await requestFor(row, server(), people), {
          ...(accessToken !== '' && { authorization: `Bearer ${accessToken}` }),
          ...(name === 'toggleShared' && { 'x-intent': 'toggle-share' }),
        })
        const status = code === 'ok' ? 200 : ERROR_CODES[code as keyof typeof ERROR_CODES].status
        expect([answer.status, answer.status === 200 ? 'ok' : answer.failure.code]).toEqual([status, code])
      })
    })
  },
  {},
  EVERYDAY,
)
