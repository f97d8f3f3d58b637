import type { MaterialMeaning, MaterialMeaningList, RemoteHost } from '@soundleaf/contracts'
import { useRead } from '@soundleaf/federation'
import type { MaterialAnswer } from '@soundleaf/ifc'
import { useState } from 'react'
import { t } from '../texts'
import { meaningOf } from './known-materials'

export interface Materials {
  readonly isFailed: boolean
  readonly retry: () => void
  /** What the person and the team said so far; null while that is read. */
  readonly list: MaterialMeaningList | null
  /** Keeps what the person says of a material for the next file, of colleagues as well; null is "as it is read". */
  readonly say: (material: string, answer: MaterialAnswer | null) => void
}

/** What is known of the materials of models, in every file that this account and its team read. */
export function useMaterials({ api, toast }: Pick<RemoteHost<'import'>, 'api' | 'toast'>): Materials {
  const { state, retry } = useRead<MaterialMeaningList>('all', (signal) =>
    api.call('listMaterialMeanings', {}, { signal, reports: 'network' }),
  )
  /** By material; undefined where nothing is said any more. */
  const [changed, setChanged] = useState<ReadonlyMap<string, MaterialMeaning | undefined>>(new Map())
  const read = state.kind === 'ready' ? state.value : null
  const isTeams = (material: string) => read?.team.some((one) => one.material === material) === true

  async function keep(material: string, said: MaterialMeaning | undefined): Promise<void> {
    const body = said === undefined ? { said: [], forgotten: [material] } : { said: [said], forgotten: [] }
    const answer = await api.call('sayMaterials', { body }, { reports: 'nothing' })
    if (!answer.ok) toast({ kind: 'error', text: t('materials.notKept', { material }) })
  }

  return {
    isFailed: state.kind === 'failed',
    retry,
    list: read && withChanges(read, changed),
    say(material, answer) {
      // Against the team's word "as it is read" is a word as well.
      const said = answer === null && !isTeams(material) ? undefined : meaningOf(material, answer)
      setChanged((before) => new Map(before).set(material, said))
      void keep(material, said)
    },
  }
}

function withChanges(
  { own, team }: MaterialMeaningList,
  changed: ReadonlyMap<string, MaterialMeaning | undefined>,
): MaterialMeaningList {
  const said = [...changed.values()].filter((one) => one !== undefined)
  const isSaid = new Set(said.map(({ material }) => material))
  return {
    own: [...own.filter(({ material }) => !changed.has(material)), ...said],
    team: team.filter(({ material }) => !isSaid.has(material)),
  }
}
