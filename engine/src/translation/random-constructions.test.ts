import { randomUUID } from 'node:crypto'
import { FRAME_TYPES, NEW_PROJECT_TYPES } from '@soundleaf/contracts'
import {
  add,
  check,
  orientation,
  propertiesOf,
  setProperty,
  template,
  type Component,
  type Construction,
  type Side,
} from '@soundleaf/construction'
import fc from 'fast-check'
import { FIELD_VALUES } from '../testing/construction-parts'
import { predictConstruction } from './predict-construction'

/** 1 is what every run affords, 10 the full run. */
const RUNS = Math.ceil(50 * Number(process.env.SOUNDLEAF_TEST_SCALE ?? 1))

/** What a person adds outside the fixed components, from the inside outwards. */
const additions = fc.array(
  fc.tuple(fc.constantFrom('panel' as const, 'frame' as const, 'impactBoard' as const), fc.boolean()),
  { maxLength: 6 },
)

/** Walls and floors as the editor's buttons build them, every number between half and double of the usual one. */
const construction = fc
  .record({
    type: fc.constantFrom(...NEW_PROJECT_TYPES),
    additions,
    covering: fc.constantFrom('none', 'on top', 'on an impact board'),
    frameType: fc.constantFrom(...FRAME_TYPES),
    factors: fc.array(fc.double({ min: 0.5, max: 2, noNaN: true }), { minLength: 40, maxLength: 40 }),
  })
  .map((drawn) => {
    const sides: readonly [Side, Side] =
      orientation(drawn.type) === 'wall' ? ['left', 'right'] : ['above', 'below']
    const built = drawn.additions.reduce(
      (current, [kind, isFirst]) => withAdded(current, kind, sides[isFirst ? 0 : 1]),
      template(drawn.type, randomUUID),
    )
    const covered = drawn.covering === 'none' ? built : withAdded(built, 'floorCovering', 'above')
    // The button puts the board under the covering.
    const boarded =
      drawn.covering === 'on an impact board' ? withAdded(covered, 'impactBoard', 'above') : covered
    const components = boarded.components.map(
      (part): Component =>
        part.kind === 'frame'
          ? {
              ...part,
              frameType: drawn.frameType,
              totalCavityDepth_mm: part.depthOfBeam_mm,
              isDepthLinked: true,
            }
          : part,
    )
    return scaled({ ...boarded, components }, drawn.factors)
  })

/** Unchanged where the rules have no room for it; a frame and an impact board bring the panel that they carry. */
function withAdded(current: Construction, kind: Component['kind'], side: Side): Construction {
  const next = add(current, kind, side, randomUUID)
  if (!next.ok) return current
  return kind === 'frame' || kind === 'impactBoard' ? withAdded(next.value, 'panel', side) : next.value
}

function scaled(current: Construction, factors: readonly number[]): Construction {
  let at = 0
  return current.components.reduce(
    (whole, part) =>
      propertiesOf(part, true).reduce((changed, row) => {
        if (row.control !== 'number' || row.value === 0) return changed
        const { min, max } = row.range
        const value = Math.min(Math.max(row.value * (factors[at++ % factors.length] ?? 1), min), max)
        const next = setProperty(changed, part.id, row.key, value)
        return next.ok ? next.value : changed
      }, whole),
    current,
  )
}

test('[ENG-01] random constructions that keep to the rules are predicted, in the laboratory and in the building', () => {
  fc.assert(
    fc.property(construction, (built) => {
      fc.pre(check(built).length === 0)
      const prediction = predictConstruction(built, FIELD_VALUES)
      if (!prediction.ok) throw new Error(`${prediction.code}: ${prediction.reason.code}`)
      expect(prediction.laboratory.airborne.iso.values_db.every(Number.isFinite)).toBe(true)
      expect(prediction.field.ok).toBe(true)
    }),
    { numRuns: RUNS, seed: 7 },
  )
}, 3_600_000)
