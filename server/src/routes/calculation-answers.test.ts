import { BANDS_HZ, CALCULATION_RESULTS, SINGLE_NUMBERS, SPECTRA, type Structure } from '@soundleaf/contracts'
import { randomUUID } from 'node:crypto'
import { DAY_MS } from '../domain/clock'
import { calculation, FIELD_VALUES, structureOf, withText } from '../testing/constructions'
import { onEachDatabase } from '../testing/on-each-database'
import type { Person, PersonOptions } from '../testing/test-application'

const isSpectrum = (values: unknown): boolean => Array.isArray(values) && values.length === BANDS_HZ.length

/** The template's element with another thickness and density. */
function concrete(
  thickness_mm: number,
  type: 'SingleMassiveElementWall' | 'SingleMassiveElementFloor',
): Structure {
  return withText(structureOf(type), 0, 'thickness', String(thickness_mm))
}

async function calculate(person: Person, structure: Structure, fieldValues = FIELD_VALUES) {
  const answer = await person.call('calculate', calculation(structure, fieldValues))
  expect(answer.status).toBe(200)
  return answer.body
}

onEachDatabase('calculations', (server) => {
  const people = new Map<string, Person>()
  const person = async (options: PersonOptions = {}): Promise<Person> => {
    const key = JSON.stringify(options)
    const known = people.get(key) ?? (await server().person(options))
    people.set(key, known)
    return known
  }
  const trialExpiry = new Date('2026-03-20T00:00:00.000Z')

  test('[CAL-01] 200 mm of concrete gives Rw within 1.5 dB of 37.5 lg m′ − 42 (ISO 12354-1), less when thinner', async () => {
    const full = await person()
    const wall = await calculate(full, concrete(200, 'SingleMassiveElementWall'))
    // m′ = 0.2 · 2300 = 460 kg/m²: 37.5 lg 460 − 42 = 57.9 dB.
    expect(Math.abs((wall.rw ?? 0) - 57.9)).toBeLessThanOrEqual(1.5)
    expect(wall).toMatchObject({
      validation: { result: 'Success', message: '', componentIds: [] },
      surfaceMass: 460,
      totalThickness: 200,
      isRandom: false,
    })
    const thinner = await calculate(full, concrete(160, 'SingleMassiveElementWall'))
    expect(thinner.rw ?? 99).toBeLessThan(wall.rw ?? 0)
  })

  test('[CAL-01] 140 mm of concrete gives Ln,w within 2 dB of 164 − 35 lg m′ (ISO 12354-2)', async () => {
    const floor = await calculate(await person(), concrete(140, 'SingleMassiveElementFloor'))
    // m′ = 0.14 · 2300 = 322 kg/m²: 164 − 35 lg 322 = 76.2 dB.
    expect(Math.abs((floor.lnw ?? 0) - 76.2)).toBeLessThanOrEqual(2)
  })

  test('a wall has no impact result', async () => {
    const wall = await calculate(await person(), concrete(200, 'SingleMassiveElementWall'))
    expect(wall).toMatchObject({
      lnw: null,
      ci: null,
      tableResultLn: null,
      impactFieldEstimation: null,
      impactColor: 'White',
    })
  })

  test.each(['Iso', 'Astm'] as const)(
    'an account under %s gets the fields of its standard, and null in the others',
    async (standard) => {
      const answer = await calculate(await person({ standard }), structureOf('SingleMassiveElementFloor'))
      expect(answer.evaluationStandard).toBe(standard)
      for (const spectrum of SPECTRA) {
        const isOwn = spectrum.standard === standard
        expect([isSpectrum(answer[spectrum.table]), isSpectrum(answer[spectrum.shiftedCurve])]).toEqual([
          isOwn,
          isOwn,
        ])
        if (!isOwn) expect(answer[spectrum.table]).toBeNull()
      }
      for (const number of SINGLE_NUMBERS)
        expect({ [number.field]: answer[number.field] === null }).toEqual({
          [number.field]: number.standard !== standard,
        })
      expect(
        answer.editions.every((edition) => edition.startsWith(standard === 'Iso' ? 'ISO' : 'ASTM')),
      ).toBe(true)
    },
  )

  test('[FLD-03] flanking is for Full and single massive elements', async () => {
    const flanking = { ...FIELD_VALUES, flankingType: 1 }
    for (const licence of ['trial', 'light'] as const) {
      const limited = await person({ licence, trialExpiry })
      const refused = await limited.call('calculate', calculation(structureOf(), flanking))
      expect([refused.status, refused.failure.code]).toEqual([403, 'LicenceInsufficient'])
    }
    const full = await person()
    const double = await full.call(
      'calculate',
      calculation(structureOf('DoubleMassiveElementWall'), flanking),
    )
    expect(double.failure).toMatchObject({ code: 'ValidationFailed', field: 'fieldValues.flankingType' })
    expect((await full.call('calculate', calculation(structureOf(), flanking))).status).toBe(200)
  })

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

  test.each(['Iso', 'Astm'] as const)(
    '[ENG-05] an answer by %s tells how each of its numbers came about',
    async (standard) => {
      const answer = await calculate(await person({ standard }), structureOf('SingleMassiveElementFloor'))
      const { explanation } = answer
      const own = SINGLE_NUMBERS.filter((number) => number.standard === standard)
      expect(explanation?.ratings.map(({ field }) => field).sort()).toEqual(
        own.map(({ field }) => field).sort(),
      )
      for (const spectrum of SPECTRA.filter((known) => known.standard === standard)) {
        const main = explanation?.ratings.find(
          ({ field }) => own.find(({ kind }) => kind === spectrum.kind)?.field === field,
        )
        // A deficiency is the distance from the shifted curve to the value, as the standard reduces both.
        const unit = standard === 'Iso' ? 0.1 : 1
        const sense = spectrum.kind === 'airborne' ? 1 : -1
        const expected = answer[spectrum.shiftedCurve]?.map((reference, band) => {
          const value = Math.floor((answer[spectrum.table]?.[band] ?? 0) / unit + 0.5) * unit
          return reference === null ? null : Math.max(0, sense * (reference - value))
        })
        const misses = main?.contour?.deficiencies ?? []
        expect(misses.map(rounded)).toEqual(expected?.map(rounded))
        const sum = misses.reduce<number>((total, miss) => total + (miss ?? 0), 0)
        expect(main?.contour?.sumOfDeficiencies).toBeCloseTo(sum, 6)
        expect(sum).toBeLessThanOrEqual(32)
        expect(main?.uncertainty).toBe(answer[spectrum.uncertainty])
      }
      expect(explanation?.airborneLimits.map(({ band }) => band)).toEqual([...BANDS_HZ])
      expect(explanation?.impactLimits.map(({ band }) => band)).toEqual([...BANDS_HZ])
    },
  )

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

  test('field values follow the room: DnT,w = R′w + 10 lg(0.32 V/S) and L′nT,w = L′n,w − 10 lg(0.032 V)', async () => {
    const full = await person()
    // 0.32 · 31.25 / 10 = 1 and 0.032 · 31.25 = 1: no difference. Ten times the volume: 10 dB each way.
    const room = (airborneId: number, impactId: number, volume: number) => ({
      ...FIELD_VALUES,
      airborneId,
      impactId,
      volume,
      separatingArea: 10,
    })
    const floor = structureOf('SingleMassiveElementFloor')
    const [inSitu, small, large] = [
      await calculate(full, floor, room(6, 53, 31.25)),
      await calculate(full, floor, room(1, 50, 31.25)),
      await calculate(full, floor, room(1, 50, 312.5)),
    ]
    expect([inSitu.airborneFieldEstimation, inSitu.impactFieldEstimation]).toEqual([inSitu.rw, inSitu.lnw])
    expect([small.airborneFieldEstimation, small.impactFieldEstimation]).toEqual([inSitu.rw, inSitu.lnw])
    expect(large.airborneFieldEstimation).toBe((inSitu.rw ?? 0) + 10)
    expect(large.impactFieldEstimation).toBe((inSitu.lnw ?? 0) - 10)
  })

  test('a term is added to its rating', async () => {
    const full = await person()
    const answer = await calculate(full, structureOf('SingleMassiveElementFloor'), {
      ...FIELD_VALUES,
      airborneId: 10,
      impactId: 55,
    })
    expect(answer.airborneFieldEstimation).toBe((answer.rw ?? 0) + (answer.ctr ?? 0))
    expect(answer.impactFieldEstimation).toBe((answer.lnw ?? 0) + (answer.c502500 ?? 0))
  })

  test.each([
    ['unset', { airborneId: 0, impactId: 0 }],
    ["the other standard's", { airborneId: 101, impactId: 150 }],
    ['without a room', { separatingArea: 0, volume: 0 }],
  ])('with a requirement that is %s there is no field value and no colour', async (_, change) => {
    const answer = await calculate(await person(), structureOf('SingleMassiveElementFloor'), {
      ...FIELD_VALUES,
      ...change,
    })
    expect(answer).toMatchObject({
      airborneFieldEstimation: null,
      airborneColor: 'White',
      impactFieldEstimation: null,
      impactColor: 'White',
    })
    expect(answer.rw).not.toBeNull()
  })

  test('[CMP-11] a construction that breaks a rule is not calculated, and its component is named in both forms', async () => {
    const structure = withText(structureOf(), 0, 'density', '1')
    const [element] = structure.components
    const { validation, rw } = await calculate(await person(), structure)
    expect(CALCULATION_RESULTS).toContain(validation.result)
    expect(validation.result).toBe('PropertyError')
    expect(validation.componentIds).toEqual([element?.componentId])
    expect(validation.message).toMatch(new RegExp(`^Concrete: .* id: ${element?.componentId}$`))
    expect(rw).toBeNull()
  })

  test('a construction that is not supported has the text of the specification', async () => {
    const wall = structureOf()
    const [, cavity] = structureOf('DoubleMassiveElementWall').components
    if (cavity === undefined) throw new Error('A double wall has a cavity')
    const { validation } = await calculate(await person(), {
      ...wall,
      components: [...wall.components, cavity],
    })
    expect(validation.result).toBe('ConstructionNotSupported')
    expect(validation.message).toBe(
      'The construction you have built is not supported by us for the moment. See the user guide for more information or contact us.',
    )
  })

  test('what is wrong with a construction is told to a trial as well', async () => {
    const trial = await person({ licence: 'trial', trialExpiry: new Date(trialExpiry.getTime() + DAY_MS) })
    const { validation } = await calculate(trial, withText(structureOf(), 0, 'density', '1'))
    expect(validation.result).toBe('PropertyError')
  })
})

/** Free of the dust of binary fractions. */
function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value * 1e6) / 1e6
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
