import type { Leaf } from '../input/assembly'
import { type ElementEdge, kijWithoutInterlayer } from './edge-kij'
import { type Edge, edgeAbsorption, meanEdgeAbsorption } from './in-situ'
import { JUNCTIONS } from './junction'
import { criticalOfFlank, isHeavy, massOfFlank, modelOf } from './room-elements'
import { edgeLengths, type Rooms } from './rooms'

/** Absorption coefficient of an edge of whose neighbours nothing is known. */
const UNKNOWN_EDGE = 0.15

/** The band in which the Kij is taken that damps an element, 500 Hz. */
const AT_500_HZ = 10

/**
 * Mean absorption coefficient of the edges of a heavy separating element: what its flanks on both sides and its own
 * continuation beyond a cross take.
 */
export function separatingEdgeAbsorption(rooms: Rooms, base: Leaf): number {
  const lengths_m = edgeLengths(rooms)
  return meanEdgeAbsorption(
    rooms.edges.map((edge, at) => ({
      length_m: lengths_m[at],
      joined: edge.flank === 'element' ? joinedToSeparating(edge, base) : [],
    })),
  )
}

/**
 * Mean absorption coefficient of the edges of a heavy flank: at the junction what the separating element and the flank
 * beyond take; at its other edges what is usual.
 */
export function flankEdgeAbsorption(
  edge: ElementEdge,
  side: 'source' | 'receiving',
  base: Leaf | null,
  size_m: readonly [along_m: number, across_m: number],
): number {
  const [length_m, across_m] = size_m
  const other = edge[side === 'source' ? 'receiving' : 'source']
  const separating = base === null || !isHeavy(base) ? null : modelOf(base)
  const own = edge[side] ?? other
  const separating_kgm2 = separating?.mass_kgm2 ?? (own === null ? 0 : massOfFlank(own))
  const Kij_db = kijAt500Hz(edge, separating_kgm2)
  const joined: Edge['joined'][number][] = [
    ...(other === null ? [] : [{ critical_hz: criticalOfFlank(other), Kij_db: Kij_db.Ff }]),
    ...(separating === null
      ? []
      : [{ critical_hz: separating.critical_hz, Kij_db: side === 'source' ? Kij_db.Fd : Kij_db.Df }]),
  ]
  const atJunction = edgeAbsorption({ length_m, joined })
  const perimeter_m = 2 * (length_m + across_m)
  const mean = (length_m * atJunction + (perimeter_m - length_m) * UNKNOWN_EDGE) / perimeter_m
  return Math.min(Math.max(mean, 0.05), 0.5)
}

function joinedToSeparating(edge: ElementEdge, base: Leaf): Edge['joined'] {
  const { mass_kgm2, critical_hz } = modelOf(base)
  const Kij_db = kijAt500Hz(edge, mass_kgm2)
  const standing = [
    [edge.source, Kij_db.Fd],
    [edge.receiving, Kij_db.Df],
  ] as const
  const joined = standing.flatMap(([flank, Kij]) => (flank === null ? [] : [{ flank, Kij_db: Kij }]))
  const flanks = joined.map(({ flank, Kij_db }) => ({ critical_hz: criticalOfFlank(flank), Kij_db }))
  if (edge.junction !== 'rigid cross') return flanks
  const sum_kgm2 = joined.reduce((sum, { flank }) => sum + massOfFlank(flank), 0)
  const across = sum_kgm2 / joined.length / mass_kgm2
  return [...flanks, { critical_hz, Kij_db: JUNCTIONS['rigid cross through'](across) }]
}

function kijAt500Hz(edge: ElementEdge, separating_kgm2: number) {
  const { Ff, Fd, Df } = kijWithoutInterlayer(edge, separating_kgm2)
  const at = (values: readonly number[] | null) => values?.[AT_500_HZ] ?? Infinity
  return { Ff: at(Ff), Fd: at(Fd), Df: at(Df) }
}
