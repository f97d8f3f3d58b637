import type { AirborneTransmission } from '../airborne/airborne'
import { THIRD_OCTAVES_HZ } from '../band'
import { bandMeans } from '../physics/frequency'
import type { ImpactLevels } from '../impact/floor-impact'
import { LOWEST_IMPACT_LEVEL_DB } from '../impact/receiving-room'
import type { LimitingPath } from '../prediction'
import { massSpringMassResonances } from '../physics/stack/resonance'
import type { StackModel } from '../physics/stack/stack-model'

/** Range of f/fc in which coincidence limits a leaf, and of f/f0 up to which the resonance limits a cavity. */
const COINCIDENCE_RANGE = [0.7, 1.6] as const
const RESONANCE_RANGE = 2

/** The transmission path that carries most of the airborne sound, for each band. */
export function airborneLimits(
  stack: StackModel,
  transmission: AirborneTransmission,
): readonly LimitingPath[] {
  const layers = bandMeans(transmission.throughLayers)
  const laboratory = bandMeans(transmission.laboratoryFlanking)
  const gaps = transmission.throughFrames.map((paths) =>
    paths.map(({ isEdge, transmission: tau }) => ({ isEdge, carried: bandMeans(tau) })),
  )
  return THIRD_OCTAVES_HZ.map((band_hz, band) => {
    const carried = [
      { amount: layers[band], limit: layersLimit(stack, band_hz) },
      { amount: laboratory[band], limit: { band_hz, path: 'laboratory limit', componentIds: [] } as const },
      ...gaps.flatMap((paths, at) =>
        paths.map((path) => ({
          amount: path.carried[band],
          limit: frameLimit(stack, at, path.isEdge, band_hz),
        })),
      ),
    ]
    return carried.reduce((a, b) => (b.amount > a.amount ? b : a)).limit
  })
}

/** The transmission path that carries most of the impact sound, for each band. */
export function impactLimits(stack: StackModel, levels: ImpactLevels): readonly LimitingPath[] {
  // Frame shares are those of the base below a floating screed or covering, so they belong to the last gaps.
  const skipped = stack.gaps.length - levels.frameShares.length
  return THIRD_OCTAVES_HZ.map((band_hz, band) => {
    if (levels.total_db[band] < LOWEST_IMPACT_LEVEL_DB)
      return { band_hz, path: 'laboratory limit', componentIds: [] }
    const frames = levels.frameShares.flatMap((paths, at) =>
      paths.map((path) => ({
        amount: path.share[band],
        limit: frameLimit(stack, at + skipped, path.isEdge, band_hz),
      })),
    )
    const throughFrames = frames.reduce((sum, { amount }) => sum + amount, 0)
    const all = [...frames, { amount: 1 - throughFrames, limit: layersLimit(stack, band_hz) }]
    return all.reduce((a, b) => (b.amount > a.amount ? b : a)).limit
  })
}

function frameLimit(stack: StackModel, at: number, isEdge: boolean, band_hz: number): LimitingPath {
  const gap = stack.gaps[at]
  const componentIds = gap.type === 'cavity' ? gap.frames.map((frame) => frame.connection.componentId) : []
  return { band_hz, path: isEdge ? 'edge' : 'bridge', componentIds: [...new Set(componentIds)] }
}

/**
 * Within the leaves and cavities: a leaf near its critical frequency, else a cavity near its resonance, else the
 * lightest leaf.
 */
function layersLimit(stack: StackModel, band_hz: number): LimitingPath {
  const [from, to] = COINCIDENCE_RANGE
  const coincident = stack.leaves.find(
    ({ critical_hz }) => band_hz >= from * critical_hz && band_hz <= to * critical_hz,
  )
  if (coincident !== undefined) return { band_hz, path: 'leaf', componentIds: coincident.componentIds }
  const resonant = massSpringMassResonances(stack)
    .filter(({ frequency_hz }) => band_hz <= RESONANCE_RANGE * frequency_hz)
    .sort((a, b) => b.frequency_hz - a.frequency_hz)
  if (resonant.length > 0) return { band_hz, path: 'cavity', componentIds: resonant[0].componentIds }
  const lightest = stack.leaves.reduce((a, b) => (b.mass_kgm2 < a.mass_kgm2 ? b : a))
  return { band_hz, path: 'leaf', componentIds: lightest.componentIds }
}
