import type { Coupling, Frame } from '../physics/connection/coupling'
import { massSpringMassResonances } from '../physics/stack/resonance'
import type { CavityGap, StackModel } from '../physics/stack/stack-model'

/** How stiffly the frames of a construction connect its leaves, from the stiffest to none. */
export const CONNECTIONS = ['rigid', 'points', 'flexible', 'resilient', 'separate'] as const
export type ConnectionStiffness = (typeof CONNECTIONS)[number]

/** What decides the sound insulation of a construction, in few numbers: two constructions are as near as these. */
export interface Profile {
  readonly kind: 'wall' | 'floor'
  readonly leaves: number
  readonly mass_kgm2: number
  readonly heaviest_kgm2: number
  readonly lightest_kgm2: number
  /** Critical frequency of the heaviest leaf: its stiffness for its mass. */
  readonly critical_hz: number
  /** Of all cavities. */
  readonly depth_mm: number
  /** Share of that depth which is filled. */
  readonly filled: number
  /** Lowest resonance of the leaves on the air of the cavities, and on resilient layers. */
  readonly cavity_hz: number | null
  readonly floating_hz: number | null
  /** Null without a cavity. */
  readonly connection: ConnectionStiffness | null
  /** Contact stiffness of a covering under a hammer, MN/m. */
  readonly covering_MNpm: number | null
}

export function profileOf(stack: StackModel, covering_Npm: number | null): Profile {
  const { kind, leaves, gaps } = stack
  const heaviest = leaves.reduce((a, b) => (b.mass_kgm2 > a.mass_kgm2 ? b : a))
  const cavities = gaps.flatMap((gap) => (gap.type === 'cavity' ? [gap] : []))
  const depth_m = cavities.reduce((sum, { cavity }) => sum + cavity.depth_m, 0)
  const filled_m = cavities
    .flatMap(({ cavity }) => cavity.fills)
    .reduce((sum, { thickness_m }) => sum + thickness_m, 0)
  const resonances = massSpringMassResonances(stack)
  const lowest = (type: 'cavity' | 'springs') => {
    const found = resonances.flatMap(({ frequency_hz }, at) => (gaps[at].type === type ? [frequency_hz] : []))
    return found.length === 0 ? null : rounded(Math.min(...found))
  }
  return {
    kind,
    leaves: leaves.length,
    mass_kgm2: rounded(leaves.reduce((sum, { mass_kgm2 }) => sum + mass_kgm2, 0)),
    heaviest_kgm2: rounded(heaviest.mass_kgm2),
    lightest_kgm2: rounded(Math.min(...leaves.map(({ mass_kgm2 }) => mass_kgm2))),
    critical_hz: rounded(heaviest.critical_hz),
    depth_mm: rounded(depth_m * 1000),
    filled: depth_m === 0 ? 0 : rounded(Math.min(filled_m / depth_m, 1)),
    cavity_hz: lowest('cavity'),
    floating_hz: lowest('springs'),
    connection: cavities.length === 0 ? null : stiffest(cavities.flatMap(connectionsOf)),
    covering_MNpm: covering_Npm === null ? null : rounded(covering_Npm / 1e6),
  }
}

function connectionsOf({ frames }: CavityGap): readonly ConnectionStiffness[] {
  return frames.flatMap(({ type }) => type.couplings.map(stiffnessOf))
}

/** The edges alone connect only what nothing else connects. */
function stiffest(found: readonly ConnectionStiffness[]): ConnectionStiffness {
  return CONNECTIONS.find((one) => found.includes(one)) ?? 'separate'
}

/** Frames in series are as soft as the softest of them, and meet in points. */
function softest(frames: readonly Frame[]): ConnectionStiffness {
  const found = frames.flatMap(({ type }) => stiffest(type.couplings.map(stiffnessOf)))
  return CONNECTIONS.findLast((one) => one === 'points' || found.includes(one)) ?? 'points'
}

/** Point mounts from this compliance on are soft enough to isolate, m/N: the least of rubber hangers and clips. */
const SOFT_MPN = 1e-6

function stiffnessOf(coupling: Coupling): ConnectionStiffness {
  if (coupling.type === 'edge') return 'separate'
  if (coupling.type === 'crossing') return softest(coupling.frames)
  if (coupling.type === 'line') {
    if (coupling.compliance_m2pN === 0) return 'rigid'
    return typeof coupling.compliance_m2pN === 'number' ? 'flexible' : 'resilient'
  }
  const isSoft =
    coupling.resonanceUnderLoad_hz !== undefined ||
    (typeof coupling.compliance_mpN === 'number' && coupling.compliance_mpN >= SOFT_MPN)
  return isSoft ? 'resilient' : 'points'
}

/** Three significant digits: no measured construction is described more closely. */
function rounded(value: number): number {
  return Number(value.toPrecision(3))
}
