import type { FrameType } from '@soundleaf/contracts'
import { sampleFrame } from '../testing'
import { frameParts } from './frame-parts'
import type { Part } from './part'

/** The parts of a frame over 1500 mm, seen with the structure at 0 and the boards at its depth. */
const drawn = (frameType: FrameType, depth_mm: number, beamDepth_mm: number, width_mm = 45): Part[] =>
  frameParts(
    sampleFrame({
      frameType,
      totalCavityDepth_mm: depth_mm,
      depthOfBeam_mm: beamDepth_mm,
      thicknessOfBeam_mm: width_mm,
      cc_mm: 600,
    }),
    depth_mm,
    1500,
    'end',
  )
const boards = (parts: readonly Part[]) =>
  parts.flatMap((part) =>
    part.kind === 'board'
      ? [
          {
            from: part.area.u_mm,
            to: part.area.u_mm + part.area.du_mm,
            centre: part.area.v_mm + part.area.dv_mm / 2,
          },
        ]
      : [],
  )
const depthsOf = (parts: readonly Part[], kind: 'sheet' | 'profile' | 'solid') =>
  parts.flatMap((part) => {
    if (part.kind !== kind) return []
    if ('area' in part) return [part.area.u_mm, part.area.u_mm + part.area.du_mm]
    return 'lines' in part ? part.lines.flat().map(([u]) => u) : []
  })

test('[DRW-05] a steel stud is a C: web along the depth, two flanges of 40 mm, lips of 8 mm turned in', () => {
  const sheets = drawn('Steel Stud', 70, 70, 40).filter(({ kind }) => kind === 'sheet')
  expect(sheets).toHaveLength(3)
  // Half a millimetre inside its outline, at 150 mm.
  expect(sheets[0]).toMatchObject({
    lines: [
      [
        [8.5, 170],
        [0.5, 170],
        [0.5, 130],
        [69.5, 130],
        [69.5, 170],
        [61.5, 170],
      ],
    ],
  })
})

test('[DRW-05] staggered studs touch one face each, those of one face in the middle between those of the other', () => {
  const studs = boards(drawn('Staggered Wooden Studs', 140, 95))
  const near = studs.filter(({ from }) => from === 0)
  const far = studs.filter(({ to }) => to === 140)
  expect(near.map(({ to }) => to)).toEqual(near.map(() => 95))
  expect(far.map(({ from }) => from)).toEqual(far.map(() => 45))
  expect(near.length + far.length).toBe(studs.length)
  for (const { centre } of far)
    expect(Math.min(...near.map((stud) => Math.abs(stud.centre - centre)))).toBeCloseTo(300, 3)
})

test.each([
  ['Wooden Stud Resilient Bar', 108],
  ['Steel Stud Resilient Bar', 108],
] as const)('[DRW-05] %s: studs of 95 mm, and the bar in the 13 mm before the boards', (frameType, depth) => {
  const bars = drawn(frameType, depth, 95).flatMap((part) =>
    part.kind === 'sheet' && part.lines.flat().every(([u]) => u > 95) ? [part] : [],
  )
  expect(bars).toHaveLength(3)
  for (const bar of bars) {
    const depths = bar.lines.flat().map(([u]) => u)
    expect([Math.min(...depths), Math.max(...depths)]).toEqual([95.5, 107.5])
  }
})

test('[DRW-05] battens cross timber joists in the room that is left below them', () => {
  const timber = boards(drawn('Timber Joists With Battens', 244, 220))
  expect(timber.filter(({ from, to }) => from === 0 && to === 220)).toHaveLength(3)
  expect(timber.filter(({ from, to }) => from === 220 && to === 244)).toHaveLength(3)
})

test.each([
  ['Screw Feet On Joists 45x45', 80, 45],
  ['Screw Feet On Joists 45x70', 105, 70],
  ['Batten On Elastomer Mount', 75, 45],
  ['Batten On Spring Mount', 100, 45],
] as const)(
  '[DRW-05] %s: the timber is under the boards, %d mm less %d mm above the structure',
  (type, depth, beam) => {
    const timber = boards(drawn(type, depth, beam))
    expect(timber.length).toBeGreaterThan(0)
    for (const { from, to } of timber) expect([from, to]).toEqual([depth - beam, depth])
  },
)

test.each(['Ceiling Grid On Hangers', 'Spring Hanger', 'Elastomer Hanger'] as const)(
  '[DRW-05] %s: the channel of 27 mm is at the boards, and hangs from the structure',
  (type) => {
    const parts = drawn(type, 200, 27)
    const depths = [...depthsOf(parts, 'sheet'), ...depthsOf(parts, 'profile'), ...depthsOf(parts, 'solid')]
    expect(Math.max(...depths)).toBeGreaterThan(199)
    expect(Math.max(...depths)).toBeLessThanOrEqual(200)
    const all = parts
      .flatMap((part) => ('lines' in part ? part.lines.flat().map(([u]) => u) : []))
      .concat(depths)
    expect(Math.min(...all)).toBeLessThan(10)
  },
)
