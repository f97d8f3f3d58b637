import { listPresets, savePresets, type PresetDependencies } from '../domain/requirement-presets'
import { accept } from '../domain/refusal'
import type { CallHandlers } from './call-handlers'

export function requirementHandlers(deps: PresetDependencies) {
  return {
    listRequirementPresets: async ({ caller }) => accept(await listPresets(caller, deps)),
    saveRequirementPresets: ({ body, caller }) => savePresets(body, caller, deps),
  } satisfies Partial<CallHandlers>
}
