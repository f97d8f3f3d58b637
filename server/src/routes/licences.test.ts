import {
  BANDS_HZ,
  CalculationAnswer,
  DEFAULT_FIELD_VALUES,
  NEW_PROJECT_TYPES,
  ratingInField,
  SINGLE_NUMBERS,
  SPECTRA,
} from '@soundleaf/contracts'
import { DAY_MS } from '../domain/clock'
import { calculate, peopleOf } from '../testing/calculate'
import { calculation, concrete, newProject, structureOf, withText } from '../testing/constructions'
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
      ...['airbornePlanned.deduction', 'airbornePlanned.value'],
      ...['impactPlanned.deduction', 'impactPlanned.value'],
      ...['explanation.ratings.range', 'explanation.ratings.uncertainty', 'explanation.elementSize'],
      ...['explanation.resonances.frequency', 'explanation.coincidences.frequency'],
      // Of other constructions, published: their single numbers, layers, and in what they differ.
      ...[
        'measured.ratings.value',
        'measured.differences.params.measured',
        'measured.differences.params.own',
      ],
      ...['count', 'thickness_mm', 'depth_mm', 'filled_mm', 'spacing_mm', 'stiffness_MNpm3'].map(
        (param) => `measured.layers.params.${param}`,
      ),
    ]
    const notAllowed = (answer: unknown) => numbersIn(answer).filter((path) => !allowed.includes(path))
    expect(notAllowed(light)).toEqual([])
    expect(notAllowed(full)).not.toEqual([])
    expect(light.explanation?.ratings.map(({ uncertainty }) => uncertainty)).toEqual(
      full.explanation?.ratings.map(({ uncertainty }) => uncertainty),
    )
    expect([light.explanation?.airborneLimits, light.explanation?.impactLimits]).toEqual([[], []])
  })

  test.each(['Iso', 'Astm'] as const)(
    '[LIC-02] an answer by %s has the same fields for everyone, and Light and trial find nothing but these filled',
    async (standard) => {
      const structure = structureOf('SingleMassiveElementFloor')
      const fieldValues = DEFAULT_FIELD_VALUES[standard]
      const numbers = SINGLE_NUMBERS.filter((number) => number.standard === standard)
      const spectra = SPECTRA.filter((spectrum) => spectrum.standard === standard)
      const common = [
        ...['validation', 'evaluationStandard', 'engineVersion', 'isRandom', 'editions'],
        ...numbers.map(({ field }) => field),
        ...['airborneFieldEstimation', 'airborneColor', 'impactFieldEstimation', 'impactColor'],
        ...['airborneUncertainty', 'impactUncertainty'],
        ...['airborneFieldUncertainty', 'impactFieldUncertainty'],
        ...['airbornePlanned', 'impactPlanned'],
      ]
      // What is new in the contract is left out where the standard has nothing for it.
      const leftOut: readonly string[] = SINGLE_NUMBERS.flatMap(({ field, standard: own }) =>
        own !== standard && ratingInField(field).addedLater ? [field] : [],
      )
      const known = Object.keys(CalculationAnswer.properties).filter((field) => !leftOut.includes(field))
      const filled = {
        trial: [...common, ...spectra.flatMap(({ table, shiftedCurve }) => [table, shiftedCurve])],
        light: [...common, 'surfaceMass', 'totalThickness', 'explanation', 'measured'],
      }
      for (const licence of ['trial', 'light'] as const) {
        const answer = await calculate(
          await person({ licence, standard, trialExpiry }),
          structure,
          fieldValues,
        )
        expect(Object.keys(answer).sort()).toEqual(known.sort())
        const found = Object.entries(answer).flatMap(([field, value]) => (isEmpty(value) ? [] : [field]))
        expect([licence, found.sort()]).toEqual([licence, filled[licence].sort()])
      }
    },
  )

  test('[LIC-02] a trial gets made-up values that do not flicker, with no relation to the true ones', async () => {
    // Fixed ids: what is made up follows from them, and chance must not decide a test.
    const trial = await person({ licence: 'trial', trialExpiry, id: '10000000-0000-4000-8000-000000000001' })
    const full = await person()
    const [made, real]: [number[], number[]] = [[], []]
    for (let at = 0; at < 20; at += 1) {
      const structure = concrete(100 + 20 * at, 'SingleMassiveElementWall')
      const projectId = `20000000-0000-4000-8000-0000000000${10 + at}`
      const request = { body: { ...calculation(structure).body, projectId } }
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

  test.each(['Iso', 'Astm'] as const)(
    '[LIC-02] no number of an answer to a trial follows from what it builds, by %s',
    async (standard) => {
      const trial = await person({ licence: 'trial', trialExpiry, standard })
      const full = await person({ standard })
      for (const floor of [false, true]) {
        const types = NEW_PROJECT_TYPES.filter((type) => type.includes('Floor') === floor)
        const built = [
          ...types.map((type) => structureOf(type)),
          concrete(400, floor ? 'SingleMassiveElementFloor' : 'SingleMassiveElementWall'),
        ]
        const answers = await Promise.all(built.map((structure) => calculate(trial, structure)))
        expect(numbersIn(answers[0])).not.toHaveLength(0)
        for (const answer of answers) expect(answer).toEqual(answers[0])
        const truths = await Promise.all(built.map((structure) => calculate(full, structure)))
        expect(new Set(truths.map((truth) => JSON.stringify(truth))).size).toBe(built.length)
      }
    },
  )

  test('[LIC-03] a trial that ended gets no calculation and no report; its projects can be read and saved', async () => {
    const ending = await server().person({
      licence: 'trial',
      trialExpiry: new Date(server().clock.read().getTime() + 1),
    })
    expect((await ending.call('calculate', calculation())).status).toBe(200)
    const request = newProject('Party wall')
    const { projectId, revision } = (await ending.call('saveProject', request)).body
    server().clock.advance(1)
    for (const name of ['calculate', 'report'] as const) {
      const refused = await ending.call(name, calculation())
      expect([refused.status, refused.failure.code]).toEqual([402, 'FreeTrialExpired'])
    }
    expect((await ending.call('listProjects', {})).body.projects).toMatchObject([{ projectId }])
    expect((await ending.call('getProject', { params: { id: projectId } })).body.name).toBe('Party wall')
    const saved = await ending.call('saveProject', {
      body: { ...request.body, projectId, revision, name: 'Party wall 2' },
    })
    expect(saved.body).toMatchObject({ projectId, revision: revision + 1 })
    expect((await ending.call('saveProject', newProject('Another wall'))).status).toBe(200)
  })

  test('what is wrong with a construction is told to a trial as well', async () => {
    const trial = await person({ licence: 'trial', trialExpiry: new Date(trialExpiry.getTime() + DAY_MS) })
    const { validation } = await calculate(trial, withText(structureOf(), 0, 'density', '1'))
    expect(validation.result).toBe('PropertyError')
  })
})

function isEmpty(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0)
}

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
