import { numbersOf, parseEntry } from '@soundleaf/construction'
import { newProject, structureOf, withText } from '../testing/constructions'
import { TestApplication, type Person } from '../testing/test-application'

/** What a person, a script or an older client might send where a number belongs. */
const TEXTS = [
  '200',
  '200.5',
  '12.34',
  '10',
  '1000',
  '0200',
  '200.0',
  '200.50',
  '9.94',
  '9.95',
  '1000.04',
  '1000.05',
  '1000.1',
  '0',
  '-0',
  '-200',
  '+200',
  '0.05',
  'NaN',
  'nan',
  'Infinity',
  '-Infinity',
  '1e999',
  '1e2',
  '1E2',
  '1e308',
  '12abc',
  'abc',
  '0x10',
  '0b1',
  '1_000',
  '1,5',
  '99,9',
  '999999,5',
  '1.5.5',
  '1.',
  '.5',
  '1 000',
  ' 200',
  '200 ',
  ' 200 mm',
  '200 cm',
  '',
  ' ',
  '１２',
  '٢٠٠',
  '２００．５',
  '200\n',
  '200\0',
  '−200',
  '99999999999999999999999999999999999999999',
  `${'9'.repeat(150)}`,
] as const

const { range, rounding, unit } = numbersOf('massiveElement').find(({ key }) => key === 'thickness') ?? {}

let server: TestApplication
let person: Person
beforeAll(async () => {
  server = await TestApplication.open('postgresql')
  person = await server.person()
})
afterAll(() => server.close())

async function save(thickness: string) {
  return person.call('saveProject', newProject('Numbers', withText(structureOf(), 0, 'thickness', thickness)))
}

test.each(TEXTS)(
  '[REL-07] the thickness %j gets the same verdict from the field and from the API',
  async (text) => {
    if (range === undefined) throw new Error('A massive element has a thickness')
    const entry = parseEntry(text, range, rounding, unit)
    const isTaken = entry.ok && !entry.outOfBounds
    const saved = await save(text)
    expect(saved.status === 200).toBe(isTaken)

    const calculated = await person.call('calculate', {
      body: newProject('Numbers', withText(structureOf(), 0, 'thickness', text)).body,
    })
    const isCalculated = calculated.status === 200 && calculated.body.validation.result === 'Success'
    expect(isCalculated).toBe(saved.status === 200)

    if (saved.status !== 200) {
      expect([400, 422]).toContain(saved.status)
      // U+0000 is found in any field, before anybody knows whose it is.
      const named = text.includes('\0') ? 'components.0.properties.0.value' : 'Concrete'
      expect(saved.failure.message).toContain(named)
      return
    }
    const read = await person.call('getProject', { params: { id: saved.body.projectId } })
    const stored = read.body.structures[0]?.components[0]?.properties.find(({ key }) => key === 'thickness')
    expect(stored?.value).toBe(text)
  },
)

test.each([
  'NaN',
  'Infinity',
  '-Infinity',
  '1e999',
  '"35"',
  'null',
  '[]',
  '{}',
  'true',
  '',
  '-1',
  '1,5',
  '0x10',
  '035',
])('[REL-07] the volume %s is refused, and never stored as another number', async (raw) => {
  const request = JSON.stringify(newProject('Numbers').body).replace('"volume":35', `"volume":${raw}`)
  expect(request).toContain(`"volume":${raw}`)
  const { statusCode, payload } = await server.app.inject({
    method: 'PUT',
    url: '/api/projects',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.accessToken}` },
    payload: request,
  })
  expect(statusCode).toBe(400)
  expect(JSON.parse(payload)).toMatchObject({ code: 'ValidationFailed' })
})
