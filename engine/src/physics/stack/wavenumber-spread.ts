import { SOUND_SPEED } from '../air'
import { criticalFrequency, type LeafModel } from '../leaf/leaf-model'
import type { Plate } from '../leaf/plate'
import { shareFrom } from '../share'
import type { StackModel } from './stack-model'

/**
 * Scale of the spread of the squares of wavenumbers, on the natural logarithmic scale: the kernel 1/cosh(x/scale) falls
 * by e over it. Waves in an element of side L have wavenumbers spread by 0.75 pi/L (`finite-coincidence`), of bending
 * and shear waves in slabs of 3 m at 500 Hz about a twelfth. A mean over this kernel moves by no more than
 * 10 lg(e)/scale a neper, 0.34 dB for 1 %.
 */
const SCALE = 0.125

/** Where the mean is taken, from the place at which two waves are alike; fixed there, whatever the leaf is. */
const NODES = Array.from({ length: 13 }, (_, at) => (at - 6) * SCALE)

/** A leaf near a place where two waves are alike at every frequency at once. */
interface WaveCoincidence {
  /** How far the leaf is from that place, on the scale of the nodes. */
  readonly from: number
  /** 1 where the spread counts wholly, 0 where it begins to. */
  readonly nearness: number
  readonly movedTo: (node: number) => StackModel['leaves']
}

/**
 * What an element's finite size makes of the sound where two waves are alike at all frequencies at once: shear waves of
 * a slab and sound (concrete of 0.8 GPa), or the bending waves of two leaves on either side of a resilient layer. An
 * infinite plate would be a different one a hair beyond. The factor on energies, one value each; null for all usual
 * constructions, which are not near such a place. Several places count each by itself. `given` is what `energiesOf` says
 * of the stack as it is.
 */
export function wavenumberSpread(
  stack: StackModel,
  given: Float64Array,
  energiesOf: (stack: StackModel) => Float64Array,
): Float64Array | null {
  const near = [...shearWavesAndSound(stack), ...bendingWavesOfBothLeaves(stack)].filter(
    ({ nearness }) => nearness > 0,
  )
  if (near.length === 0) return null
  return near.reduce((factor, { from, nearness, movedTo }) => {
    const mean = meanOfNodes(from, (node) => energiesOf({ ...stack, leaves: movedTo(node) }))
    return factor.map((value, n) => value * (mean[n] / given[n]) ** nearness)
  }, new Float64Array(given.length).fill(1))
}

function meanOfNodes(from: number, energiesAt: (node: number) => Float64Array): Float64Array {
  const weights = NODES.map((node) => 1 / Math.cosh((node - from) / SCALE))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const energies = NODES.map(energiesAt)
  return energies[0].map((_, n) =>
    energies.reduce((mean, values, at) => mean + (weights[at] / sum) * values[n], 0),
  )
}

/** Where the spread begins and from where on it counts wholly, from the place of likeness. */
const NEAR_SPEED_OF_SOUND = [1, 0.4] as const
const NEAR_EACH_OTHER = [0.5, 0.25] as const

/** Homogeneous slabs, by ln(c_s^2/c0^2) of their shear waves; the lamellae of timber bend by themselves. */
function shearWavesAndSound({ leaves }: StackModel): readonly WaveCoincidence[] {
  return leaves.flatMap((leaf, at) => {
    const speeds2 = leaf.plates.filter(isSlab).map((plate) => plate.shear_Npm / plate.mass_kgm2)
    if (speeds2.length === 0) return []
    const from = Math.log(Math.min(...speeds2) / SOUND_SPEED ** 2)
    return [
      {
        from,
        nearness: shareFrom(...NEAR_SPEED_OF_SOUND, Math.abs(from)),
        movedTo: (node: number) => leaves.with(at, withShear(leaf, Math.exp(node - from))),
      },
    ]
  })
}

function isSlab({ sheet, lamellaBendingShare }: Plate): boolean {
  return sheet.role === 'massive element' && lamellaBendingShare === 0
}

function withShear(leaf: LeafModel, factor: number): LeafModel {
  return {
    ...leaf,
    plates: leaf.plates.map((plate) =>
      isSlab(plate) ? { ...plate, shear_Npm: plate.shear_Npm * factor } : plate,
    ),
  }
}

/**
 * A homogeneous slab and the leaf on the other side of a resilient layer, by the ratio of both critical frequencies: it is
 * that of k_B^2. Either moves half the way, so that the stack is the same from both sides.
 */
function bendingWavesOfBothLeaves({ leaves, gaps }: StackModel): readonly WaveCoincidence[] {
  return gaps.flatMap((gap, at) => {
    const [first, second] = [leaves[at], leaves[at + 1]]
    if (gap.type !== 'springs' || ![first, second].some(({ plates }) => plates.some(isSlab))) return []
    const from = Math.log(first.critical_hz / second.critical_hz)
    return [
      {
        from,
        nearness: shareFrom(...NEAR_EACH_OTHER, Math.abs(from)),
        movedTo: (node: number) =>
          leaves
            .with(at, withBending(first, Math.exp(from - node)))
            .with(at + 1, withBending(second, Math.exp(node - from))),
      },
    ]
  })
}

function withBending(leaf: LeafModel, factor: number): LeafModel {
  const bending_Nm = leaf.bending_Nm * factor
  return {
    ...leaf,
    bending_Nm,
    critical_hz: criticalFrequency(leaf.mass_kgm2, bending_Nm),
    plates: leaf.plates.map((plate) => ({
      ...plate,
      bending_Nm: plate.bending_Nm * factor,
      bendingMajor_Nm: plate.bendingMajor_Nm * factor,
      bendingMinor_Nm: plate.bendingMinor_Nm * factor,
    })),
  }
}
