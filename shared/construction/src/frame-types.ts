import type { FrameType } from '@soundleaf/contracts'

/** How a frame is built. */
export type FrameBuild =
  | {
      readonly family: 'studs'
      readonly stud: 'wood' | 'steel' | 'springy steel'
      /** One row, two that share their plates, or two that do not touch. */
      readonly rows: 'single' | 'staggered' | 'double'
      /** Stands at the boards, free of the structure behind it. */
      readonly isDetached: boolean
    }
  | {
      readonly family: 'resilient bars'
      readonly stud: 'wood' | 'steel'
      /** A batten is rigid. */
      readonly bar: 'plain' | 'slotted' | 'batten'
    }
  | { readonly family: 'clips' }
  | { readonly family: 'hangers'; readonly hanger: 'rod' | 'spring' | 'elastomer' }
  | { readonly family: 'battens'; readonly mount: 'elastomer' | 'spring' }
  | { readonly family: 'screw feet' }
  /** Of which nothing but the size is known. */
  | { readonly family: 'unspecified'; readonly place: 'wall' | 'floor' | 'ceiling' }

/** What a frame is below a deck that cannot carry itself. */
export interface BelowDeck {
  /** Whether the frame's studs are the joists, or joists stand above it that the frame does not show. */
  readonly joists: 'its studs' | 'above it'
  /** How the ceiling is fixed to the joists. */
  readonly ceiling: JoistCeiling
}
export type JoistCeiling =
  | 'straight'
  | 'battens'
  | 'resilient bars'
  | 'straight on steel'
  | 'resilient bars on steel'
  | 'independent'
  | 'spring hangers'
  | 'elastomer hangers'
  | 'grid'

export type FrameTypeFacts = FrameBuild & {
  /** The boards are on resilient bars, channels or clips, or on studs with a springy web. */
  readonly isResilient: boolean
  /** Null where it cannot carry a deck. */
  readonly belowDeck: BelowDeck | null
}

const itsStuds = (ceiling: JoistCeiling) => ({ joists: 'its studs', ceiling }) as const
const ITS_STUDS = itsStuds('straight')
const ITS_STUDS_WITH_BARS = itsStuds('resilient bars')
const below = (ceiling: JoistCeiling) => ({ joists: 'above it', ceiling }) as const

const studs = (
  stud: 'wood' | 'steel',
  rows: 'single' | 'staggered' | 'double',
  isDetached: boolean,
  belowDeck: BelowDeck | null = null,
) => ({ family: 'studs', stud, rows, isDetached, isResilient: false, belowDeck }) as const
const hangers = (hanger: 'rod' | 'spring' | 'elastomer', ceiling: JoistCeiling) =>
  ({ family: 'hangers', hanger, isResilient: false, belowDeck: below(ceiling) }) as const
const battens = (mount: 'elastomer' | 'spring') =>
  ({ family: 'battens', mount, isResilient: false, belowDeck: null }) as const
const SCREW_FEET = { family: 'screw feet', isResilient: false, belowDeck: null } as const
const unspecified = (place: 'wall' | 'floor' | 'ceiling', belowDeck: BelowDeck | null) =>
  ({ family: 'unspecified', place, isResilient: false, belowDeck }) as const

/**
 * What is known of each frame type. The drawing, the rules and the translation for the engine derive from it; the
 * engine adds the physics. Names are labels: nothing is read out of them.
 */
export const FRAME_TYPE_FACTS: Readonly<Record<FrameType, FrameTypeFacts>> = {
  'Wooden Stud': studs('wood', 'single', false, ITS_STUDS),
  'Wooden Stud Detached': studs('wood', 'single', true, below('independent')),
  'Steel Stud': studs('steel', 'single', false, itsStuds('straight on steel')),
  'Steel Stud Detached': studs('steel', 'single', true, below('independent')),
  'Resilient Steel Stud': {
    family: 'studs',
    stud: 'springy steel',
    rows: 'single',
    isDetached: false,
    isResilient: true,
    belowDeck: null,
  },
  'Staggered Wooden Studs': studs('wood', 'staggered', false),
  'Double Wooden Studs': studs('wood', 'double', false),
  'Double Steel Studs': studs('steel', 'double', false),
  'Wooden Stud Resilient Bar': {
    family: 'resilient bars',
    stud: 'wood',
    bar: 'plain',
    isResilient: true,
    belowDeck: ITS_STUDS_WITH_BARS,
  },
  'Steel Stud Resilient Bar': {
    family: 'resilient bars',
    stud: 'steel',
    bar: 'plain',
    isResilient: true,
    belowDeck: itsStuds('resilient bars on steel'),
  },
  'Resilient Channel': {
    family: 'resilient bars',
    stud: 'wood',
    bar: 'slotted',
    isResilient: true,
    belowDeck: below('resilient bars'),
  },
  // Its rubber is as stiff as an elastomer hanger's.
  'Clip With Hat Channel': { family: 'clips', isResilient: true, belowDeck: below('elastomer hangers') },
  'Ceiling Grid On Hangers': hangers('rod', 'grid'),
  'Spring Hanger': hangers('spring', 'spring hangers'),
  'Elastomer Hanger': hangers('elastomer', 'elastomer hangers'),
  'Batten On Elastomer Mount': battens('elastomer'),
  'Batten On Spring Mount': battens('spring'),
  'Screw Feet On Joists 45x45': SCREW_FEET,
  'Screw Feet On Joists 45x70': SCREW_FEET,
  'Timber Joists With Battens': {
    family: 'resilient bars',
    stud: 'wood',
    bar: 'batten',
    isResilient: false,
    belowDeck: itsStuds('battens'),
  },
  'Steel Joists': studs('steel', 'single', false, itsStuds('straight on steel')),
  'Steel Joists Resilient Bar': {
    family: 'resilient bars',
    stud: 'steel',
    bar: 'plain',
    isResilient: true,
    belowDeck: itsStuds('resilient bars on steel'),
  },
  'Generic Wall Frame': unspecified('wall', null),
  'Generic Floor Frame': unspecified('floor', ITS_STUDS),
  'Generic Ceiling Frame': unspecified('ceiling', ITS_STUDS_WITH_BARS),
}

/** Whether its studs are bent of steel sheet: they have a web, flanges and a gauge. */
export function hasSteelStuds(type: FrameType): boolean {
  const facts = FRAME_TYPE_FACTS[type]
  return (facts.family === 'studs' || facts.family === 'resilient bars') && facts.stud !== 'wood'
}

/** The type of a new frame: plain studs beside the frame of a lightweight wall, detached beside a massive element, plain as joists. */
/* eslint-disable no-restricted-syntax -- What the wire calls them is no text. */
export const DEFAULT_FRAME_TYPES = {
  besideFrame: 'Wooden Stud',
  besideMassiveElement: 'Wooden Stud Detached',
  joists: 'Wooden Stud',
} as const satisfies Record<string, FrameType>
/* eslint-enable no-restricted-syntax */
