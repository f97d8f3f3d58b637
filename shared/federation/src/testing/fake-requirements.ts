import type { Outcome, RequirementPresetList } from '@soundleaf/contracts'
import type { FakeAnswers } from './fake-api'

const ok = <Value>(value: Value): Outcome<Value> => ({ ok: true, value })

/** Keeps requirements of one's own in memory. */
export function fakeRequirements(): Pick<FakeAnswers, 'listRequirementPresets' | 'saveRequirementPresets'> {
  let kept: RequirementPresetList = { revision: 0, presets: [], team: [] }
  return {
    listRequirementPresets: () => ok(kept),
    saveRequirementPresets({ body }) {
      kept = { ...kept, revision: body.revision + 1, presets: body.presets }
      return ok(kept)
    },
  }
}
