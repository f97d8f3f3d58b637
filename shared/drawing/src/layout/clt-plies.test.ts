import { sample } from '../testing'
import { boardEdges_mm, cltPlies, plyCount } from './clt-plies'

function timber(major: number, minor: number, thickness_mm = 160) {
  const [element] = sample('SingleMassiveElementWall').components
  if (element?.kind !== 'massiveElement') throw new Error('The wall is one massive element.')
  return {
    ...element,
    material: 'Wood' as const,
    thickness_mm,
    modulusOfElasticityMajor_GPa: major,
    modulusOfElasticityMinor_GPa: minor,
  }
}

test('the moduli tell the lay-up', () => {
  // The generic catalogue's elements of 3, 5 and 7 equal plies, E0 = 11 GPa, E90 = E0 / 30; boards on edge 11 / 0.4.
  expect(plyCount(timber(10.6, 0.8))).toBe(3)
  expect(plyCount(timber(8.8, 2.6))).toBe(5)
  expect(plyCount(timber(7.9, 3.5))).toBe(7)
  expect(plyCount(timber(11, 0.4))).toBe(1)
})

test('without moduli the thickness tells the lay-up', () => {
  expect([80, 160, 280].map((thickness) => plyCount(timber(0, 0, thickness)))).toEqual([3, 5, 7])
})

test('plies alternate and fill the element', () => {
  const plies = cltPlies(timber(8.8, 2.6), 160)
  expect(plies.map(({ from_mm }) => from_mm)).toEqual([0, 32, 64, 96, 128])
  expect(plies.map(({ isAlong }) => isAlong)).toEqual([true, false, true, false, true])
})

test('the boards of a cross ply fill the drawn length', () => {
  const edges = boardEdges_mm(32, 260, 0)
  expect(edges[0]).toBe(0)
  expect(edges.at(-1)).toBe(260)
  expect(edges).toEqual([...edges].sort((a, b) => a - b))
})
