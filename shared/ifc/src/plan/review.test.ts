import { check, massOf } from '@soundleaf/construction'
import fc from 'fast-check'
import { genericProducts } from '../testing/generic-catalogue'
import { expectedTable, mustRead, SAMPLES, sampleBytes, sampleJson } from '../testing/samples'
import { readLayers } from '../read/layers'
import type { ElementType } from '../read/types'
import { NO_ANSWERS, type MaterialAnswer, type Note, type Question, type TypeAnswers } from './answers'
import type { AssembledType } from './assemble'
import { catalogueOf } from './catalogue'
import type { Plan } from './plan'
import { review, stacked } from './review'

const products = genericProducts()
const catalogue = catalogueOf(products)
let ids = 0
const newId = () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`

const reviewed = (
  type: AssembledType,
  answers: Partial<TypeAnswers> = {},
  materials: ReadonlyMap<string, MaterialAnswer> = new Map(),
) => review(type, { materials, type: { ...NO_ANSWERS, ...answers } }, catalogue, newId)

const wallOf = (...layers: readonly (readonly [string, number])[]): AssembledType => ({
  elementClass: 'IfcWall',
  place: 'wall',
  source: 'layers',
  order: 'as listed',
  layers: readLayers(
    layers.map(([material, thickness_mm]) => ({ material, thickness_mm, ventilated: null })),
    'wall',
  ),
})

/** A question in the words of the expected tables. */
function said(question: Question): string {
  switch (question.code) {
    case 'studsFilled':
      return 'are the studs filled'
    case 'whichStuds':
      return 'which studs'
    case 'lining':
      return 'how is the lining held'
    case 'stiffness':
      return `dynamic stiffness of ${question.material}`
    case 'order':
      return 'is the order right: constituents have none'
    case 'estimated':
      return 'thicknesses are estimated'
    case 'noThickness':
      return 'no thicknesses'
    case 'combineFloor':
      return 'a ceiling or a finish alone: combine it with a floor'
    case 'notPredicted':
      return 'doors are listed, not predicted'
    default:
      return question.code
  }
}

const NOTES: Readonly<Partial<Record<Note, string>>> = {
  rigidInCavity: 'rigid insulation in a cavity counts as depth, not as fill',
  outsideVentilated: 'outside of a ventilated space',
  openToOneSide: 'open to one side',
}

/** A plan in the words of the expected tables. */
const told = (plan: Plan | null) =>
  plan && {
    type: plan.type,
    components: plan.components.map((component) => {
      if (!('depth_mm' in component)) {
        const { kind, product, thickness_mm } = component
        return { kind, product, thickness_mm }
      }
      const { kind, product, depth_mm, fill, fill_mm } = component
      return kind === 'cavity'
        ? { kind, depth_mm, fill, fill_mm }
        : { kind, product, depth_mm, fill, fill_mm }
    }),
  }

test.each(SAMPLES)(
  '[BEY-15] every type of %s becomes what is expected, with the questions that are expected',
  (name) => {
    const { types } = mustRead(sampleBytes(name)).model
    const expected = expectedTable(name)
    const got = types.map((type) => {
      const { plan, questions, leftOut, notes, construction } = reviewed(type)
      expect(construction === null || check(construction).length === 0).toBe(true)
      const spoken = notes.flatMap((note) => NOTES[note] ?? [])
      return { becomes: told(plan), asks: questions.map(said), leftOut, notes: spoken }
    })
    expect(got).toEqual(
      expected.types.map(({ becomes, asks, leftOut, notes = [] }) => ({ becomes, asks, leftOut, notes })),
    )
    for (const { of, becomes, asks } of expected.combined ?? []) {
      const [upper, lower] = of.map((wanted) => typeNamed(types, wanted))
      if (upper === undefined || lower === undefined) throw new Error('It is not there.')
      const { plan, questions } = reviewed(stacked(upper, lower))
      expect({ becomes: told(plan), asks: questions.map(said) }).toEqual({ becomes, asks })
    }
  },
)

const typeNamed = (types: readonly ElementType[], name: string) => types.find((type) => type.name === name)

test('[BEY-15] an answer counts: filled studs, a lining, a typed thickness, a chosen product', () => {
  const studs = wallOf(['Plasterboard', 12.5], ['Metal Stud Layer', 92], ['Plasterboard', 12.5])
  const filled = reviewed(studs, { isFilled: true })
  expect(filled.state).toBe('ready')
  expect(filled.construction?.components[1]).toMatchObject({
    totalCavityDepth_mm: 92,
    insulation: { isEnabled: true, thickness_mm: 92, material: 'Stonewool' },
  })
  const lined = wallOf(['Concrete', 200], ['Metal Furring', 60], ['Plasterboard', 12.5])
  expect(reviewed(lined, { lining: 'detached' }).construction?.components[1]).toMatchObject({
    frameType: 'Steel Stud Detached',
    totalCavityDepth_mm: 60,
    depthOfBeam_mm: 60,
  })
  expect(reviewed(lined, { lining: 'resilient' }).construction?.components[1]).toMatchObject({
    frameType: 'Resilient Channel',
  })
  const unknown = wallOf(['Default Wall', 200])
  expect(reviewed(unknown).questions).toEqual([{ code: 'material', material: 'Default Wall' }])
  const concrete = products.find(({ name }) => name === 'Concrete')
  if (concrete === undefined) throw new Error('There is no concrete.')
  const chosen = reviewed(unknown, {}, new Map([['Default Wall', { product: concrete }]]))
  // 0.2 m of 2300 kg/m³.
  expect(chosen.construction?.components.map(massOf)).toEqual([460])
  const typed = { ...unknown, layers: unknown.layers.map((layer) => ({ ...layer, thickness_mm: null })) }
  expect(
    reviewed(typed, { thicknesses_mm: [150] }, new Map([['Default Wall', { product: concrete }]])).plan,
  ).toMatchObject({ components: [{ thickness_mm: 150 }] })
})

test('[BEY-15] insulation that is glued on is left out with its render, and said', () => {
  const etics = reviewed(
    wallOf(['Außenputz', 10], ['EPS WDVS', 140], ['Kalksandstein', 175], ['Innenputz', 10]),
  )
  expect(etics.notes).toContain('gluedOutside')
  expect(etics.leftOut).toEqual(['Außenputz', 'EPS WDVS'])
  expect(etics.construction?.components.map(({ name }) => name)).toEqual([
    'Calcium silicate',
    'Gypsum plaster',
  ])
})

test('[BEY-15] different massive layers are asked, equal ones add up', () => {
  expect(reviewed(wallOf(['Concrete', 100], ['Brick', 115])).questions).toEqual([{ code: 'severalMassive' }])
  expect(reviewed(wallOf(['Concrete', 100], ['Concrete', 80])).plan).toMatchObject({
    components: [{ product: 'Concrete', thickness_mm: 180 }],
  })
  const concrete = products.find(({ name }) => name === 'Concrete')
  if (concrete === undefined) throw new Error('There is no concrete.')
  const own = { ...concrete, id: '0a0a0a0a-0000-4000-8000-000000000099' }
  const ofBoth = reviewed(
    wallOf(['Concrete', 100], ['Special mix', 80]),
    {},
    new Map([['Special mix', { product: own }]]),
  )
  expect(ofBoth.questions).toEqual([{ code: 'severalMassive' }])
})

test('[BEY-15] any layers give a sound construction or a question, and never throw', () => {
  const names = (sampleJson('material-names.json') as readonly { readonly name: string }[]).map(
    ({ name }) => name,
  )
  const layer = fc.record({
    material: fc.oneof(fc.constantFrom(...names), fc.string()),
    thickness_mm: fc.oneof(fc.constant(null), fc.double({ min: 0, max: 5000, noNaN: true })),
    ventilated: fc.constantFrom(true, false, null),
  })
  fc.assert(
    fc.property(
      fc.array(layer, { maxLength: 12 }),
      fc.constantFrom('wall' as const, 'floor' as const),
      fc.record({
        isTurned: fc.boolean(),
        isFilled: fc.constantFrom(true, false, null),
        studs: fc.constantFrom('steel' as const, 'wood' as const, null),
        lining: fc.constantFrom('detached' as const, 'resilient' as const, 'fixed' as const, null),
      }),
      (layers, place, answers) => {
        const type: AssembledType = {
          elementClass: place === 'wall' ? 'IfcWall' : 'IfcSlab',
          place,
          source: 'layers',
          order: 'as listed',
          layers: readLayers(layers, place),
        }
        const { construction, questions, broken } = reviewed(type, answers)
        if (construction === null) expect(questions.length > 0 || broken !== null).toBe(true)
        else expect(check(construction)).toEqual([])
      },
    ),
  )
})
