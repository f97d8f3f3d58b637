import {
  BANDS_HZ,
  CALCULATION_RESULTS,
  SINGLE_NUMBERS,
  SPECTRA,
  type CalculationResultCode,
  type Material,
  type Structure,
} from '@soundleaf/contracts'
import { calculate, peopleOf } from '../testing/calculate'
import { concrete, structureOf, withText, withTexts } from '../testing/constructions'
import { onEachDatabase } from '../testing/on-each-database'

const isSpectrum = (values: unknown): boolean => Array.isArray(values) && values.length === BANDS_HZ.length

onEachDatabase('calculations', (server) => {
  const person = peopleOf(server)

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

  test('[BEY-13] an answer names the three nearest measured constructions; Light gets no curve, a trial none of them', async () => {
    const floor = structureOf('SingleMassiveElementFloor')
    const full = await calculate(await person(), floor)
    expect(full.measured).toHaveLength(3)
    for (const { source, layers, ratings, airborne } of full.measured ?? []) {
      expect([source === '', layers.length > 0]).toEqual([false, true])
      expect(ratings.length > 0 || isSpectrum(airborne)).toBe(true)
    }
    const light = await calculate(await person({ licence: 'light' }), floor)
    expect(light.measured?.map(({ airborne, impact }) => [airborne, impact])).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ])
    expect((await calculate(await person({ licence: 'trial' }), floor)).measured).toEqual([])
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
        expect({ [number.field]: (answer[number.field] ?? null) === null }).toEqual({
          [number.field]: number.standard !== standard,
        })
      expect(
        answer.editions.every((edition) => edition.startsWith(standard === 'Iso' ? 'ISO' : 'ASTM')),
      ).toBe(true)
    },
  )

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

  test('two leaves outside the range of the models are one notice, and the explanation names both', async () => {
    const boards = structureOf('LightweightFrameWall')
    // 12.5 mm of 100 kg/m³ are 1.25 kg/m²; the models begin at 2 kg/m².
    const light = withText(withText(boards, 0, 'density', '100'), 2, 'density', '100')
    const { notices, explanation } = await calculate(await person(), light)
    const outside = 'The leaf lies outside 2 to 1000 kg/m², the range of the models.'
    expect(notices.filter((notice) => notice === outside)).toHaveLength(1)
    const named = explanation?.notices.filter(({ text }) => text === outside) ?? []
    expect(named.flatMap(({ componentIds }) => componentIds)).toEqual(
      [0, 2].map((at) => light.components[at]?.componentId),
    )
  })

  test('[CMP-11] a construction that breaks a rule is not calculated, and its component is named in both forms', async () => {
    const structure = withText(structureOf(), 0, 'density', '1')
    const [element] = structure.components
    const { validation, rw } = await calculate(await person(), structure)
    expect(CALCULATION_RESULTS).toContain(validation.result)
    expect(validation.message).toMatch(new RegExp(`^Concrete: .* id: ${element?.componentId}$`))
    expect(rw).toBeNull()
  })

  const stud = structureOf('LightweightFrameWall')
  const slab = structureOf('SingleMassiveElementFloor')
  const ribbed = structureOf('SingleMassiveElementFloorWithRibPanels')
  const [, cavity] = structureOf('DoubleMassiveElementWall').components
  if (cavity === undefined) throw new Error('A double wall has a cavity')
  const FAILURES: readonly [CalculationResultCode, string, Structure, at: number][] = [
    [
      'FrameError',
      'beams as thick as their spacing',
      withTexts(stud, 1, { thicknessOfBeam: '300', cc: '300' }),
      1,
    ],
    ['PropertyError', 'a density out of range', withText(slab, 0, 'density', '99'), 0],
    ['PropertyError', 'insulation without density', withText(stud, 1, 'insulationDensity', '0'), 1],
    [
      'MassiveElementError',
      'an element as light as foam and as stiff as steel',
      withTexts(slab, 0, { density: '100', modulusOfElasticityMajor: '200' }),
      0,
    ],
    [
      'MassiveElementError',
      'a floor without its element',
      { ...slab, components: stud.components.slice(0, 1) },
      0,
    ],
    [
      'CalculationError',
      'a board stiffer and lighter than anything',
      withTexts(stud, 0, { density: '5', modulusOfElasticity: '200000' }),
      0,
    ],
    [
      'CalculationError',
      'ribs as thick as their spacing',
      withTexts(ribbed, 1, { thicknessOfBeam: '300', cc: '300' }),
      1,
    ],
    [
      'ConstructionNotSupported',
      'a cavity outside a wall',
      { ...structureOf(), components: [...structureOf().components, cavity] },
      1,
    ],
    ['UnknownError', 'an element of wool', withMaterial(slab, 'Stonewool'), 0],
  ]
  test.each(FAILURES)(
    '[CAL-03] %s is the answer to %s, and names the component',
    async (result, _, structure, at) => {
      const { validation, rw, tableResultR, explanation } = await calculate(await person(), structure)
      const id = structure.components[at]?.componentId ?? ''
      expect(validation).toMatchObject({ result, componentIds: [id] })
      expect([rw, tableResultR, explanation]).toEqual([null, null, null])
      if (result === 'ConstructionNotSupported')
        expect(validation.message).toBe(
          'The construction you have built is not supported by us for the moment. See the user guide for more information or contact us.',
        )
      else expect(validation.message.endsWith(`id: ${id}`)).toBe(true)
    },
  )

  test('[CAL-03] every code has its input', () => {
    const reached = new Set(['Success', ...FAILURES.map(([result]) => result)])
    expect([...reached].sort()).toEqual([...CALCULATION_RESULTS].sort())
  })
})

function withMaterial(structure: Structure, productMaterial: Material): Structure {
  return { ...structure, components: structure.components.map((part) => ({ ...part, productMaterial })) }
}

/** Free of the dust of binary fractions. */
function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value * 1e6) / 1e6
}
