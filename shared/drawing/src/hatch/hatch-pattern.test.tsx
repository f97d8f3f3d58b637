import { render } from '@testing-library/react'
import { HATCH_KINDS, hatchKey, type Hatch } from './hatch-kind'
import { scalePath, SectionDefs } from './hatch-pattern'

test('a path is scaled number by number', () => {
  expect(scalePath('M4 7q4 -4 8 0h-2.5', 0.5)).toBe('M2 3.5q2 -2 4 0h-1.25')
})

test('every hatch has a definition at both densities, and none holds a NaN', () => {
  const hatches = HATCH_KINDS.flatMap((kind) =>
    [false, true].map((isTight): Hatch => ({ kind, isTight, isMirrored: false, isUpright: false })),
  )
  const { container } = render(
    <svg>
      <SectionDefs scope="s" hatches={hatches} />
    </svg>,
  )
  // Wool is no tile.
  expect(container.querySelectorAll('pattern')).toHaveLength(2 * (HATCH_KINDS.length - 2))
  expect(container.innerHTML).not.toMatch(/NaN|Infinity|undefined/)
})

test('a hatch that is used twice is defined once', () => {
  const hatch: Hatch = { kind: 'gypsum', isTight: true, isMirrored: false, isUpright: true }
  const { container } = render(
    <svg>
      <SectionDefs scope="s" hatches={[hatch, { ...hatch }]} />
    </svg>,
  )
  expect([...container.querySelectorAll('pattern')].map(({ id }) => id)).toEqual(['s-gypsum-t'])
})

test('only slanted hatches have a mirrored twin, only grain stands up', () => {
  const key = (kind: Hatch['kind']) => hatchKey({ kind, isTight: false, isMirrored: true, isUpright: true })
  expect([key('masonry'), key('gypsum'), key('wood')]).toEqual(['masonry-b', 'gypsum', 'wood-v'])
})
