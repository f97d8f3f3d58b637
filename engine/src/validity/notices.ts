import type { ConstructionKind } from './construction-kind'
import { LABORATORY_LIMIT_DB, showsLaboratoryLimit } from '../airborne/laboratory-limit'
import type { LeafModel } from '../physics/leaf/leaf-model'
import type { Notice } from '../prediction'
import type { StackModel } from '../physics/stack/stack-model'
import { measurementsOf } from './uncertainty'

/** Ranges over which the models were checked: kg/m2 of a leaf, m of a cavity, m2 of the element. */
const LEAF_KGM2 = [2, 1000] as const
const CAVITY_M = [0.005, 0.5] as const
const ELEMENT_M2 = [1, 30] as const
/** The thinnest slab of solid timber that is sold, m; boards below it span no room without joists. */
const TIMBER_SLAB_M = 0.06

/** So few measurements of a kind are said. */
const FEW = 2

/** Sentences about models used near or outside their valid range. */
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
    ...(showsLaboratoryLimit(airborne_db) ? [LIMIT_NOTICE] : []),
  ]
}

/** Whether any part lies outside the range of the models. */
export function isOutsideRange(stack: StackModel): boolean {
  return rangeNotices(stack).length > 0
}

const LIMIT_NOTICE: Notice = {
  code: 'laboratory limit',
  text: `The result includes the limit of a good laboratory, R'max,w = ${LABORATORY_LIMIT_DB} dB.`,
  componentIds: [],
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
        notice(
          'outside range',
          'The leaf lies outside 2 to 1000 kg/m², the range of the models.',
          leaf.componentIds,
        ),
      ),
    ...leaves
      .filter(isBoardsAlone)
      .map((leaf) =>
        notice(
          'outside range',
          'Solid timber below 60 mm lies outside the range of the models; a deck on joists has their frame below it.',
          leaf.componentIds,
        ),
      ),
    ...gaps.flatMap((gap) =>
      gap.type === 'cavity' && outside(gap.cavity.depth_m, CAVITY_M)
        ? [
            notice('outside range', 'The cavity lies outside 5 to 500 mm, the range of the models.', [
              gap.cavity.componentId,
            ]),
          ]
        : [],
    ),
    ...(outside(element.area_m2, ELEMENT_M2)
      ? [notice('outside range', 'The element lies outside 1 to 30 m², the range of the models.', [])]
      : []),
  ]
}

function frameNotices({ gaps }: StackModel): readonly Notice[] {
  return gaps.flatMap((gap) =>
    gap.type === 'springs'
      ? []
      : gap.frames
          .filter(
            ({ type, connection }) => type.standing === 'assumption' && connection.stiffness === undefined,
          )
          .map(({ type, connection }) =>
            notice(
              'assumed value',
              `The stiffness of "${type.name}" is an assumption, not a measured value.`,
              [connection.componentId],
            ),
          ),
  )
}

function kindNotices(stack: StackModel, kind: ConstructionKind): readonly Notice[] {
  const ids = stack.leaves.flatMap((leaf) => leaf.componentIds)
  const notices: Notice[] = []
  for (const of of stack.kind === 'floor' ? (['airborne', 'impact'] as const) : (['airborne'] as const)) {
    const count = measurementsOf(of, kind)
    if (count === 0)
      notices.push(notice('not validated', `No published ${of} measurement of a ${kind} was at hand.`, ids))
    else if (count <= FEW)
      notices.push(
        notice('uncertain model', `Published ${of} measurements of a ${kind} at hand: ${count} only.`, ids),
      )
  }
  if (kind === 'suspended ceiling')
    notices.push(
      notice(
        'uncertain model',
        'Published suspended ceilings reduce impact sound less than predicted; take its result as optimistic.',
        ids,
      ),
    )
  return notices
}

function fillNotices({ gaps }: StackModel): readonly Notice[] {
  return gaps.flatMap((gap) => {
    if (gap.type === 'springs') return []
    const filled_m = gap.cavity.fills.reduce((sum, fill) => sum + fill.thickness_m, 0)
    if (filled_m <= gap.cavity.depth_m * 1.001) return []
    return [
      notice('outside range', 'The insulation is thicker than its cavity and was taken as filling it.', [
        gap.cavity.componentId,
      ]),
    ]
  })
}

function notice(code: Notice['code'], text: string, componentIds: readonly string[]): Notice {
  return { code, text, componentIds: [...new Set(componentIds)] }
}
