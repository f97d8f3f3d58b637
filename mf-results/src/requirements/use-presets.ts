import type { CallFailure, RemoteHost, RequirementPreset, RequirementPresetList } from '@soundleaf/contracts'
import { useRead } from '@soundleaf/federation'
import { useState } from 'react'

export interface Presets {
  /** Null while they are read, and where that failed. */
  readonly list: RequirementPresetList | null
  readonly failure: CallFailure | null
  readonly retry: () => void
  /** Keeps all of one's own in place of the ones before; false where that failed. */
  readonly save: (presets: readonly RequirementPreset[]) => Promise<boolean>
}

/** Requirements of one's own and those that colleagues share. */
export function usePresets({ api }: Pick<RemoteHost<'results'>, 'api'>): Presets {
  const { state, retry } = useRead<RequirementPresetList>('requirement presets', (signal) =>
    api.call('listRequirementPresets', {}, { signal, reports: 'nothing' }),
  )
  const [saved, setSaved] = useState<RequirementPresetList | null>(null)
  const [unsaved, setUnsaved] = useState<CallFailure | null>(null)
  const read = state.kind === 'ready' ? state.value : null
  const list = saved ?? read
  return {
    list,
    failure: unsaved ?? (state.kind === 'failed' ? state.failure : null),
    retry() {
      setUnsaved(null)
      setSaved(null)
      retry()
    },
    async save(presets) {
      const body = { revision: list?.revision ?? 0, presets: [...presets] }
      const answer = await api.call('saveRequirementPresets', { body }, { reports: 'nothing' })
      setUnsaved(answer.ok ? null : answer.failure)
      if (answer.ok) setSaved(answer.value)
      return answer.ok
    },
  }
}
