import { template } from '@soundleaf/construction'
import { constructionRows } from './construction-rows'
import { layerBlocks } from './layer-blocks'
import { reportDate } from './report-date'

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
