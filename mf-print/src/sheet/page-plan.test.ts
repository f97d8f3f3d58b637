import { add, template, type Construction } from '@soundleaf/construction'
import { constructionRows } from '../content/construction-rows'
import { layerBlocks } from '../content/layer-blocks'
import type { PrintedVariant } from '../content/printed-variants'
import { A4, contentHeight_px, LETTER, PAPERS } from './paper'
import { HEIGHT, planPages, type Page } from './page-plan'

let count = 0
const newId = () => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`

function plan(
  construction: Construction,
  orientation: 'wall' | 'floor',
  paper = A4,
  inBuilding: 'rooms' | 'outside' | null = null,
  variants: readonly PrintedVariant[] = [],
): readonly Page[] {
  const rows = constructionRows(construction, [])
  return planPages({ orientation, rows, blocks: layerBlocks(construction, []), inBuilding, variants }, paper)
}

/** A wall with so many panels on its left side. */
function longWall(panels: number): Construction {
  let wall = template('SingleMassiveElementWall', newId)
  for (let n = 0; n < panels; n += 1) {
    const added = add(wall, 'panel', 'left', newId)
    if (!added.ok) throw new Error('A panel may always be added to a wall.')
    wall = added.value
  }
  return wall
}

test.each(['SingleMassiveElementWall', 'DoubleMassiveElementWall', 'LightweightFrameWall'] as const)(
  '[PRT-01] a new %s has 4 pages on both papers',
  (type) => {
    for (const paper of PAPERS)
      expect(plan(template(type, newId), 'wall', paper).map(({ kind }) => kind)).toEqual([
        'construction',
        'airborne',
        'layers',
        'field-values',
      ])
  },
)

test.each([
  'SingleMassiveElementFloor',
  'SingleMassiveElementFloorWithRibPanels',
  'DoubleMassiveElementFloor',
] as const)('[PRT-01] a new %s has 5 pages on both papers', (type) => {
  for (const paper of PAPERS)
    expect(plan(template(type, newId), 'floor', paper).map(({ kind }) => kind)).toEqual([
      'construction',
      'airborne',
      'impact',
      'layers',
      'field-values',
    ])
})

test.each(['rooms', 'outside'] as const)(
  '[BEY-07, BEY-10] %s have a page of their own before the last, which is signed',
  (inBuilding) => {
    const pages = plan(template('LightweightFrameWall', newId), 'wall', A4, inBuilding)
    expect(pages.map(({ kind }) => kind)).toEqual([
      'construction',
      'airborne',
      'layers',
      inBuilding,
      'field-values',
    ])
  },
)

test.each([1, 5, 10, 11, 12, 20, 59])(
  '[PRT-07] %i panels more lose no row and no block, and overfill no page',
  (panels) => {
    const wall = longWall(panels)
    for (const paper of [A4, LETTER]) {
      const pages = plan(wall, 'wall', paper)
      const rows = pages.flatMap((page) => ('rows' in page ? page.rows : []))
      const blocks = pages.flatMap((page) => ('blocks' in page ? page.blocks : []))
      expect(rows.map(({ id }) => id)).toEqual(constructionRows(wall, []).map(({ id }) => id))
      expect(blocks.map(({ id }) => id)).toEqual(layerBlocks(wall, []).map(({ id }) => id))
      for (const page of pages) expect(height_px(page)).toBeLessThanOrEqual(contentHeight_px(paper))
      expect(pages.filter((page) => 'isLast' in page && page.isLast)).toHaveLength(1)
    }
  },
)

test('[PRT-07] 60 layers take more pages than 4', () => {
  expect(plan(longWall(59), 'wall').length).toBeGreaterThan(4)
})

/** What a page takes, added up from the sheet's own heights. */
function height_px(page: Page): number {
  const table_px = (rows: number) => HEIGHT.tableHead + rows * HEIGHT.tableRow
  switch (page.kind) {
    case 'construction':
      return (
        HEIGHT.title +
        HEIGHT.results +
        2 * HEIGHT.heading +
        page.drawingHeight_px +
        table_px(page.rows.length + (page.isLast ? 1 : 0))
      )
    case 'more-construction':
      return HEIGHT.title + table_px(page.rows.length + (page.isLast ? 1 : 0))
    case 'layers': {
      let total = HEIGHT.title
      for (let n = 0; n < page.blocks.length; n += 2) {
        const pair = page.blocks.slice(n, n + 2)
        const rows = Math.max(...pair.map((block) => block.rows.length))
        total +=
          HEIGHT.blockHead + rows * HEIGHT.blockRow + (n + 2 < page.blocks.length ? HEIGHT.blockGap : 0)
      }
      return total
    }
    default:
      return 0
  }
}

test('[BEY-05] the variants have pages before the last one, and no row is cut', () => {
  const construction = template('LightweightFrameWall', newId)
  const variants = Array.from({ length: 50 }, (_, at) => ({
    number: at + 1,
    name: `Wall ${at + 1}`,
    isOpen: at === 0,
    construction,
    calculation: null,
    differences: [],
  }))
  for (const paper of PAPERS) {
    const pages = plan(construction, 'wall', paper, null, variants)
    expect(pages.at(-1)?.kind).toBe('field-values')
    const printed = pages.flatMap((page) => (page.kind === 'variants' ? [page.variants] : []))
    expect(printed.flat()).toEqual(variants)
    const free_px = contentHeight_px(paper) - HEIGHT.title
    for (const some of printed)
      expect(HEIGHT.tableHead + some.length * HEIGHT.variantRow).toBeLessThanOrEqual(free_px)
  }
})
