import { randomUUID } from 'node:crypto'
import { FRAME_TYPES } from '@soundleaf/contracts'
import {
  add,
  FRAME_TYPE_FACTS,
  ruleText,
  template,
  type Construction,
  type Side,
} from '@soundleaf/construction'
import { FRAME_TYPE_PHYSICS } from '../physics/connection/frame-types'
import { predictConstruction } from './predict-construction'
import { FIELD_VALUES } from '../testing/construction-parts'

test('the facts and the physics know every frame type that the product offers, and no other', () => {
  expect(Object.keys(FRAME_TYPE_FACTS)).toEqual([...FRAME_TYPES])
  expect(Object.keys(FRAME_TYPE_PHYSICS)).toEqual([...FRAME_TYPES])
})

test.each(FRAME_TYPES)('%s has a geometry, something that couples, and a source for both', (frameType) => {
  const type = FRAME_TYPE_PHYSICS[frameType]
  const { depth_m, width_m, spacing_m } = type.geometry
  // Between a channel of 0.4 mm sheet and a joist, and between a hand and the widest grid of hangers.
  expect(depth_m).toBeGreaterThan(0.01)
  expect(width_m).toBeGreaterThan(0.0003)
  expect(width_m).toBeLessThan(spacing_m)
  expect(spacing_m).toBeLessThanOrEqual(2.4)
  expect(type.couplings.length).toBeGreaterThan(0)
  expect(type.source.length).toBeGreaterThan(20)
})

function framed(
  type: Construction['type'],
  side: Side,
  frameType: (typeof FRAME_TYPES)[number],
): Construction {
  const grown = (['frame', 'panel'] as const).reduce(
    (construction, kind) => {
      const next = add(construction, kind, side, randomUUID)
      if (!next.ok) throw new Error(ruleText(next.failure))
      return next.value
    },
    template(type, randomUUID),
  )
  const components = grown.components.map((part) => (part.kind === 'frame' ? { ...part, frameType } : part))
  return { ...grown, components }
}

test.each(
  FRAME_TYPES.flatMap((frameType) => [
    [frameType, 'SingleMassiveElementWall', 'left'] as const,
    [frameType, 'LightweightFrameWall', 'right'] as const,
    [frameType, 'SingleMassiveElementFloor', 'above'] as const,
    [frameType, 'SingleMassiveElementFloor', 'below'] as const,
  ]),
)('[ENG-01] %s is predicted in a %s, on the %s', (frameType, type, side) => {
  const prediction = predictConstruction(framed(type, side, frameType), FIELD_VALUES)
  if (!prediction.ok) throw new Error(prediction.reason.code)
  expect(prediction.laboratory.airborne.iso.values_db.every(Number.isFinite)).toBe(true)
  expect(prediction.laboratory.airborne.iso.values_db).not.toEqual(bareSpectrum(type))
})

/** A lining changes the insulation: a frame that the engine passes over would not. */
const bareSpectra = new Map<string, readonly number[]>()
function bareSpectrum(type: Construction['type']): readonly number[] {
  const known = bareSpectra.get(type)
  if (known !== undefined) return known
  const bare = predictConstruction(template(type, randomUUID), FIELD_VALUES)
  if (!bare.ok) throw new Error(bare.reason.code)
  bareSpectra.set(type, bare.laboratory.airborne.iso.values_db)
  return bare.laboratory.airborne.iso.values_db
}
