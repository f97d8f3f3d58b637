import type { FrameType } from '@soundleaf/contracts'

/** A frame as it is usually built, mm. `on` is what it stands beside: boards on both faces, or a massive element. */
export interface FrameSample {
  readonly frameType: FrameType
  readonly on: 'boards' | 'wall' | 'floor' | 'ceiling'
  readonly cavity_mm: number
  readonly beamDepth_mm: number
  readonly beamThickness_mm: number
  readonly cc_mm: number
  readonly insulation_mm: number
}

const frame = (
  frameType: FrameType,
  on: FrameSample['on'],
  [cavity_mm, beamDepth_mm, beamThickness_mm]: readonly [number, number, number],
  cc_mm: number,
  insulation_mm: number,
): FrameSample => ({ frameType, on, cavity_mm, beamDepth_mm, beamThickness_mm, cc_mm, insulation_mm })

export const FRAMES: readonly FrameSample[] = [
  frame('Wooden Stud', 'boards', [95, 95, 45], 600, 95),
  frame('Wooden Stud Detached', 'wall', [115, 95, 45], 600, 95),
  frame('Steel Stud', 'boards', [95, 95, 0.6], 450, 95),
  frame('Steel Stud Detached', 'wall', [90, 70, 0.6], 600, 70),
  frame('Resilient Steel Stud', 'boards', [95, 95, 0.6], 450, 95),
  frame('Staggered Wooden Studs', 'boards', [95, 70, 45], 600, 95),
  frame('Double Wooden Studs', 'boards', [105, 45, 45], 600, 90),
  frame('Double Steel Studs', 'boards', [150, 70, 0.6], 450, 140),
  frame('Wooden Stud Resilient Bar', 'boards', [95, 70, 45], 600, 70),
  frame('Steel Stud Resilient Bar', 'boards', [95, 70, 0.6], 450, 70),
  frame('Resilient Channel', 'boards', [83, 70, 45], 600, 70),
  frame('Clip With Hat Channel', 'boards', [104, 70, 45], 600, 70),
  frame('Ceiling Grid On Hangers', 'ceiling', [200, 27, 60], 600, 50),
  frame('Spring Hanger', 'ceiling', [200, 27, 60], 600, 50),
  frame('Elastomer Hanger', 'ceiling', [200, 27, 60], 600, 50),
  frame('Batten On Elastomer Mount', 'floor', [75, 45, 45], 600, 30),
  frame('Batten On Spring Mount', 'floor', [100, 45, 45], 600, 30),
  frame('Screw Feet On Joists 45x45', 'floor', [80, 45, 45], 600, 30),
  frame('Screw Feet On Joists 45x70', 'floor', [105, 70, 45], 600, 30),
  frame('Generic Wall Frame', 'wall', [95, 95, 45], 600, 95),
  frame('Generic Floor Frame', 'floor', [95, 95, 45], 600, 45),
  frame('Generic Ceiling Frame', 'ceiling', [150, 95, 45], 600, 95),
]
