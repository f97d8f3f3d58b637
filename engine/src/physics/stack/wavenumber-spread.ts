import { SOUND_SPEED } from '../air'
import { criticalFrequency, type LeafModel } from '../leaf/leaf-model'
import type { Plate } from '../leaf/plate'
import { shareFrom } from '../share'
import type { StackModel } from './stack-model'

/**
 * Width of the averaging kernel 1/cosh(x/scale), on the natural logarithm of squared wavenumbers: it falls by a factor
 * e over this scale. Waves in an element of side L have a spread of wavenumbers of 0.75 pi/L (`finite-coincidence`),
 * about a twelfth for bending and shear waves in slabs of 3 m at 500 Hz. A mean over this kernel changes by no more
 * than 10 lg(e)/scale per neper, 0.34 dB for 1 %.
 */
const SCALE = 0.125

/**
 * Distances from the point of equal wave speeds at which the mean is taken. They are fixed to that point, whatever the
 * leaf.
 */
const NODES = Array.from({ length: 13 }, (_, at) => (at - 6) * SCALE)

/** A leaf in which two kinds of waves have nearly the same wavenumber at all frequencies. */
interface WaveCoincidence {
  /** Distance of the leaf from equal wavenumbers, as the natural logarithm of the ratio of their squares. */
  readonly from: number
  /** 1 where the spread applies fully, 0 where it does not apply. */
  readonly nearness: number
  /** The leaves with the distance changed to that of a node. */
  readonly movedTo: (node: number) => StackModel['leaves']
}

/**
 * Factor by which the finite size of an element changes the transmitted energy where two kinds of waves have the same
 * wavenumber at all frequencies: shear waves of a slab and sound in air (concrete of 0.8 GPa), or the bending waves of
 * the leaves on both sides of a resilient layer. For an infinite plate the result would change abruptly with the
 * smallest change of the material. Null for all usual constructions, which are not near such a point; several points
 * apply one after the other.
 *
 * @param given the energies of the stack as it is, one value for each frequency or band
 * @param energiesOf the same of a stack with other leaves
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

/** Distances from equal wavenumbers: the spread begins to apply at the first and applies fully from the second on. */
const NEAR_SPEED_OF_SOUND = [1, 0.4] as const
const NEAR_EACH_OTHER = [0.5, 0.25] as const

/**
 * Shear waves of homogeneous slabs, by ln(c_s^2/c0^2); cross-laminated timber is excluded, as its lamellae bend on
 * their own.
 */
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
 * A homogeneous slab and the leaf on the other side of a resilient layer, by the ratio of their critical frequencies,
 * which is that of k_B^2. Both leaves are changed by half, so that the stack is the same from both sides.
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
