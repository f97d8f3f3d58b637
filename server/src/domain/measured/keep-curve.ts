import { randomUUID } from 'node:crypto'
import { EMPTY_GUID, type MeasuredCurveContent, type SaveMeasuredCurveRequest } from '@soundleaf/contracts'
import { entitlementsOf } from '../account/entitlements'
import { accept, refuse, type Decision } from '../refusal'
import type { OnBehalf } from '../session/session'
import type { CurvePage, MeasuredDependencies, StoredCurve } from './measured-curve'
import { readContent } from './read-content'

/** A list has at most this many rows; the page says how many there are. */
const MAX_ROWS = 500

/** The caller's curves and those that the team shares, the newest first. */
export function listCurves(
  filter: string,
  { account: { id, teamId } }: OnBehalf,
  { curves }: MeasuredDependencies,
): Promise<CurvePage> {
  return curves.list({ accountId: id, teamId }, filter, MAX_ROWS)
}

/** Keeps a new curve, or changes an own one on top of the revision that the change is based on. */
export async function keepCurve(
  request: SaveMeasuredCurveRequest,
  caller: OnBehalf,
  deps: MeasuredDependencies,
): Promise<Decision<StoredCurve>> {
  if (!entitlementsOf(caller.account.licence).ownCurves) return refuse('LicenceInsufficient')
  const content = readContent(request)
  if (!content.ok) return content
  return request.id === EMPTY_GUID
    ? createCurve(content.value, request.creationKey ?? null, caller, deps)
    : replaceCurve({ id: request.id, revision: request.revision ?? 0 }, content.value, caller, deps)
}

async function createCurve(
  content: MeasuredCurveContent,
  creationKey: string | null,
  caller: OnBehalf,
  deps: MeasuredDependencies,
): Promise<Decision<StoredCurve>> {
  const now = deps.clock()
  const curve: StoredCurve = {
    id: randomUUID(),
    accountId: caller.account.id,
    creationKey,
    content,
    revision: 1,
    createdAt: now,
    modifiedAt: now,
    deletedAt: null,
  }
  const created = await deps.curves.create(curve, deps.mostCurves)
  if (created === 'TooManyCurves') return refuse('TooManyCurves', { params: { max: deps.mostCurves } })
  const { isNew, curve: kept } = created
  return isNew || isSame(kept, content)
    ? accept(kept)
    : replaceCurve({ id: kept.id, revision: 1 }, content, caller, deps)
}

async function replaceCurve(
  base: Pick<StoredCurve, 'id' | 'revision'>,
  content: MeasuredCurveContent,
  caller: OnBehalf,
  { curves, clock }: MeasuredDependencies,
): Promise<Decision<StoredCurve>> {
  const accountId = caller.account.id
  const replaced = await curves.replace({ ...base, accountId }, content, clock())
  if (replaced !== null) return accept(replaced)
  const latest = await curves.find(base.id)
  if (latest?.accountId !== accountId || latest.deletedAt !== null) return refuse('NotFound')
  // The answer to the same change was lost, and the page asks again.
  return latest.revision === base.revision + 1 && isSame(latest, content)
    ? accept(latest)
    : refuse('StaleRevision', { params: { revision: latest.revision } })
}

const isSame = (curve: StoredCurve, content: MeasuredCurveContent): boolean =>
  JSON.stringify(curve.content) === JSON.stringify(content)

/** Deletes an own curve; for some time it can be taken back. Again it is the same: the answer may have been lost. */
export async function deleteCurve(
  id: string,
  caller: OnBehalf,
  deps: MeasuredDependencies,
): Promise<Decision<Record<string, never>>> {
  const curve = await findOwn(id, caller, deps)
  if (!curve.ok) return curve
  if (curve.value.deletedAt === null) await deps.curves.markDeleted(id, deps.clock())
  return accept({})
}

/** Takes the deletion of an own curve back. */
export async function restoreCurve(
  id: string,
  caller: OnBehalf,
  deps: MeasuredDependencies,
): Promise<Decision<StoredCurve>> {
  const curve = await findOwn(id, caller, deps)
  if (!curve.ok || curve.value.deletedAt === null) return curve
  const restored = await deps.curves.restore(curve.value, deps.mostCurves)
  return restored === 'restored'
    ? accept({ ...curve.value, deletedAt: null })
    : refuse('TooManyCurves', { params: { max: deps.mostCurves } })
}

async function findOwn(
  id: string,
  { account }: OnBehalf,
  { curves }: MeasuredDependencies,
): Promise<Decision<StoredCurve>> {
  const curve = await curves.find(id)
  return curve?.accountId === account.id ? accept(curve) : refuse('NotFound')
}
