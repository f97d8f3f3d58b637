import type { FrameType } from '@soundleaf/contracts'

/** Paths in a field of 26 × 20. */
interface FrameSymbol {
  /** Timber, cut. */
  readonly wood?: string
  /** Thin steel. */
  readonly steel?: string
  /** Rubber. */
  readonly rubber?: string
  /** Outlines of what is known by its size alone. */
  readonly outline?: string
}

const C_STUD = 'M18 14.5h2.5V6h-15v8.5H8'

/** What each frame type is known by in a list. */
export const FRAME_SYMBOLS: Readonly<Record<FrameType, FrameSymbol>> = {
  'Wooden Stud': { wood: 'M5.5 6h15v8h-15z' },
  'Wooden Stud Detached': { wood: 'M9.5 6h13v8h-13z', outline: 'M4.5 1v18' },
  'Steel Stud': { steel: C_STUD },
  'Steel Stud Detached': { steel: 'M20 14.5h2.5V6h-13v8.5H12', outline: 'M4.5 1v18' },
  'Resilient Steel Stud': { steel: 'M18 15h2.5V7h-3l-2 3-2.5-6-2.5 6-2-3h-3v8H8' },
  'Staggered Wooden Studs': { wood: 'M4.5 3h10v6h-10zM11.5 11h10v6h-10z' },
  'Double Wooden Studs': { wood: 'M3.5 4.5h7.5v6h-7.5zM15 9.5h7.5v6h-7.5z' },
  'Double Steel Studs': { steel: 'M5 12H3V5h8v7H9M17 8h-2v7h8V8h-2' },
  'Wooden Stud Resilient Bar': { wood: 'M3.5 6h11v8h-11z', steel: 'M15.5 4.5v4L22 11v5.5' },
  'Steel Stud Resilient Bar': { steel: 'M12 13.5h2V6h-10v7.5h2M16.5 4.5v4L22 11v5.5' },
  'Resilient Channel': { wood: 'M3.5 6h12v8h-12z', steel: 'M16.5 4.5v3.5l4.5 3v5.5' },
  'Clip With Hat Channel': {
    wood: 'M2.5 6h9.5v8h-9.5z',
    rubber: 'M12.5 8h3v4h-3z',
    steel: 'M18.5 3.5v3l4 1.5v4l-4 1.5v3',
  },
  'Ceiling Grid On Hangers': { steel: 'M13 .5V11M8 16h-2v-4.5h14V16h-2' },
  'Spring Hanger': { steel: 'M13 1v2l3 1-6 1.5 6 1.5-6 1.5 3 1v2.5M8 16.5h-2v-4.5h14v4.5h-2' },
  'Elastomer Hanger': { steel: 'M13 1v3M13 9v3M8 16.5h-2v-4.5h14v4.5h-2', rubber: 'M9.5 4.5h7v4h-7z' },
  'Batten On Elastomer Mount': { wood: 'M7.5 2.5h11v9h-11z', rubber: 'M9.5 12h7v5.5h-7z' },
  'Batten On Spring Mount': {
    wood: 'M7.5 2.5h11v8h-11z',
    steel: 'M8 11.5h10M13 11.5l3 1-6 1.3 6 1.3-6 1.3 3 1M8 18h10',
  },
  'Screw Feet On Joists 45x45': { wood: 'M7.5 2.5h11v7h-11z', steel: 'M13 4.5V17M8.5 17.5h9' },
  'Screw Feet On Joists 45x70': { wood: 'M8 2h10v9.5h-10z', steel: 'M13 4.5V17M8.5 17.5h9' },
  'Timber Joists With Battens': { wood: 'M3.5 6h11v8h-11zM15.5 3.5h5v13h-5z' },
  'Steel Joists': { steel: 'M20 17h2.5V3h-19v14H6' },
  'Steel Joists Resilient Bar': { steel: 'M12 16.5h2V3.5h-10.5v13h2M16.5 4.5v4L22 11v5.5' },
  'Generic Wall Frame': { outline: 'M5.5 5.5h15v9h-15zM5.5 5.5l15 9M20.5 5.5l-15 9' },
  'Generic Floor Frame': { outline: 'M8.5 2.5h9v15h-9zM8.5 2.5l9 15M17.5 2.5l-9 15' },
  'Generic Ceiling Frame': { outline: 'M13 1v7M8.5 8.5h9v9h-9zM8.5 8.5l9 9M17.5 8.5l-9 9' },
}

export const RIB_PANEL_SYMBOL: FrameSymbol = {
  wood: 'M2 3h22v3.5H2zM4.5 6.5h3.5v10H4.5zM11.2 6.5h3.6v10h-3.6zM18 6.5h3.5v10H18z',
}

/** A frame as it is usually built, mm. `on` is what it stands beside: boards on both faces, or a massive element. */
export interface FrameExample {
  readonly on: 'boards' | 'wall' | 'floor' | 'ceiling'
  readonly cavity_mm: number
  readonly beam_mm: readonly [depth: number, thickness: number]
  readonly cc_mm: number
  readonly insulation_mm: number
}

const example = (
  on: FrameExample['on'],
  cavity_mm: number,
  beam_mm: readonly [depth: number, thickness: number],
  cc_mm: number,
  insulation_mm: number,
): FrameExample => ({ on, cavity_mm, beam_mm, cc_mm, insulation_mm })

/** One of each frame type, for a gallery. */
export const FRAME_EXAMPLES: Readonly<Record<FrameType, FrameExample>> = {
  'Wooden Stud': example('boards', 95, [95, 45], 600, 95),
  'Wooden Stud Detached': example('wall', 115, [95, 45], 600, 95),
  'Steel Stud': example('boards', 95, [95, 0.6], 450, 95),
  'Steel Stud Detached': example('wall', 90, [70, 0.6], 600, 70),
  'Resilient Steel Stud': example('boards', 95, [95, 0.6], 450, 95),
  'Staggered Wooden Studs': example('boards', 95, [70, 45], 600, 95),
  'Double Wooden Studs': example('boards', 105, [45, 45], 600, 90),
  'Double Steel Studs': example('boards', 150, [70, 0.6], 450, 140),
  'Wooden Stud Resilient Bar': example('boards', 95, [70, 45], 600, 70),
  'Steel Stud Resilient Bar': example('boards', 95, [70, 0.6], 450, 70),
  'Resilient Channel': example('boards', 83, [70, 45], 600, 70),
  'Clip With Hat Channel': example('boards', 104, [70, 45], 600, 70),
  'Ceiling Grid On Hangers': example('ceiling', 200, [27, 60], 600, 50),
  'Spring Hanger': example('ceiling', 200, [27, 60], 600, 50),
  'Elastomer Hanger': example('ceiling', 200, [27, 60], 600, 50),
  'Batten On Elastomer Mount': example('floor', 75, [45, 45], 600, 30),
  'Batten On Spring Mount': example('floor', 100, [45, 45], 600, 30),
  'Screw Feet On Joists 45x45': example('floor', 80, [45, 45], 600, 30),
  'Screw Feet On Joists 45x70': example('floor', 105, [70, 45], 600, 30),
  'Timber Joists With Battens': example('ceiling', 244, [220, 45], 600, 100),
  'Steel Joists': example('ceiling', 235, [235, 50], 600, 100),
  'Steel Joists Resilient Bar': example('ceiling', 248, [235, 50], 600, 100),
  'Generic Wall Frame': example('wall', 95, [95, 45], 600, 95),
  'Generic Floor Frame': example('floor', 95, [95, 45], 600, 45),
  'Generic Ceiling Frame': example('ceiling', 150, [95, 45], 600, 95),
}
