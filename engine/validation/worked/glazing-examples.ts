import type { Assembly, Leaf } from '../../src/input/assembly'
import { predict } from '../../src/predict'
import { valueOf } from '../../src/rating/rating'
import { type Check, check, type Comparison, near } from './example'

/** A pane in the opening of ISO 10140-1 for glazing. */
function pane(thickness_mm: number): Leaf {
  const glass = { componentId: 'pane', role: 'board', material: 'glass' } as const
  const thickness_m = thickness_mm / 1000
  return { part: 'leaf', sheets: [{ ...glass, thickness_m, density_kgm3: 2500, modulus_Pa: 70e9 }] }
}

/** A glazing by its thicknesses, such as 6/12/4: panes and the spaces between them, mm. */
function glazing(thicknesses: string): Assembly {
  const parts = thicknesses
    .split('/')
    .map((text, at): Assembly['parts'][number] =>
      at % 2 === 0
        ? pane(Number(text))
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

const unit = check<{ readonly glazing_mm: string }, { readonly Rw: number }>(({ glazing_mm }, { Rw }) => {
  const prediction = predict(glazing(glazing_mm))
  if (!prediction.ok) throw new Error(prediction.reason.code)
  return within(valueOf(prediction.airborne.iso.ratings, 'Rw'), Rw)
})

const UNITS = ['4', '6', '8', '10', '12']

export const GLAZING_CHECKS: Readonly<Record<string, Check>> = Object.fromEntries(
  UNITS.map((name) => [`e-EN12758-${name}`, unit]),
)
