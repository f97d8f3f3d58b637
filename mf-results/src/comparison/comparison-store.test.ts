import { BANDS_HZ } from '@soundleaf/contracts'
import { createFakeHost, sampleFloor, sampleWall } from '@soundleaf/federation/testing'
import { createComparisonStore } from './comparison-store'

const values = BANDS_HZ.map((_, band) => 30 + band)

function open(project = sampleWall) {
  const fake = createFakeHost({ remote: 'mf-results', open: project })
  const store = createComparisonStore(fake.host)
  return { ...fake, store, stop: store.start() }
}

beforeEach(() => localStorage.clear())

test('[RES-08] a kept curve is there again after a reload, for this account and project alone', async () => {
  const first = open()
  first.answer({ action: 'add', text: ' Before <b> ' })
  await first.store.keep('airborne', 0, { airborne: { values } })
  first.stop()
  const again = open()
  expect(again.store.comparisons.getState().airborne).toEqual([{ name: 'Before <b>', values }, null])
  expect(open(sampleFloor).store.comparisons.getState().airborne).toEqual([null, null])
  again.signIn({ email: 'colleague@example.com' })
  expect(again.store.comparisons.getState().airborne).toEqual([null, null])
})

test('[RES-08] one name keeps both kinds of sound with their ratings; a place that is taken stays', async () => {
  const fake = open(sampleFloor)
  const rating = { standard: 'Iso', value: 63, terms: [-3, -9] } as const
  const both = { airborne: { values, rating }, impact: { values } }
  fake.answer({ action: 'add', text: 'As tendered' })
  await fake.store.keep('impact', 0, both)
  expect(fake.store.comparisons.getState()).toEqual({
    airborne: [{ name: 'As tendered', values, rating }, null],
    impact: [{ name: 'As tendered', values }, null],
  })
  expect(open(sampleFloor).store.comparisons.getState().airborne[0]).toEqual({
    name: 'As tendered',
    values,
    rating,
  })
  fake.store.clear('airborne', 0)
  fake.answer({ action: 'add', text: 'Thicker' })
  await fake.store.keep('airborne', 0, both)
  expect(fake.store.comparisons.getState().impact[0]?.name).toBe('As tendered')
  expect(fake.store.comparisons.getState().airborne[0]?.name).toBe('Thicker')
})

test('the first save takes the curves of a new project along', async () => {
  const unsaved = { ...sampleWall, projectId: '00000000-0000-0000-0000-000000000000' }
  const fake = open(unsaved)
  fake.answer({ action: 'cancel' })
  await fake.store.keep('airborne', 1, { airborne: { values } })
  fake.openProject(sampleWall, 'saved')
  expect(fake.store.comparisons.getState().airborne).toEqual([null, { name: 'Ref. 2', values }])
  expect(open().store.comparisons.getState().airborne[1]?.name).toBe('Ref. 2')
})

test('a curve is dropped when another project was opened over the question', async () => {
  const fake = open()
  const keeping = fake.store.keep('airborne', 0, { airborne: { values } })
  fake.openProject(sampleFloor)
  fake.answer({ action: 'add', text: 'Wall' })
  await keeping
  expect(fake.store.comparisons.getState().airborne).toEqual([null, null])
})

test('a browser that keeps nothing loses nothing else', async () => {
  const broken = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const fake = open()
  fake.answer({ action: 'add', text: 'Kept on the page' })
  await fake.store.keep('impact', 0, { impact: { values } })
  expect(fake.store.comparisons.getState().impact[0]?.name).toBe('Kept on the page')
  broken.mockRestore()
})
