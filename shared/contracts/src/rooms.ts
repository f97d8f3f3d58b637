/** Materials of flanking elements that are given by their mass. */
export const FLANK_MATERIALS = [
  'concrete',
  'calcium silicate',
  'brick',
  'lightweight concrete',
  'aerated concrete',
  'cross-laminated timber',
] as const
export type FlankMaterial = (typeof FLANK_MATERIALS)[number]

/** Linings of flanking elements, towards the room. */
export const FLANK_LININGS = ['none', 'free-standing boards', 'floating screed'] as const
export type FlankLining = (typeof FLANK_LININGS)[number]

/** The sides of a construction, as its layers are counted. */
export const CONSTRUCTION_SIDES = ['source', 'receiving'] as const
export type ConstructionSide = (typeof CONSTRUCTION_SIDES)[number]

/**
 * Junctions of the separating element with the elements that flank it. At a cross it goes on beyond them, at a T it ends
 * at them; an elastic interlayer parts them from it. At a corner it ends with a flank of one room alone.
 */
export const JUNCTION_TYPES = [
  'rigid cross',
  'rigid T',
  'corner',
  'elastic interlayer',
  'lightweight facade',
  'heavy past light',
  'timber T',
  'timber cross',
  'timber frame',
] as const
export type JunctionType = (typeof JUNCTION_TYPES)[number]

/** How a flank is known: by its mass, as a whole by its level difference, or there is none. */
export const FLANK_KINDS = ['element', 'whole', 'none'] as const

/** Openings and leaks in a separating element; what is built is so as another project says, as glazing or a door leaf. */
export const OPENING_KINDS = ['door', 'window', 'built', 'small element', 'slit'] as const

/** Where a slit is: in the middle of an element, or along an edge with another. */
export const SLIT_PLACES = ['middle', 'edge'] as const

/** How sound goes from room to room: into the separating element (D) or a flanking one (F), and out of it (d, f). */
export const PATH_KINDS = ['Dd', 'Ff', 'Fd', 'Df'] as const
export type PathKind = (typeof PATH_KINDS)[number]

/** Changes of one element or junction, of which it is told what they would gain. */
export const ROOM_CHANGES = [
  'lining in the source room',
  'lining in the receiving room',
  'elastic interlayer',
] as const
export type RoomChange = (typeof ROOM_CHANGES)[number]

/** Where the models are near or beyond what they hold for. */
export const ROOM_WARNINGS = [
  'RoomOutsideRange',
  'AreaOutsideRange',
  'MassRatioOutsideRange',
  'ModelsDiffer',
] as const
export type RoomWarning = (typeof ROOM_WARNINGS)[number]

/**
 * Sound outside. ISO 717-1:2020 annex A has spectrum 1 for traffic faster than 80 km/h, faster railways and near jets, and
 * spectrum 2 for town traffic, slow railways, propellers and far jets. One's own spectrum is told by octaves.
 */
export const OUTDOOR_SOURCES = [
  'town traffic',
  'motorway',
  'slow railway',
  'fast railway',
  'far aircraft',
  'near jet',
  'own',
] as const
export type OutdoorSource = (typeof OUTDOOR_SOURCES)[number]

/** Octaves in which sound outside is told, Hz. */
export const OUTDOOR_OCTAVES_HZ = [63, 125, 250, 500, 1000, 2000, 4000] as const

/** Shapes of facades, numbered as ISO 12354-3:2017 figure C.2 numbers them. */
export const FACADE_SHAPES = [
  'plane',
  'gallery 2',
  'gallery 3',
  'gallery 4',
  'gallery 5',
  'balcony 6',
  'balcony 7',
  'balcony 8',
  'terrace open',
  'terrace closed',
] as const
export type FacadeShape = (typeof FACADE_SHAPES)[number]

/** What is asked of a façade or roof beside D2m,nT,w alone: the sum with a term of ISO 717-1. */
export const FACADE_TERMS = ['none', 'C', 'Ctr'] as const
export type FacadeTerm = (typeof FACADE_TERMS)[number]

/** Allowed ranges of what describes two rooms, both ends included. */
export const ROOM_RANGES = {
  /** m */
  dimension: { min: 0.5, max: 50 },
  /** kg/m² */
  mass: { min: 20, max: 1500 },
  /** dB; short edges of large elements have a least value (ISO 12354-1:2017, formula 20) that may be under 0. */
  Kij: { min: -10, max: 60 },
  Dvn: { min: -10, max: 80 },
  Dnfw: { min: 20, max: 90 },
  Rw: { min: 5, max: 80 },
  /** m² */
  area: { min: 0.01, max: 100 },
  count: { min: 1, max: 100 },
  /** m */
  slitLength: { min: 0.01, max: 100 },
  /** mm */
  slitWidth: { min: 0.1, max: 30 },
  slitDepth: { min: 5, max: 1000 },
  /** dB(A) */
  outdoorLevel: { min: 30, max: 130 },
  /** dB */
  octaveLevel: { min: 0, max: 140 },
  /** dB */
  facadeLimit: { min: 10, max: 80 },
  /** s */
  reverberationTime: { min: 0.1, max: 10 },
  /** m */
  lineOfSight: { min: 0, max: 100 },
  absorption: { min: 0, max: 1 },
  /** degrees */
  slope: { min: 0, max: 60 },
} as const
