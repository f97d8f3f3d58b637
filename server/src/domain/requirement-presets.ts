import {
  EVALUATION_INDICES,
  type RequirementPreset,
  type RequirementPresetList,
  type SaveRequirementPresetsRequest,
} from '@soundleaf/contracts'
import { entitlementsOf } from './account/entitlements'
import { accept, refuse, type Decision } from './refusal'
import type { OnBehalf } from './session/session'

/** All presets of a person, as they were saved last. */
export interface KeptPresets {
  /** 0 before there are any. */
  readonly revision: number
  readonly presets: readonly RequirementPreset[]
}

export interface RequirementPresetStore {
  of(accountId: string): Promise<KeptPresets>
  /** Of the accounts of a team but one, each with its owner's address; not of erased ones. */
  ofTeam(
    teamId: string,
    exceptAccountId: string,
  ): Promise<readonly { readonly owner: string; readonly presets: readonly RequirementPreset[] }[]>
  /** False where the revision is not the latest. */
  replace(accountId: string, base: number, presets: readonly RequirementPreset[]): Promise<boolean>
}

export interface PresetDependencies {
  readonly requirementPresets: RequirementPresetStore
}

/** Values that a limit may have, dB or a rating of ASTM. */
const VALUES = { min: 1, max: 200 } as const

/** The caller's own requirements and those that colleagues share; for every licence. */
export async function listPresets(
  { account: { id, teamId } }: OnBehalf,
  { requirementPresets }: PresetDependencies,
): Promise<RequirementPresetList> {
  const { revision, presets } = await requirementPresets.of(id)
  const colleagues = teamId === null ? [] : await requirementPresets.ofTeam(teamId, id)
  const team = colleagues.flatMap(({ owner, presets: theirs }) =>
    theirs.filter(({ isShared }) => isShared).map((preset) => ({ ...preset, owner })),
  )
  return { revision, presets: [...presets], team }
}

/** Keeps all of the caller's own requirements in place of the ones before. */
export async function savePresets(
  { revision, presets }: SaveRequirementPresetsRequest,
  caller: OnBehalf,
  deps: PresetDependencies,
): Promise<Decision<RequirementPresetList>> {
  const { id, licence } = caller.account
  if (!entitlementsOf(licence).ownCatalogue) return refuse('LicenceInsufficient')
  const faults = presets.flatMap((preset, at) => faultOf(preset, `presets.${at}`, presets) ?? [])
  const [fault] = faults
  if (fault !== undefined) return refuse('FieldInvalid', { params: fault, field: fault.name })
  if (!(await deps.requirementPresets.replace(id, revision, presets))) return refuse('RequirementsChanged')
  return accept(await listPresets(caller, deps))
}

interface Fault {
  readonly name: string
  readonly found: string
  readonly rule: string
}

/** The first field that cannot be, by its name. */
function faultOf(
  { id, name, limits }: RequirementPreset,
  field: string,
  all: readonly RequirementPreset[],
): Fault | null {
  if (all.filter((one) => one.id === id).length > 1)
    return { name: `${field}.id`, found: id, rule: 'be the id of one requirement alone' }
  if (name.trim() === '') return { name: `${field}.name`, found: 'blank', rule: 'have a visible character' }
  const indices = limits.map(({ evaluationId }) =>
    EVALUATION_INDICES.find((index) => index.id === evaluationId),
  )
  for (const [at, { evaluationId, value }] of limits.entries()) {
    const index = indices[at]
    const place = `${field}.limits.${at}`
    if (index === undefined)
      return { name: `${place}.evaluationId`, found: String(evaluationId), rule: 'be an index code' }
    if (!(value >= VALUES.min && value <= VALUES.max))
      return { name: `${place}.value`, found: String(value), rule: `be ${VALUES.min} to ${VALUES.max}` }
    if (indices.findIndex((other) => other?.kind === index.kind) !== at)
      return {
        name: `${place}.evaluationId`,
        found: String(evaluationId),
        rule: 'be of another kind of sound than the other limit',
      }
  }
  return null
}
