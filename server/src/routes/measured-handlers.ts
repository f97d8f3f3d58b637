import type { MeasuredCurve, MeasuredNumber, MeasuredRating } from '@soundleaf/contracts'
import type { CallHandlers } from './call-handlers'
import { isTrialOver } from '../domain/account/trial-expiry'
import { deleteCurve, keepCurve, listCurves, restoreCurve } from '../domain/measured/keep-curve'
import type { MeasuredDependencies, StoredCurve } from '../domain/measured/measured-curve'
import { rateMeasured } from '../domain/measured/rate-measured'
import { accept, mapped, refuse } from '../domain/refusal'

export function measuredHandlers(deps: MeasuredDependencies) {
  return {
    rate: ({ body, caller }) =>
      isTrialOver(caller.account, deps.clock()) ? refuse('FreeTrialExpired') : rateMeasured(body),

    async listMeasuredCurves({ query, caller }) {
      const { rows, total } = await listCurves(query.filter ?? '', caller, deps)
      const curves = rows.map((row) =>
        curveAnswer(row, row.accountId === caller.account.id ? null : row.ownerEmail),
      )
      return accept({ curves, total })
    },
    saveMeasuredCurve: async ({ body, caller }) => mapped(await keepCurve(body, caller, deps), ownAnswer),
    deleteMeasuredCurve: ({ params, caller }) => deleteCurve(params.id, caller, deps),
    restoreMeasuredCurve: async ({ params, caller }) =>
      mapped(await restoreCurve(params.id, caller, deps), ownAnswer),
  } satisfies Partial<CallHandlers>
}

const ownAnswer = (curve: StoredCurve): MeasuredCurve => curveAnswer(curve, null)

function curveAnswer(
  { id, content, revision, modifiedAt }: StoredCurve,
  owner: string | null,
): MeasuredCurve {
  const rated = rateMeasured(content)
  return {
    id,
    ...content,
    // Another person's project is nobody else's to open.
    projectId: owner === null ? content.projectId : null,
    owner,
    revision,
    modifiedDateUtc: modifiedAt.toISOString(),
    numbers: rated.ok ? mainNumbers(rated.value.ratings) : [],
  }
}

/** Terms that are stated beside the first number. */
const STATED_TERMS: ReadonlySet<string> = new Set(['C', 'C_{tr}', 'C_{I}', 'C_{IΔ}'])

/** The first number with the terms that are stated with it; where it cannot be made, the first that can. */
function mainNumbers(ratings: readonly MeasuredRating[]): MeasuredNumber[] {
  const [first, ...others] = ratings
  if (first === undefined) return []
  if (first.value === null)
    return [others.find(({ value, notation }) => value !== null && !STATED_TERMS.has(notation)) ?? first].map(
      numberAnswer,
    )
  return [first, ...others.filter(({ notation }) => STATED_TERMS.has(notation))].map(numberAnswer)
}

const numberAnswer = ({ notation, value, decimals, bound, isUnmoved }: MeasuredRating): MeasuredNumber => ({
  notation,
  value,
  decimals,
  // What no true value changes is no limit.
  ...(bound !== undefined && isUnmoved !== true && { bound }),
})
