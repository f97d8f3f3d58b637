import type { Assembly, Leaf } from '../../src/input/assembly'
import { predict } from '../../src/predict'
import { valueOf } from '../../src/rating/rating'
import { type Check, check, type Comparison, findExample, near } from './example'

/** The usual interlayer, mm: two foils of PVB. */
const FOILS_MM = 0.76

/** A pane in the opening of ISO 10140-1 for glazing; a laminated one is thicker by its interlayer. */
function pane(thickness_mm: number, isLaminated = false): Leaf {
  const glass = { componentId: 'pane', role: 'board', material: 'glass' } as const
  const thickness_m = (thickness_mm + (isLaminated ? FOILS_MM : 0)) / 1000
  const sheet = { ...glass, thickness_m, density_kgm3: 2500, modulus_Pa: 70e9 }
  return { part: 'leaf', sheets: [isLaminated ? { ...sheet, interlayer: 'PVB' } : sheet] }
}

/** A glazing by its thicknesses, such as 6/12/4: panes and the spaces between them, mm. */
function glazing(thicknesses: string, hasLaminatedEnd = false): Assembly {
  const parts = thicknesses
    .split('/')
    .map((text, at, all): Assembly['parts'][number] =>
      at % 2 === 0
        ? pane(Number(text), hasLaminatedEnd && at === all.length - 1)
        : { part: 'cavity', componentId: 'space', depth_m: Number(text) / 1000, fills: [], connections: [] },
    )
  return { kind: 'wall', size_m: [1.23, 1.48], parts }
}

/**
 * EN 12758 gives values on the safe side of tests by 1 to 3 dB, so the prediction has to lie between its value less 1 dB
 * and its value with 3 dB.
 */
const within = (Rw_db: number, expected_db: number): readonly Comparison[] => [
  near('Rw of EN 12758 and 1 dB more, dB', Rw_db, expected_db + 1, 2),
]

interface Glazing {
  readonly glazing_mm: string
}
interface Rated {
  readonly Rw: number
}

function ratedRw(assembly: Assembly): number {
  const prediction = predict(assembly)
  if (!prediction.ok) throw new Error(prediction.reason.code)
  return valueOf(prediction.airborne.iso.ratings, 'Rw')
}

const unit = check<Glazing, Rated>(({ glazing_mm }, { Rw }) => within(ratedRw(glazing(glazing_mm)), Rw))

/**
 * What laminating one pane of a sealed unit gains: of that the margin of the table is no part, nor what the product
 * predicts better than it.
 */
const laminated = (plainId: string) =>
  check<Glazing, Rated>(({ glazing_mm }, { Rw }) => {
    const panes = glazing_mm.replace(' laminated', '')
    const plain = (findExample(plainId).expected as Rated).Rw
    const gain = ratedRw(glazing(panes, true)) - ratedRw(glazing(panes))
    return [near('gain of Rw by laminating, dB', gain, Rw - plain, 1)]
  })

const UNITS = ['4', '6', '8', '10', '12']

export const GLAZING_CHECKS: Readonly<Record<string, Check>> = {
  ...Object.fromEntries(UNITS.map((name) => [`e-EN12758-${name}`, unit])),
  'e-EN12758-6-12-6-laminated': laminated('e-EN12758-6-12-6'),
  'e-EN12758-6-12-10-laminated': laminated('e-EN12758-10-12-6'),
}
