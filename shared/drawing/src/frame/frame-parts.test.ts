import { FRAME_TYPES } from '@soundleaf/contracts'
import { sampleFrame } from '../testing'
import { frameParts, innerDepths_mm } from './frame-parts'
import type { Part } from './part'

const boards = (parts: readonly Part[]) => parts.flatMap((part) => (part.kind === 'board' ? [part.area] : []))
const fills = (parts: readonly Part[]) => parts.flatMap((part) => (part.kind === 'fill' ? [part.area] : []))

function numbersOf(part: Part): number[] {
  if ('area' in part) return [part.area.u_mm, part.area.v_mm, part.area.du_mm, part.area.dv_mm]
  if (part.kind === 'note') return [...part.at]
  return part.lines.flat(2)
}

test('[DRW-05] a wooden stud has its depth, thickness and spacing', () => {
  // 45 × 95 in 95 mm, cc 600, drawn over 1500 mm: studs about 150, 750 and 1350.
  const parts = frameParts(sampleFrame(), 95, 1500, 'end')
  expect(boards(parts)).toEqual(
    [150, 750, 1350].map((centre) => ({ u_mm: 0, v_mm: centre - 22.5, du_mm: 95, dv_mm: 45 })),
  )
  expect(parts).toContainEqual({ kind: 'note', at: [47.5, 150], text: 'cc 600' })
})

test('[DRW-05] a detached stud stands at the boards, free of the structure, on either side', () => {
  const frame = sampleFrame({
    frameType: 'Wooden Stud Detached',
    depthOfBeam_mm: 70,
    totalCavityDepth_mm: 95,
  })
  expect(boards(frameParts(frame, 95, 200, 'end'))[0]).toMatchObject({ u_mm: 25, du_mm: 70 })
  expect(boards(frameParts(frame, 95, 200, 'start'))[0]).toMatchObject({ u_mm: 0, du_mm: 70 })
  expect(innerDepths_mm(frame, 95, 'end')).toEqual([25, 70])
  expect(innerDepths_mm(frame, 95, 'start')).toEqual([70, 25])
})

test('[DRW-05] double studs are two rows with a gap, half of the wool in each', () => {
  const { insulation } = sampleFrame()
  const frame = sampleFrame({
    frameType: 'Double Wooden Studs',
    depthOfBeam_mm: 95,
    totalCavityDepth_mm: 215,
    insulation: { ...insulation, thickness_mm: 190 },
  })
  const parts = frameParts(frame, 215, 258, 'end')
  expect(innerDepths_mm(frame, 215, 'end')).toEqual([95, 25, 95])
  expect(boards(parts).map(({ u_mm }) => u_mm)).toEqual([0, 120])
  expect(fills(parts).map(({ u_mm, du_mm }) => [u_mm, du_mm])).toEqual([
    [0, 95],
    [120, 95],
  ])
})

test('wool never leaves the cavity', () => {
  const { insulation } = sampleFrame()
  const frame = sampleFrame({ insulation: { ...insulation, thickness_mm: 400 } })
  expect(fills(frameParts(frame, 95, 258, 'end'))).toEqual([{ u_mm: 0, v_mm: 0, du_mm: 95, dv_mm: 258 }])
})

test('a channel that is given alone stands on no stud', () => {
  const frame = sampleFrame({
    frameType: 'Clip With Hat Channel',
    depthOfBeam_mm: 22,
    totalCavityDepth_mm: 41,
  })
  const parts = frameParts(frame, 41, 258, 'end')
  expect(boards(parts)).toEqual([])
  expect(parts.some(({ kind }) => kind === 'sheet')).toBe(true)
})

test.each(FRAME_TYPES)('[DRW-05] %s is drawn, within its depth', (frameType) => {
  for (const boardSide of ['start', 'end'] as const) {
    const parts = frameParts(sampleFrame({ frameType, depthOfBeam_mm: 60 }), 95, 258, boardSide)
    expect(parts.some(({ kind }) => ['board', 'sheet', 'solid', 'crossed'].includes(kind))).toBe(true)
    for (const part of parts) {
      const depths = 'area' in part ? [part.area.u_mm, part.area.u_mm + part.area.du_mm] : []
      const points = 'lines' in part ? part.lines.flat().map(([u]) => u) : []
      for (const depth of [...depths, ...points]) {
        expect(depth).toBeGreaterThanOrEqual(-0.01)
        expect(depth).toBeLessThanOrEqual(95.01)
      }
    }
  }
})

test.each(FRAME_TYPES)('%s has no coordinate that is no number, whatever its values are', (frameType) => {
  const hostile = [0, Number.NaN, -1, 1e9, 0.0001, Number.POSITIVE_INFINITY]
  for (const value of hostile) {
    const frame = sampleFrame({
      frameType,
      depthOfBeam_mm: value,
      thicknessOfBeam_mm: value,
      cc_mm: value,
      insulation: { ...sampleFrame().insulation, thickness_mm: value },
    })
    for (const depth of [3, 95]) {
      for (const part of frameParts(frame, depth, 100, 'end')) {
        expect(numbersOf(part).every(Number.isFinite)).toBe(true)
        if ('area' in part) expect(Math.min(part.area.du_mm, part.area.dv_mm)).toBeGreaterThanOrEqual(0)
      }
    }
  }
})
