import { template } from '@soundleaf/construction'
import { measureIn } from '@soundleaf/texts'
import { constructionRows } from './construction-rows'
import { layerBlocks } from './layer-blocks'
import { reportDate } from './report-date'

afterEach(() => measureIn('Metric'))

let count = 0
const newId = () => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`
const LEFT_OUT = [
  'studId',
  'panelId',
  'floorCoveringId',
  'frameType',
  'material',
  'insulationProductId',
  'impactboardID',
  'type',
]

test('[PRT-03] a row has a label, a value and its unit, and the keys that say nothing are left out', () => {
  const blocks = layerBlocks(template('LightweightFrameWall', newId), [])
  const rows = blocks.flatMap((block) => block.rows)
  expect(rows.length).toBeGreaterThan(0)
  for (const { key, label, value } of rows) {
    expect(LEFT_OUT).not.toContain(key)
    expect(label).not.toBe('')
    expect(value).not.toBe('')
  }
  expect(rows.find(({ key }) => key === 'cc')).toMatchObject({
    label: 'Spacing cc',
    value: '600',
    unit: 'mm',
  })
  expect(rows.find(({ key }) => key === 'dampingCoefficient')?.unit).toBe('')
})

test('a fill has a block and a row of its own under its frame', () => {
  const wall = template('LightweightFrameWall', newId)
  expect(layerBlocks(wall, []).map(({ title }) => title)).toEqual([
    'Gypsum board',
    'Wooden stud',
    'Stone wool 30, in B',
    'Gypsum board',
  ])
  // 95 mm of 30 kg/m³: 0.095 m × 30 kg/m³ = 2.85 kg/m².
  expect(constructionRows(wall, [])[2]).toMatchObject({
    letter: '',
    isFill: true,
    thickness_mm: 95,
    mass_kgm2: 2.85,
  })
})

test('[PRT-02] the date of calculation is the day of the last modification in UTC', () => {
  expect(reportDate('2026-11-27T23:59:59.999Z')).toBe('2026-11-27 (UTC)')
  expect(reportDate(null)).toBe('not saved')
})

test('[BEY-12] in inches the report has fractions, pounds and the nominal size of studs', () => {
  measureIn('ImperialFractions')
  const wall = template('LightweightFrameWall', newId)
  const lumber = {
    ...wall,
    components: wall.components.map((component) =>
      component.kind === 'frame'
        ? {
            ...component,
            depthOfBeam_mm: 88.9,
            thicknessOfBeam_mm: 38.1,
            totalCavityDepth_mm: 88.9,
            cc_mm: 406.4,
          }
        : component,
    ),
  }
  const rows = layerBlocks(lumber, []).flatMap((block) => block.rows)
  const shown = (key: string) => rows.find((row) => row.key === key)
  // 3.5 × 25.4 = 88.9, 16 × 25.4 = 406.4; PS 20 calls 1 1/2 × 3 1/2 in a 2×4.
  expect(shown('depthOfBeam')).toMatchObject({ value: '3 1/2', unit: 'in' })
  expect(shown('cc')).toMatchObject({ value: '16', unit: 'in' })
  expect(shown('nominal')).toMatchObject({ label: 'Nominal size', value: '2×4' })
  expect(shown('density')?.unit).toBe('lb/ft³')
  expect(shown('modulusOfElasticity')?.unit).toBe('psi')
})
