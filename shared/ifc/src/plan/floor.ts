import { cavityOf, frameOf } from './gap'
import type { KnownLayer } from './layers'
import { closedParts, type Making } from './making'
import { mergedMassive, sheetOf, sumOf, type Part, type Plan, type PlannedComponent } from './plan'

/** The boards that carry on joists, by the board as a sheet. */
const DECKS = new Map([
  ['OSB/3', 'OSB deck'],
  ['Particle board', 'Particle board deck'],
  ['Plywood, softwood', 'Plywood deck'],
  ['Softwood boards', 'Softwood board deck'],
])
/** Porous insulation under a floating sheet, up to this thickness. */
const THICKEST_IMPACT_BOARD_MM = 60

/** A floor of layers from the top; null where something blocks. */
export function floorPlan(making: Making): Plan | null {
  const parts = withDeck(closedParts(mergedMassive(withImpactBoards(making.layers, making)), making))
  const massive = parts.map(({ layers }) => layers.filter(({ role }) => role === 'massive').length)
  const count = massive.reduce((sum, one) => sum + one, 0)
  const [first, last] = [massive.findIndex((one) => one > 0), massive.findLastIndex((one) => one > 0)]
  if (count === 0) {
    const isCeiling = parts.length < 3
    making.ask({ code: isCeiling ? 'combineFloor' : 'noDeck' })
    return null
  }
  if (count === 1)
    return { type: 'SingleMassiveElementFloor', components: components(parts, first, null, making) }
  if (count === 2 && last === first + 2)
    return { type: 'DoubleMassiveElementFloor', components: components(parts, first, first + 1, making) }
  making.ask({ code: 'severalMassive' })
  return null
}

/** Insulation between a floating sheet and what carries is an impact board, and rigid insulation below is nothing. */
function withImpactBoards(layers: readonly KnownLayer[], making: Making): readonly KnownLayer[] {
  const carrier = layers.findIndex(({ role }) => role === 'massive')
  return layers.flatMap((layer, at): readonly KnownLayer[] => {
    if (layer.role === 'impact' && carrier >= 0 && at > carrier) {
      making.leaveOut([layer], 'impactBelow')
      return []
    }
    const [above, below] = [layers[at - 1]?.role, layers[at + 1]?.role]
    const isFloating = above === 'board' && (below === 'massive' || below === 'board') && at < carrier
    if (layer.role !== 'fill' || !isFloating || layer.thickness_mm > THICKEST_IMPACT_BOARD_MM) return [layer]
    making.note('insulationAsImpactBoard')
    return [{ ...layer, role: 'impact', product: 'Impact board', chosen: null }]
  })
}

/** Without a massive element the board on the joists carries. */
function withDeck(parts: readonly Part[]): readonly Part[] {
  if (parts.some(({ layers }) => layers.some(({ role }) => role === 'massive'))) return parts
  const gap = parts.findIndex(({ isGap }) => isGap)
  const [above, deck] = [parts[gap - 1], parts[gap - 1]?.layers.at(-1)]
  const product = DECKS.get(deck?.product ?? '')
  if (above === undefined || deck === undefined || product === undefined) return parts
  const layers = [...above.layers.slice(0, -1), { ...deck, role: 'massive' as const, product, chosen: null }]
  return parts.map((part) => (part === above ? { isGap: false, layers } : part))
}

function components(
  parts: readonly Part[],
  carrier: number,
  cavity: number | null,
  making: Making,
): readonly PlannedComponent[] {
  const { answers, fits } = making
  return parts.flatMap(({ isGap, layers }, at): readonly PlannedComponent[] => {
    if (!isGap) {
      for (const { role, material } of layers)
        if (role === 'impact') making.ask({ code: 'stiffness', material })
      return layers.flatMap((layer) => sheetOf(layer) ?? [])
    }
    if (layers.some(({ role }) => role === 'rigid')) making.note('rigidInCavity')
    if (at === cavity) return [cavityOf(layers)]
    if (answers.studs === null && !layers.some(({ role }) => role === 'frame') && sumOf(layers) > 0)
      making.ask({ code: 'whichStuds' })
    return [
      frameOf(layers, {
        frameType: at < carrier ? 'FloorFrame' : 'CeilingFrame',
        fits,
        studs: answers.studs,
        lining: null,
        isFilled: null,
        isCore: false,
      }),
    ]
  })
}
