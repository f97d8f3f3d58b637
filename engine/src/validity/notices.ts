import { type ConstructionKind, notice, type Notice } from '@soundleaf/contracts'
import { showsLaboratoryLimit, weightedLaboratoryLimit } from '../airborne/laboratory-limit'
import type { LeafModel } from '../physics/leaf/leaf-model'
import type { CavityGap, StackModel } from '../physics/stack/stack-model'
import { measurementsOf } from './uncertainty'

/**
 * Ranges in which the models were validated: mass of a leaf in kg/m², depth of a cavity in m, area of the element in
 * m².
 */
const LEAF_KGM2 = [2, 1000] as const
const CAVITY_M = [0.005, 0.5] as const
const ELEMENT_M2 = [1, 30] as const
/** Thickness of the thinnest slab of solid timber on the market, m; thinner boards need joists to span a room. */
const TIMBER_SLAB_M = 0.06

/** Up to this number of measurements of a kind, a notice says how few they are. */
const FEW_MEASUREMENTS = 2

/** The notices about models that are used near or outside their valid range. */
export function noticesOf(
  stack: StackModel,
  kind: ConstructionKind,
  airborne_db: readonly number[],
): readonly Notice[] {
  return [
    ...rangeNotices(stack),
    ...frameNotices(stack),
    ...kindNotices(stack, kind),
    ...fillNotices(stack),
    ...(showsLaboratoryLimit(stack, airborne_db)
      ? [notice('LaboratoryLimit', { limit_db: weightedLaboratoryLimit(stack) })]
      : []),
  ]
}

/** Whether any part lies outside the range of the models. */
export function isOutsideRange(stack: StackModel): boolean {
  return rangeNotices(stack).length > 0
}

function isBoardsAlone({ plates, ribbing }: LeafModel): boolean {
  return (
    ribbing === null &&
    plates.some(
      ({ sheet }) =>
        sheet.role === 'massive element' && sheet.material === 'wood' && sheet.thickness_m < TIMBER_SLAB_M,
    )
  )
}

function rangeNotices({ leaves, gaps, mounting: { element } }: StackModel): readonly Notice[] {
  const outside = (value: number, [from, to]: readonly [number, number]) => value < from || value > to
  return [
    ...leaves
      .filter((leaf) => outside(leaf.mass_kgm2, LEAF_KGM2))
      .map((leaf) =>
        notice('LeafOutsideRange', { from_kgm2: LEAF_KGM2[0], to_kgm2: LEAF_KGM2[1] }, leaf.componentIds),
      ),
    ...leaves
      .filter(isBoardsAlone)
      .map((leaf) => notice('TimberTooThin', { least_mm: TIMBER_SLAB_M * 1000 }, leaf.componentIds)),
    ...gaps.flatMap((gap) =>
      gap.type === 'cavity' && outside(gap.cavity.depth_m, CAVITY_M) ? [cavityOutside(gap)] : [],
    ),
    ...(outside(element.area_m2, ELEMENT_M2)
      ? [notice('ElementOutsideRange', { from_m2: ELEMENT_M2[0], to_m2: ELEMENT_M2[1] })]
      : []),
  ]
}

function cavityOutside({ cavity }: CavityGap): Notice {
  const [from_mm, to_mm] = [CAVITY_M[0] * 1000, CAVITY_M[1] * 1000]
  return notice('CavityOutsideRange', { from_mm, to_mm }, [cavity.componentId])
}

function frameNotices({ gaps }: StackModel): readonly Notice[] {
  return gaps.flatMap((gap) =>
    gap.type === 'springs'
      ? []
      : gap.frames
          .filter(
            ({ type, connection }) => type.evidence === 'assumption' && connection.stiffness === undefined,
          )
          .map(({ connection }) =>
            notice('FrameAssumed', { frameType: connection.frameType }, [connection.componentId]),
          ),
  )
}

function kindNotices(stack: StackModel, kind: ConstructionKind): readonly Notice[] {
  const ids = stack.leaves.flatMap((leaf) => leaf.componentIds)
  const notices: Notice[] = []
  for (const of of stack.kind === 'floor' ? (['airborne', 'impact'] as const) : (['airborne'] as const)) {
    const count = measurementsOf(of, kind)
    if (count === 0) notices.push(notice('NotValidated', { of, kind }, ids))
    else if (count <= FEW_MEASUREMENTS) notices.push(notice('FewMeasurements', { of, kind, count }, ids))
  }
  if (kind === 'suspended ceiling') notices.push(notice('CeilingOptimistic', {}, ids))
  return notices
}

function fillNotices({ gaps }: StackModel): readonly Notice[] {
  return gaps.flatMap((gap) => {
    if (gap.type === 'springs') return []
    const filled_m = gap.cavity.fills.reduce((sum, fill) => sum + fill.thickness_m, 0)
    if (filled_m <= gap.cavity.depth_m * 1.001) return []
    return [notice('CavityOverfilled', {}, [gap.cavity.componentId])]
  })
}
