import { EVALUATION_INDICES, NEW_PROJECT_TYPES } from '@soundleaf/contracts'
import { calculate, peopleOf } from '../testing/calculate'
import { calculation, concrete, FIELD_VALUES, structureOf } from '../testing/constructions'
import { onEachDatabase } from '../testing/on-each-database'

onEachDatabase('field values', (server) => {
  const person = peopleOf(server)
  const trialExpiry = new Date('2026-03-20T00:00:00.000Z')

  test.each([1, 2, 3] as const)(
    '[FLD-03] flanking %i is for Full and single massive elements',
    async (flankingType) => {
      const flanking = { ...FIELD_VALUES, flankingType }
      for (const licence of ['trial', 'light'] as const) {
        const limited = await person({ licence, trialExpiry })
        const refused = await limited.call('calculate', calculation(structureOf(), flanking))
        expect([refused.status, refused.failure.code]).toEqual([403, 'LicenceInsufficient'])
      }
      const full = await person()
      for (const type of NEW_PROJECT_TYPES) {
        const answer = await full.call('calculate', calculation(structureOf(type), flanking))
        if (type.startsWith('SingleMassiveElement')) expect(answer.status).toBe(200)
        else
          expect(answer.failure).toMatchObject({
            code: 'ValidationFailed',
            field: 'fieldValues.flankingType',
          })
      }
    },
  )

  test('[FLD-03] a junction lowers what the direct path gives, an interlayer gives some back, and its building is told', async () => {
    const full = await person()
    const estimates: (number | null)[] = []
    for (const flankingType of [0, 1, 2, 3]) {
      const fieldValues = { ...FIELD_VALUES, airborneId: 6, impactId: 53, flankingType }
      // 400 mm: so heavy that the walls around it carry most of the sound.
      const answer = await calculate(full, concrete(400, 'SingleMassiveElementFloor'), fieldValues)
      estimates.push(answer.airborneFieldEstimation)
      expect(answer.impactFieldEstimation).not.toBeNull()
      expect(answer.notices.some((notice) => notice.includes('Flanking is estimated'))).toBe(flankingType > 0)
      // The verdict is computed with this one; the junctions widen it.
      const [laboratory, field] = [answer.airborneUncertainty ?? 0, answer.airborneFieldUncertainty ?? 0]
      if (flankingType === 0) expect(field).toBe(laboratory)
      else expect(field).toBeGreaterThan(laboratory)
    }
    const [none, rigid, thin, thick] = estimates.map((value) => value ?? Number.NaN)
    expect(rigid).toBeLessThan(none ?? 0)
    expect(thin).toBeGreaterThanOrEqual(rigid ?? 0)
    expect(thick).toBeGreaterThanOrEqual(thin ?? 0)
    expect(thick).toBeGreaterThan(rigid ?? 0)
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

  test('[FLD-04] without flanking the colour is of the direct value, and a deduction of 5 dB plans another', async () => {
    const full = await person()
    const floor = structureOf('SingleMassiveElementFloor')
    const asked = { ...FIELD_VALUES, airborneId: 6, impactId: 53 }
    const { airborneFieldEstimation: air, impactFieldEstimation: step } = await calculate(full, floor, asked)
    if (air === null || step === null) throw new Error('There are no field values.')
    // 10 dB more than is required: 5 more than what is kept back, and the uncertainty of bare concrete is less.
    const easy = await calculate(full, floor, { ...asked, airborneValue: air - 10, impactValue: step + 10 })
    expect(easy).toMatchObject({
      airborneColor: 'Green',
      airbornePlanned: { deduction: 5, value: air - 5, color: 'Green' },
      impactColor: 'Green',
      impactPlanned: { deduction: 5, value: step + 5, color: 'Green' },
    })
    // Just met: missed by all of what is kept back.
    const hard = await calculate(full, floor, { ...asked, airborneValue: air, impactValue: step })
    expect(hard).toMatchObject({
      airborneColor: 'Yellow',
      airbornePlanned: { color: 'Red' },
      impactColor: 'Yellow',
      impactPlanned: { color: 'Red' },
    })
    const own = await calculate(full, floor, { ...asked, planningDeduction: 2.5 })
    expect(own.airbornePlanned).toMatchObject({ deduction: 2.5, value: air - 2.5 })
    const flanking = await calculate(full, floor, { ...asked, flankingType: 1 })
    expect('airbornePlanned' in flanking || 'impactPlanned' in flanking).toBe(false)
    const refused = await full.call('calculate', calculation(floor, { ...asked, planningDeduction: 21 }))
    expect(refused.failure).toMatchObject({
      code: 'ValidationFailed',
      field: 'fieldValues.planningDeduction',
    })
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

  test('[FLD-01] every index code of the standard has a value', async () => {
    for (const standard of ['Iso', 'Astm'] as const) {
      const codes = EVALUATION_INDICES.filter((index) => index.standard === standard)
      for (const { id, kind } of codes) {
        const asked = { ...FIELD_VALUES, airborneId: 0, impactId: 0, [`${kind}Id`]: id }
        const answer = await calculate(
          await person({ standard }),
          structureOf('SingleMassiveElementFloor'),
          asked,
        )
        const { airborneFieldEstimation, impactFieldEstimation } = answer
        const given = { airborne: airborneFieldEstimation !== null, impact: impactFieldEstimation !== null }
        expect({ id, ...given }).toEqual({ id, airborne: kind === 'airborne', impact: kind === 'impact' })
      }
    }
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
})
