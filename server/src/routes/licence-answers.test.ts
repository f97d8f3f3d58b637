import { BANDS_HZ, SINGLE_NUMBERS, SPECTRA } from '@soundleaf/contracts'
import { randomUUID } from 'node:crypto'
import { DAY_MS } from '../domain/clock'
import { calculate, peopleOf } from '../testing/calculate'
import { calculation, concrete, structureOf, withText } from '../testing/constructions'
import { onEachDatabase } from '../testing/on-each-database'

onEachDatabase('answers by licence', (server) => {
  const person = peopleOf(server)
  const trialExpiry = new Date('2026-03-20T00:00:00.000Z')

  test('[PRT-05] only Full gets a report', async () => {
    for (const licence of ['trial', 'light'] as const) {
      const refused = await (await person({ licence, trialExpiry })).call('report', calculation())
      expect([refused.status, refused.failure.code]).toEqual([403, 'LicenceInsufficient'])
      expect(JSON.stringify(refused.body)).not.toContain('calculation"')
    }
    const report = await (await person()).call('report', { body: calculation().body })
    expect(report.body.calculation.rw).not.toBeNull()
    expect(report.body.disclaimer).toContain('must be validated by a certified engineer')
  })

  test('[LIC-02] Light gets the single numbers and no spectrum', async () => {
    const structure = structureOf('SingleMassiveElementFloor')
    const light = await calculate(await person({ licence: 'light' }), structure)
    const full = await calculate(await person(), structure)
    expect([light.rw, light.lnw, light.c, light.ctr]).toEqual([full.rw, full.lnw, full.c, full.ctr])
    const bandValues = SPECTRA.flatMap(({ table, shiftedCurve }) => [light[table], light[shiftedCurve]])
    expect(bandValues).toEqual(bandValues.map(() => null))
    expect(
      Object.values(light).some(
        (value) => Array.isArray(value) && value.some((item) => typeof item === 'number'),
      ),
    ).toBe(false)
  })

  test('[LIC-02] an answer to Light holds these numbers and no others', async () => {
    const structure = structureOf('SingleMassiveElementFloorWithRibPanels')
    const light = await calculate(await person({ licence: 'light' }), structure)
    const full = await calculate(await person(), structure)
    // What is new in an answer has to be put on this list by someone who knows that it tells no band's value.
    const allowed = [
      ...SINGLE_NUMBERS.map(({ field }) => field),
      ...['airborneFieldEstimation', 'impactFieldEstimation', 'surfaceMass', 'totalThickness'],
      ...['airborneUncertainty', 'impactUncertainty', 'airborneFieldUncertainty', 'impactFieldUncertainty'],
      ...['explanation.ratings.range', 'explanation.ratings.uncertainty', 'explanation.elementSize'],
      ...['explanation.resonances.frequency', 'explanation.coincidences.frequency'],
    ]
    const notAllowed = (answer: unknown) => numbersIn(answer).filter((path) => !allowed.includes(path))
    expect(notAllowed(light)).toEqual([])
    expect(notAllowed(full)).not.toEqual([])
    expect(light.explanation?.ratings.map(({ uncertainty }) => uncertainty)).toEqual(
      full.explanation?.ratings.map(({ uncertainty }) => uncertainty),
    )
    expect([light.explanation?.airborneLimits, light.explanation?.impactLimits]).toEqual([[], []])
  })

  test('[LIC-02] a trial gets made-up values that do not flicker, with no relation to the true ones', async () => {
    const trial = await person({ licence: 'trial', trialExpiry })
    const full = await person()
    const [made, real]: [number[], number[]] = [[], []]
    for (let at = 0; at < 20; at += 1) {
      const structure = concrete(100 + 20 * at, 'SingleMassiveElementWall')
      const request = { body: { ...calculation(structure).body, projectId: randomUUID() } }
      const first = (await trial.call('calculate', request)).body
      expect(first.isRandom).toBe(true)
      expect((await trial.call('calculate', request)).body).toEqual(first)
      const truth = await calculate(full, structure)
      for (const [band, value] of (first.tableResultR ?? []).entries()) {
        made.push(value)
        real.push(truth.tableResultR?.[band] ?? 0)
        expect([first.surfaceMass, first.totalThickness]).toEqual([null, null])
      }
    }
    expect(made).toHaveLength(20 * BANDS_HZ.length)
    expect(Math.abs(correlation(made, real))).toBeLessThan(0.3)
  })

  test('a trial sees the same made-up values whatever it builds in one project', async () => {
    const trial = await person({ licence: 'trial', trialExpiry })
    const [thin, thick] = [100, 400].map((thickness) =>
      calculate(trial, concrete(thickness, 'SingleMassiveElementWall')),
    )
    expect(await thin).toEqual(await thick)
  })

  test('[LIC-03] a trial that ended gets no calculation and no report, and its projects stay readable', async () => {
    const ending = await server().person({
      licence: 'trial',
      trialExpiry: new Date(server().clock.read().getTime() + 1),
    })
    expect((await ending.call('calculate', calculation())).status).toBe(200)
    server().clock.advance(1)
    for (const name of ['calculate', 'report'] as const) {
      const refused = await ending.call(name, calculation())
      expect([refused.status, refused.failure.code]).toEqual([402, 'FreeTrialExpired'])
    }
    expect((await ending.call('listProjects', {})).status).toBe(200)
  })

  test('what is wrong with a construction is told to a trial as well', async () => {
    const trial = await person({ licence: 'trial', trialExpiry: new Date(trialExpiry.getTime() + DAY_MS) })
    const { validation } = await calculate(trial, withText(structureOf(), 0, 'density', '1'))
    expect(validation.result).toBe('PropertyError')
  })
})

/** Where a value holds numbers: paths of keys, without the places in lists. */
function numbersIn(value: unknown, path: readonly string[] = []): readonly string[] {
  if (typeof value === 'number') return [path.join('.')]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    numbersIn(inner, Array.isArray(value) ? path : [...path, key]),
  )
}

/** Pearson's r. */
function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [ma, mb] = [mean(a), mean(b)]
  const sum = (of: (index: number) => number) => a.reduce((total, _, index) => total + of(index), 0)
  const da = (index: number) => (a[index] ?? 0) - ma
  const db = (index: number) => (b[index] ?? 0) - mb
  return sum((i) => da(i) * db(i)) / Math.sqrt(sum((i) => da(i) ** 2) * sum((i) => db(i) ** 2))
}
