import type { MaterialMeaning, Outcome } from '@soundleaf/contracts'
import type { FakeAnswers } from './fake-api'

const ok = <Value>(value: Value): Outcome<Value> => ({ ok: true, value })

/** Keeps what materials of models are in memory; the team says nothing. */
export function fakeMaterials(): Pick<FakeAnswers, 'listMaterialMeanings' | 'sayMaterials'> {
  const kept = new Map<string, MaterialMeaning>()
  return {
    listMaterialMeanings: () => ok({ own: [...kept.values()], team: [] }),
    sayMaterials({ body }) {
      for (const material of body.forgotten) kept.delete(material)
      for (const said of body.said) kept.set(said.material, said)
      return ok({})
    },
  }
}
