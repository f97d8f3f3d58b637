import { DEFAULT_FIELD_VALUES } from '@soundleaf/contracts'
import { measureIn } from '@soundleaf/texts'
import { ratedVariant, wall } from '../testing/rated-variants'
import { exportRows, sortedRows, variantColumns } from './variant-columns'
import { variantRows } from './variant-rows'

afterEach(() => measureIn('Metric'))

const variants = [ratedVariant(1, 200, 57), ratedVariant(2, 150, 53), ratedVariant(3, 250, null)]
const fieldValues = { ...DEFAULT_FIELD_VALUES.Iso, flankingType: 1 }

function table(baseAt: number) {
  const rows = variantRows(variants, variants[baseAt]?.id ?? '')
  const base = rows.find(({ isBase }) => isBase)
  const columns = variantColumns({
    kinds: ['airborne'],
    standard: 'Iso',
    fieldValues,
    base,
    rows,
    products: new Map(),
  })
  const textOf = (id: string) => rows.map((row) => columns.find((column) => column.id === id)?.text(row))
  return { rows, columns, textOf }
}

test('[BEY-05] each variant is told with its difference to the base', () => {
  const { rows, textOf } = table(0)
  expect(textOf('thickness')).toEqual(['200', '150', '250'])
  expect(textOf('rating-airborne')).toEqual(['57 (−2; −6)', '53 (−2; −6)', '–'])
  // 53 − 57 and 150 − 200.
  expect(textOf('delta-airborne')).toEqual(['Base', '−4', '–'])
  expect(textOf('delta-thickness')).toEqual(['Base', '−50', '+50'])
  expect(rows[1]?.differences).toEqual([{ what: 'Thickness, A', mine: '200 mm', theirs: '150 mm' }])
  expect([...(rows[1]?.differingIds ?? [])]).toEqual([wall.components[0]?.id])
})

test('[BEY-05] one that this version cannot read is not said to be as the base', () => {
  const [one, two] = variants
  if (one === undefined || two === undefined) throw new Error('There are two.')
  const structure = {
    ...two.structure,
    components: two.structure.components.map((layer) => ({
      ...layer,
      properties: layer.properties.map((property) => ({ ...property, value: 'ten' })),
    })),
  }
  const rows = variantRows([one, { ...two, structure }], one.id)
  expect(rows.map(({ construction, differences }) => [construction === null, differences])).toEqual([
    [false, []],
    [true, null],
  ])
})

test('[BEY-05] another base turns the differences round', () => {
  const { textOf } = table(1)
  expect(textOf('delta-airborne')).toEqual(['+4', 'Base', '–'])
})

test('[BEY-05] the field value stands with what is required of it, and is judged', () => {
  const { columns, rows } = table(0)
  const field = columns.find(({ id }) => id === 'field-airborne')
  // 57 − 3 = 54, of which 48 are required: 6 dB more.
  expect(rows[0] && field?.text(rows[0])).toBe('54')
  expect(rows[0] && field?.verdict?.(rows[0])).toMatchObject({ level: 'ok', by: 'margin 6 dB' })
})

test('[BEY-05] rows are sorted by a column, those without a number last either way', () => {
  const { columns, rows } = table(0)
  const order = (by: string, isDescending: boolean) =>
    sortedRows(rows, columns, { by, isDescending }).map(({ number }) => number)
  expect(order('thickness', false)).toEqual([2, 1, 3])
  expect(order('thickness', true)).toEqual([3, 1, 2])
  expect(order('rating-airborne', true)).toEqual([1, 2, 3])
  expect(order('rating-airborne', false)).toEqual([2, 1, 3])
  expect(order('number', false)).toEqual([1, 2, 3])
})

test('[BEY-05] an export has numbers as numbers and the differences in words', () => {
  const { columns, rows } = table(0)
  const [head, , second] = exportRows(rows, columns)
  expect(head?.slice(0, 5)).toEqual([
    'Number',
    'Variant and what differs',
    'Thickness, mm',
    'Mass, kg/m²',
    'Rw (C; Ctr), dB',
  ])
  expect(second?.slice(0, 3)).toEqual([2, 'Wall 2', 150])
  expect(second?.at(-1)).toBe('Thickness, A: 150 mm')
})

test('[BEY-12] in inches table and export say and give inches, and differences have their sign', () => {
  measureIn('ImperialFractions')
  const { columns, rows, textOf } = table(0)
  // 200 mm is 7.874 in, and 7 7/8 in to the tenth of a millimetre; 150 and 250 mm are 5.906 and 9.843 in, 50 mm 1.969.
  expect(textOf('thickness')).toEqual(['7 7/8', '5.906', '9.843'])
  expect(textOf('delta-thickness')).toEqual(['Base', '−1.969', '+1.969'])
  const [head, , second] = exportRows(rows, columns)
  expect(head?.slice(2, 4)).toEqual(['Thickness, in', 'Mass, lb/ft²'])
  // A cell is a number, which a spreadsheet reckons with: 150 / 25.4.
  expect(second?.[2]).toBe(5.9055)
})
