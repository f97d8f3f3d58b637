import type { FrameType } from '@soundleaf/contracts'

/* eslint-disable no-restricted-syntax -- What a project stores is the same for everyone who opens it, as products' names. */
/** How a component is called until a product or a person names it. */
export const NEW_COMPONENT_NAMES = {
  Panel: 'Gypsum board',
  MassiveElement: 'Concrete',
  Cavity: 'Cavity',
  ImpactBoard: 'Impact board',
  FloorCovering: 'Floor covering',
  RibPanel: 'Rib panel',
  WallFrame: 'Wall frame',
  FloorFrame: 'Floor frame',
  CeilingFrame: 'Ceiling frame',
  Frame: 'Frame',
  crossLaminatedTimber: 'Cross-laminated timber',
  insulatedStuds: 'Wooden stud',
  osbDeck: 'OSB deck',
  joists: 'Wooden joist 45 × 220',
  cementScreed: 'Cement screed',
  cladding: 'Fibre cement board',
  pane: 'Float glass 4',
  glazingSpace: 'Glazing space 16',
} as const

/** What the catalogue calls the generic product of the frame types of new frames. */
export const GENERIC_FRAME_NAMES = [
  ['Wooden Stud', 'Wooden stud'],
  ['Wooden Stud Detached', 'Wooden stud, detached'],
] as const satisfies readonly (readonly [FrameType, string])[]
