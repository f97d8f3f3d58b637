import type { FrameType } from '@soundleaf/contracts'
import { CHIP, ChipOutline } from './swatch'

interface Glyph {
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

/** What each frame type is known by, in a field of 26 × 20. */
const GLYPHS: Readonly<Record<FrameType, Glyph>> = {
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
  'Generic Wall Frame': { outline: 'M5.5 5.5h15v9h-15zM5.5 5.5l15 9M20.5 5.5l-15 9' },
  'Generic Floor Frame': { outline: 'M8.5 2.5h9v15h-9zM8.5 2.5l9 15M17.5 2.5l-9 15' },
  'Generic Ceiling Frame': { outline: 'M13 1v7M8.5 8.5h9v9h-9zM8.5 8.5l9 9M17.5 8.5l-9 9' },
}

const RIB_PANEL: Glyph = {
  wood: 'M2 3h22v3.5H2zM4.5 6.5h3.5v10H4.5zM11.2 6.5h3.6v10h-3.6zM18 6.5h3.5v10H18z',
}

/** The chip of a frame or a rib panel: its shape, not its material. */
export function FrameGlyph({ type }: { type: FrameType | 'rib panel' }) {
  const glyph = type === 'rib panel' ? RIB_PANEL : GLYPHS[type]
  return (
    <svg {...CHIP} viewBox={`0 0 ${CHIP.width} ${CHIP.height}`} aria-hidden="true" focusable="false">
      <rect x={0.5} y={0.5} width={25} height={19} rx={1.5} fill="var(--surface)" />
      <g strokeLinejoin="round" strokeLinecap="round" fill="none">
        {glyph.wood === undefined ? null : <path d={glyph.wood} fill="var(--m-wood)" stroke="var(--cut)" />}
        {glyph.rubber === undefined ? null : (
          <path d={glyph.rubber} fill="var(--m-rubber)" stroke="var(--cut)" />
        )}
        {glyph.outline === undefined ? null : <path d={glyph.outline} stroke="var(--cut)" />}
        {glyph.steel === undefined ? null : (
          <path d={glyph.steel} stroke="var(--m-steel-ink)" strokeWidth={1.4} />
        )}
      </g>
      <ChipOutline />
    </svg>
  )
}
