import { FRAME_TYPES, NEW_PROJECT_TYPES } from '@soundleaf/contracts'
import {
  add,
  ruleText,
  template,
  type Component,
  type ComponentKind,
  type Construction,
  type Side,
} from '@soundleaf/construction'
import { predict } from '../predict'
import { concrete, deck, floor, frame, gypsum, massive, wall } from '../testing/construction-parts'
import { joistFloorShare } from './joists'
import { toAssembly } from './to-assembly'

function numbered(): () => string {
  let count = 0
  return () => `id-${count++}`
}

function withAdded(construction: Construction, ...added: readonly [ComponentKind, Side][]): Construction {
  const newId = numbered()
  return added.reduce((current, [kind, side]) => {
    const next = add(current, kind, side, () => `added-${newId()}`)
    if (!next.ok) throw new Error(ruleText(next.failure))
    return next.value
  }, construction)
}

test('a concrete wall is one leaf of one sheet in SI units', () => {
  expect(toAssembly(template('SingleMassiveElementWall', numbered()))).toEqual({
    kind: 'wall',
    parts: [
      {
        part: 'leaf',
        sheets: [
          {
            componentId: 'id-1',
            role: 'massive element',
            material: 'concrete',
            thickness_m: 0.2,
            density_kgm3: 2300,
            modulus_Pa: 30e9,
            minorModulus_Pa: 30e9,
            lossFactor: 0.006,
          },
        ],
      },
    ],
  })
})

test('an insulated stud wall is two leaves with a filled cavity and its studs between them', () => {
  const { parts } = toAssembly(template('LightweightFrameWall', numbered()))
  const sheet = {
    role: 'board',
    material: 'gypsum',
    thickness_m: 0.0125,
    density_kgm3: 680,
    modulus_Pa: 2.2e9,
    lossFactor: 0.025,
  }
  expect(parts).toMatchObject([
    { part: 'leaf', sheets: [sheet] },
    {
      part: 'cavity',
      depth_m: 0.095,
      fills: [{ material: 'stonewool', thickness_m: 0.095, density_kgm3: 30 }],
      connections: [{ frameType: 'Wooden Stud', spacing_m: 0.6, beamDepth_m: 0.095, beamWidth_m: 0.045 }],
    },
    { part: 'leaf', sheets: [sheet] },
  ])
})

test('sheets that touch are one leaf; an impact board parts them, a covering lies on top', () => {
  const floor = withAdded(
    template('SingleMassiveElementFloor', numbered()),
    ['impactBoard', 'above'],
    ['panel', 'above'],
    ['panel', 'above'],
    ['floorCovering', 'above'],
    ['panel', 'below'],
  )
  const assembly = toAssembly(floor)
  expect(assembly.kind).toBe('floor')
  expect(assembly.covering).toMatchObject({ thickness_m: 0.003, contactStiffness_Npm: 40e6 })
  expect(assembly.parts.map((part) => (part.part === 'leaf' ? part.sheets.length : part.part))).toEqual([
    2,
    'resilient layer',
    2,
  ])
  // Wool of 15 MN/m³ under two new boards of 12.5 mm of 680 kg/m³, 17 of 100 kg/m²: the air in it 0.111/0.03 = 3.7 MN/m³,
  // its fibres 11.3 sqrt(0.17) = 4.66 MN/m³.
  const [, wool] = assembly.parts
  expect(wool).toMatchObject({ thickness_m: 0.03, density_kgm3: 120 })
  expect(wool?.part === 'resilient layer' && wool.dynamicStiffness_Npm3 / 1e6).toBeCloseTo(8.36, 2)
})

test('studs of a ceiling are joists of a floor by their other name', () => {
  const timber = floor(deck(), frame('Wooden Stud', 220, 100), gypsum)
  expect(toAssembly(timber, 'studs').parts[1]).toMatchObject({ connections: [{ frameType: 'Wooden Stud' }] })
  expect(toAssembly(timber, 'joists').parts[1]).toMatchObject({
    connections: [{ frameType: 'Timber Joists' }],
  })
})

test.each([
  [22, 600, 1],
  [30, 600, 1],
  // Halfway by ratio: sqrt(30 * 70) mm, sqrt(1000 * 2000) kg/m³.
  [45.83, 600, 0.5],
  [70, 600, 0],
  [140, 600, 0],
  [22, 1414.2, 0.5],
  [22, 2300, 0],
])('a deck of %d mm and %d kg/m³ rests on its frames to a share of %d', (thickness_mm, density, share) => {
  const slab = massive(thickness_mm, {
    material: 'Wood',
    density_kgm3: density,
    major_GPa: 4,
    lossFactor: 0.03,
  })
  expect(joistFloorShare(floor(slab, frame('Wooden Stud', 220, 100), gypsum))).toBeCloseTo(share)
})

