import type { Construction } from '@soundleaf/construction'
import { FRAME_TYPES } from '@soundleaf/contracts'
import { concrete, deck, FIELD_VALUES, floor, frame, gypsum } from '../testing/construction-parts'
import { smoothLnw, smoothRw } from '../testing/smooth-rating'
import { predictConstruction } from './predict-construction'
import { toAssembly } from './to-assembly'

function spectra(construction: Construction) {
  const prediction = predictConstruction(construction, FIELD_VALUES)
  if (!prediction.ok) throw new Error(prediction.reason.code)
  const { airborne, impact } = prediction.laboratory
  return { airborne: airborne.iso.values_db, impact: impact?.iso.values_db ?? [] }
}

const JOISTS = { cc_mm: 400 } as const
const joists = frame('Wooden Stud', 220, 100, JOISTS)
const withBars = frame('Wooden Stud Resilient Bar', 233, 100, { ...JOISTS, depthOfBeam_mm: 220 })
const bars = frame('Resilient Channel', 13, 0)
const independent = frame('Wooden Stud Detached', 80, 50, { depthOfBeam_mm: 70 })

test('[ENG-01] joists and a frame of bars below them are the joists with resilient bars, band by band', () => {
  expect(spectra(floor(deck(), joists, bars, gypsum))).toEqual(spectra(floor(deck(), withBars, gypsum)))
})

test('[ENG-01] joists and an independent ceiling share their air and both fills, and meet at the edges alone', () => {
  const { parts } = toAssembly(floor(deck(), joists, independent, gypsum), 'joists')
  expect(parts).toMatchObject([
    { part: 'leaf' },
    {
      part: 'cavity',
      componentId: 'frame-1',
      depth_m: 0.3,
      fills: [
        { componentId: 'frame-1', thickness_m: 0.1 },
        { componentId: 'frame-2', thickness_m: 0.05 },
      ],
      connections: [
        {
          componentId: 'frame-2',
          frameType: 'Ceiling Independent Of Timber Joists',
          spacing_m: 0.4,
          beamDepth_m: 0.22,
          beamWidth_m: 0.045,
        },
      ],
    },
    { part: 'leaf' },
  ])
})

test('[ENG-01] two frames below a slab are as resilient as the softer of them', () => {
  const hung = frame('Spring Hanger', 200, 50, { depthOfBeam_mm: 27 })
  const battens = frame('Wooden Stud', 45, 0)
  const deeper = frame('Spring Hanger', 245, 50, { depthOfBeam_mm: 27 })
  expect(spectra(floor(concrete(160), hung, battens, gypsum))).toEqual(
    spectra(floor(concrete(160), deeper, gypsum)),
  )
})

test('[ENG-01] under the board of a joist floor an independent ceiling is one more leaf, and helps', () => {
  const without = spectra(floor(deck(), joists, gypsum))
  const ceiling = floor(deck(), joists, gypsum, independent, gypsum, gypsum)
  expect(toAssembly(ceiling, 'joists').parts.map(({ part }) => part)).toEqual([
    'leaf',
    'cavity',
    'leaf',
    'cavity',
    'leaf',
  ])
  const withCeiling = spectra(ceiling)
  // The conversions of Approved Document E (2003) section 4 ask for such a ceiling because the floor alone misses its
  // requirements, 43 dB DnT,w + Ctr and 64 dB L'nT,w, by about 10 dB.
  expect(smoothRw(withCeiling.airborne) - smoothRw(without.airborne)).toBeGreaterThan(8)
  expect(smoothLnw(without.impact) - smoothLnw(withCeiling.impact)).toBeGreaterThan(8)
})

test.each(FRAME_TYPES)('[ENG-01] %s above and below another frame is predicted', (type) => {
  for (const top of [deck(), concrete(200)]) {
    for (const construction of [
      floor(top, joists, frame(type, 100, 30), gypsum),
      floor(top, frame(type, 220, 100), independent, gypsum),
      floor(top, joists, gypsum, frame(type, 100, 30), gypsum),
    ]) {
      const { airborne, impact } = spectra(construction)
      expect([...airborne, ...impact].filter(Number.isFinite)).toHaveLength(42)
    }
  }
})
