import fc from 'fast-check'
import { genericProducts } from '../testing/generic-catalogue'
import { mustRead } from '../testing/samples'
import { fileOfType, type FileForm, type WrittenLayer } from '../testing/type-file'
import { NO_ANSWERS, type Question, type TypeAnswers } from './answers'
import { catalogueOf } from './catalogue'
import type { Plan, PlannedComponent } from './plan'
import { review } from './review'
import { toConstruction } from './to-construction'

const catalogue = catalogueOf(genericProducts())
/** Ids in turn, the same for each making. */
function counted() {
  let ids = 0
  return () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`
}

/** What programs call the products of the catalogue; the names are those of the sample files, or of their languages. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'Gypsum board': ['Plasterboard', 'Gipskartonplatte', 'Plaque de plâtre', 'Cartongesso'],
  'OSB/3': ['OSB', 'OSB-Platte'],
  'Gypsum plaster': ['Innenputz Gips', 'Enduit plâtre'],
  'Cement screed': ['Zementestrich', 'Concrete, Sand/Cement Screed'],
  Concrete: ['Concrete, Cast In Situ', 'Stahlbeton 65690', 'Béton armé', 'Betong'],
  'Calcium silicate': ['Kalksandstein', 'Kalkzandsteen'],
  'Clay brick': ['Brick, Common', 'Brique pleine'],
  'Impact board': ['Trittschalldämmung Mineralwolle', 'Stegljudsisolering'],
  'Elasticised polystyrene': ['Trittschalldämmung EPS T'],
  'Parquet, floating on foam': ['Parkett Eiche', 'Parquet chêne'],
  'Steel stud 70': ['Metal Stud Layer', 'Stahlständer'],
  'Wooden stud': ['Holzständer', 'Timber studs'],
  'Stone wool batt 70': ['Mineral Wool', 'Mineralwolle', 'Laine de roche'],
  'Fibreglass batt 70': ['Glaswolle', 'Fiberglass Batt'],
}
const AIR = ['Air', 'Luftschicht', "Lame d''air"]

/** Tenths of a millimetre, in which lengths are kept (PRP-03). */
const mm = (least: number, most: number) =>
  fc.integer({ min: least * 10, max: most * 10 }).map((tenths) => tenths / 10)

type Sheet = Extract<PlannedComponent, { readonly thickness_mm: number }>
type Gap = Exclude<PlannedComponent, Sheet>

const sheet = (kind: Sheet['kind'], product: string, [least, most]: readonly [number, number]) =>
  mm(least, most).map((thickness_mm): Sheet => ({ kind, product, chosen: null, thickness_mm }))
// Within what the product comes in.
const board = fc.oneof(sheet('panel', 'Gypsum board', [6, 25]), sheet('panel', 'OSB/3', [9, 30]))
const plaster = sheet('panel', 'Gypsum plaster', [3, 40])
const massive = fc.oneof(
  sheet('massiveElement', 'Concrete', [80, 500]),
  sheet('massiveElement', 'Calcium silicate', [100, 365]),
  sheet('massiveElement', 'Clay brick', [60, 400]),
)

/** Empty, or filled as far as it is. */
const fillOf = (depth_mm: number) =>
  fc
    .record({
      fill: fc.constantFrom(null, 'Stone wool batt 70', 'Fibreglass batt 70'),
      share: fc.integer({ min: 1, max: 10 }),
    })
    .map(({ fill, share }) => ({
      fill,
      chosenFill: null,
      fill_mm: fill === null ? 0 : Math.round(depth_mm * share) / 10,
    }))
const gap = (kind: Gap['kind'], product: string, [least, most]: readonly [number, number], isCore: boolean) =>
  mm(least, most).chain((depth_mm) =>
    fillOf(depth_mm).map((fill): Gap => ({ kind, product, chosen: null, depth_mm, isCore, ...fill })),
  )

const boards = fc.array(board, { minLength: 1, maxLength: 3 })
const maybe = <Value>(one: fc.Arbitrary<Value>) => fc.array(one, { maxLength: 1 })
const studs = (isCore: boolean) =>
  fc.oneof(gap('frame', 'Steel stud 70', [41, 250], isCore), gap('frame', 'Wooden stud', [60, 300], isCore))

const plan: fc.Arbitrary<Plan> = fc.oneof(
  fc.tuple(boards, studs(true), boards).map(
    ([left, core, right]): Plan => ({
      type: 'LightweightFrameWall',
      components: [...left, core, ...right],
    }),
  ),
  fc.tuple(maybe(plaster), massive, maybe(plaster)).map(
    ([left, wall, right]): Plan => ({
      type: 'SingleMassiveElementWall',
      components: [...left, wall, ...right],
    }),
  ),
  fc.tuple(massive, studs(false), boards).map(
    ([wall, lining, leaf]): Plan => ({
      type: 'SingleMassiveElementWall',
      components: [wall, lining, ...leaf],
    }),
  ),
  fc.tuple(maybe(plaster), massive, gap('cavity', 'Cavity', [20, 200], false), massive).map(
    ([left, one, between, other]): Plan => ({
      type: 'DoubleMassiveElementWall',
      components: [...left, one, between, other],
    }),
  ),
  fc
    .tuple(
      maybe(sheet('floorCovering', 'Parquet, floating on foam', [8, 22])),
      maybe(
        fc.tuple(
          sheet('panel', 'Cement screed', [20, 120]),
          fc.oneof(
            sheet('impactBoard', 'Impact board', [20, 40]),
            sheet('impactBoard', 'Elasticised polystyrene', [20, 40]),
          ),
        ),
      ),
      sheet('massiveElement', 'Concrete', [80, 500]),
      maybe(plaster),
    )
    .map(
      ([covering, floating, slab, below]): Plan => ({
        type: 'SingleMassiveElementFloor',
        components: [...covering, ...floating.flat(), slab, ...below],
      }),
    ),
)

const form: fc.Arbitrary<FileForm> = fc.record({
  schema: fc.constantFrom('IFC2X3' as const, 'IFC4' as const, 'IFC4X3_ADD2' as const),
  unit: fc.constantFrom('mm' as const, 'm' as const, 'inch' as const),
  sense: fc.constantFrom('POSITIVE' as const, 'NEGATIVE' as const),
})

const isSheet = (one: PlannedComponent): one is Sheet => 'thickness_mm' in one
const isFloor = ({ type }: Plan) => type.endsWith('Floor')

/** A gap as layers: a file has one thing in each place, so that where a fill is, it says nothing of the studs. */
function layersOf(one: PlannedComponent, nameOf: (product: string) => string, air: string): WrittenLayer[] {
  if (isSheet(one)) return [{ material: nameOf(one.product), thickness_mm: one.thickness_mm }]
  const { kind, product, fill, fill_mm, depth_mm } = one
  const rest_mm = Math.round((depth_mm - fill_mm) * 10) / 10
  if (fill === null) return [{ material: kind === 'cavity' ? air : nameOf(product), thickness_mm: depth_mm }]
  return [
    { material: nameOf(fill), thickness_mm: fill_mm },
    ...(rest_mm > 0 ? [{ material: air, thickness_mm: rest_mm }] : []),
  ]
}

/** What no layer of a file can say of a construction: what is asked is this, and nothing else. */
function unsaid({ components }: Plan): readonly Question['code'][] {
  return components.flatMap((one, at): readonly Question['code'][] => {
    if (isSheet(one)) return one.kind === 'impactBoard' ? ['stiffness'] : []
    if (one.kind === 'cavity') return []
    const isLining = components[at - 1]?.kind === 'massiveElement'
    return [
      ...(isLining ? ['lining' as const] : []),
      ...(one.fill !== null && !isLining ? ['whichStuds' as const] : []),
      ...(one.fill === null && one.isCore ? ['studsFilled' as const] : []),
    ]
  })
}

/** The answers of somebody who knows the construction. */
function answersFor({ components }: Plan): TypeAnswers {
  const frame = components.find(({ kind }) => kind === 'frame')
  if (frame === undefined || isSheet(frame)) return NO_ANSWERS
  return {
    ...NO_ANSWERS,
    studs: frame.product.startsWith('Wooden') ? 'wood' : 'steel',
    lining: components[0]?.kind === 'massiveElement' ? 'fixed' : null,
    isFilled: frame.fill !== null,
  }
}

test('[BEY-15] random constructions go through a type of a file and come back as they were; what a file cannot hold is asked', () => {
  fc.assert(
    fc.property(plan, form, fc.integer({ min: 0, max: 11 }), (wanted, written, language) => {
      const made = toConstruction(wanted, catalogue, counted())
      // Of random layers some break a rule, as masses that a type may not have.
      fc.pre(made.ok)
      const named = (names: readonly string[]) => names[language % names.length] ?? ''
      const layers = wanted.components.flatMap((one) =>
        layersOf(one, (product) => named(NAMES[product] ?? []), named(AIR)),
      )
      const { types } = mustRead(fileOfType(isFloor(wanted) ? 'floor' : 'wall', layers, written)).model
      expect(types.map(({ name, count }) => [name, count])).toEqual([['The type', 1]])
      const [type] = types
      if (type === undefined) throw new Error('No type was read.')

      const asRead = review(type, { materials: new Map(), type: NO_ANSWERS }, catalogue, counted())
      expect(asRead.questions.map(({ code }) => code).toSorted()).toEqual([...unsaid(wanted)].toSorted())
      const answered = review(type, { materials: new Map(), type: answersFor(wanted) }, catalogue, counted())
      if (answered.construction === null) throw new Error(`Nothing became of ${JSON.stringify(layers)}.`)
      expect([answered.leftOut, answered.notes]).toEqual([[], []])
      expect(answered.construction).toEqual(made.value.construction)
    }),
    { numRuns: Math.ceil(100 * Number(process.env.SOUNDLEAF_TEST_SCALE ?? 1)) },
  )
})