test('nothing rests on the frames of a wall, or on two rows of studs', () => {
  expect(joistFloorShare(wall(gypsum, frame('Wooden Stud', 95, 50), deck()))).toBe(0)
  expect(joistFloorShare(floor(deck(), frame('Double Wooden Studs', 220, 100), gypsum))).toBe(0)
})

// A deck of boards does not carry itself: above a ceiling that hangs or stands by itself there are joists, where the cavity
// has room for them.
test.each([
  ['Spring Hanger', 300, 1],
  ['Steel Stud Detached', 220, 1],
  ['Resilient Channel', 200, 1],
  ['Ceiling Grid On Hangers', 141.4, 0.5],
  ['Resilient Channel', 30, 0],
] as const)('a deck over %s in %d mm rests on joists to a share of %d', (type, depth_mm, share) => {
  expect(joistFloorShare(floor(deck(), frame(type, depth_mm, 100), gypsum))).toBeCloseTo(share)
  expect(joistFloorShare(floor(concrete(140), frame(type, depth_mm, 100), gypsum))).toBe(0)
})

test('[ENG-02] the section of hung channels is not that of the joists above them', () => {
  const { parts } = toAssembly(
    floor(deck(), frame('Spring Hanger', 300, 100, { cc_mm: 500 }), gypsum),
    'joists',
  )
  expect(parts[1]).toMatchObject({
    depth_m: 0.3,
    connections: [{ frameType: 'Timber Joists With Spring Hangers' }],
  })
  expect(parts[1]).not.toHaveProperty('connections.0.spacing_m')
})

test('ribs belong to the slab above them', () => {
  const { parts } = toAssembly(template('SingleMassiveElementFloorWithRibPanels', numbered()))
  expect(parts).toMatchObject([
    {
      part: 'leaf',
      sheets: [{ material: 'wood', modulus_Pa: 8.8e9, minorModulus_Pa: 2.6e9 }],
      ribs: { depth_m: 0.24, width_m: 0.1, spacing_m: 0.6 },
    },
  ])
})

test('a fill that is switched off takes no part', () => {
  const wall = template('DoubleMassiveElementWall', numbered())
  expect(toAssembly(wall).parts[1]).toMatchObject({
    part: 'cavity',
    depth_m: 0.05,
    fills: [],
    connections: [],
  })
})

test.each(NEW_PROJECT_TYPES)('the template of a %s is predicted', (type) => {
  const prediction = predict(toAssembly(template(type, numbered())))
  expect(prediction).toMatchObject({ ok: true })
})

test.each(FRAME_TYPES)('the engine knows the frame type %s', (frameType) => {
  const wall = template('LightweightFrameWall', numbered())
  const components = wall.components.map(
    (component): Component =>
      component.kind === 'frame' ? { ...component, frameType, totalCavityDepth_mm: 250 } : component,
  )
  expect(predict(toAssembly({ ...wall, components }))).toMatchObject({ ok: true })
})

test('a covering on an impact board floats on it: parquet on foam takes 15 to 21 dB from bare concrete', () => {
  // Usual for 14 mm parquet on foam or cork, as in floor covering catalogues: a weighted improvement of 15 to 21 dB.
  const bare = template('SingleMassiveElementFloor', numbered())
  const floating = withAdded(bare, ['floorCovering', 'above'], ['impactBoard', 'above'])
  const components = floating.components.map(
    (part): Component =>
      part.kind === 'floorCovering'
        ? { ...part, material: 'Wood', thickness_mm: 14, contactStiffness_MNm: 70 }
        : part.kind === 'impactBoard'
          ? { ...part, thickness_mm: 5, dynamicStiffness_MNm3: 60 }
          : part,
  )
  const level = (construction: Construction) => {
    const prediction = predict(toAssembly(construction))
    const rating = prediction.ok ? prediction.impact?.iso.ratings.find(({ id }) => id === 'Lnw') : undefined
    return rating?.available ? rating.value : Number.NaN
  }
  const improvement = level(bare) - level({ ...floating, components })
  expect(improvement).toBeGreaterThanOrEqual(15)
  expect(improvement).toBeLessThanOrEqual(21)
})
