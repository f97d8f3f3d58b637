import type { Orientation } from '@soundleaf/construction'
import type { ConstructionRow } from '../content/construction-rows'
import type { LayerBlock } from '../content/layer-blocks'
import type { PrintedVariant } from '../content/printed-variants'
import { contentHeight_px, type Paper } from './paper'

/** One sheet of the report. */
export type Page =
  | {
      readonly kind: 'construction'
      readonly rows: readonly ConstructionRow[]
      readonly drawingHeight_px: number
      readonly isLast: boolean
    }
  | {
      readonly kind: 'more-construction'
      readonly rows: readonly ConstructionRow[]
      readonly isLast: boolean
    }
  | { readonly kind: 'airborne' }
  | { readonly kind: 'impact' }
  | { readonly kind: 'layers'; readonly blocks: readonly LayerBlock[]; readonly isFirst: boolean }
  | { readonly kind: 'rooms' }
  | { readonly kind: 'outside' }
  | { readonly kind: 'variants'; readonly variants: readonly PrintedVariant[] }
  | { readonly kind: 'field-values' }

/** Heights of the parts of a page, px, as this folder and `pages/` set them. */
export const HEIGHT = {
  title: 60,
  /** The results above the drawing. */
  results: 72,
  heading: 46,
  tableHead: 27,
  tableRow: 28,
  blockHead: 27,
  blockRow: 27,
  blockGap: 20,
  variantRow: 64,
} as const

/** A drawing takes the height that the table leaves; beside a table that continues on the next page, a fixed height. */
const DRAWING = { least: 250, most: 450, besideLongTable: 520 } as const

interface PlannedContent {
  readonly orientation: Orientation
  readonly rows: readonly ConstructionRow[]
  readonly blocks: readonly LayerBlock[]
  /** What the project asks for in the building: between rooms, from outside, or nothing. */
  readonly inBuilding: 'rooms' | 'outside' | null
  readonly variants: readonly PrintedVariant[]
}

/**
 * What goes on which sheet: 4 sheets for a wall, 5 for a floor, and one more with rooms
 * or variants. A construction too long for them continues on more
 * sheets without cutting a row or a block. Planned from known heights, so that nothing is laid out while the browser
 * prints.
 */
export function planPages(
  { orientation, rows, blocks, inBuilding, variants }: PlannedContent,
  paper: Paper,
): readonly Page[] {
  const free_px = contentHeight_px(paper) - HEIGHT.title
  return [
    ...constructionPages(rows, free_px),
    { kind: 'airborne' },
    ...(orientation === 'floor' ? [{ kind: 'impact' } as const] : []),
    ...layerPages(blocks, free_px),
    ...(inBuilding === null ? [] : [{ kind: inBuilding }]),
    ...variantPages(variants, free_px),
    { kind: 'field-values' },
  ]
}

function constructionPages(rows: readonly ConstructionRow[], free_px: number): readonly Page[] {
  const forTable_px = (count: number) => HEIGHT.tableHead + count * HEIGHT.tableRow
  const below_px = free_px - HEIGHT.results - 2 * HEIGHT.heading
  const rowsBeside = (drawing_px: number) =>
    Math.floor((below_px - drawing_px - forTable_px(0)) / HEIGHT.tableRow)
  // The last row is the total.
  const count = rows.length + 1
  const isWhole = count <= rowsBeside(DRAWING.least)
  const first = isWhole ? rows : rows.slice(0, rowsBeside(DRAWING.besideLongTable))
  const drawing_px = isWhole ? Math.min(DRAWING.most, below_px - forTable_px(count)) : DRAWING.besideLongTable
  const perPage = Math.floor((free_px - forTable_px(1)) / HEIGHT.tableRow)
  const rest = chunks(rows.slice(first.length), perPage)
  return [
    {
      kind: 'construction',
      rows: first,
      drawingHeight_px: drawing_px,
      isLast: rest.length === 0,
    },
    ...rest.map((some, page) => ({
      kind: 'more-construction' as const,
      rows: some,
      isLast: page === rest.length - 1,
    })),
  ]
}

/** Blocks are laid out in pairs; a pair is as high as the higher of the two. */
function layerPages(blocks: readonly LayerBlock[], free_px: number): readonly Page[] {
  const pages: LayerBlock[][] = [[]]
  let used_px = 0
  for (const pair of chunks(blocks, 2)) {
    const height_px = Math.max(...pair.map(blockHeight_px)) + HEIGHT.blockGap
    if (used_px > 0 && used_px + height_px > free_px) {
      pages.push([])
      used_px = 0
    }
    pages.at(-1)?.push(...pair)
    used_px += height_px
  }
  return pages.map((some, page) => ({ kind: 'layers', blocks: some, isFirst: page === 0 }))
}

function variantPages(variants: readonly PrintedVariant[], free_px: number): readonly Page[] {
  const perPage = Math.floor((free_px - HEIGHT.tableHead) / HEIGHT.variantRow)
  return chunks(variants, perPage).map((some) => ({ kind: 'variants', variants: some }))
}

function blockHeight_px({ rows }: LayerBlock): number {
  return HEIGHT.blockHead + rows.length * HEIGHT.blockRow
}

function chunks<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, n) =>
    items.slice(n * size, (n + 1) * size),
  )
}
