import { ruleText, unfinished, type Construction } from '@soundleaf/construction'
import type { Topics } from '@soundleaf/contracts'
import type { LayerMark, LayerMarks } from '@soundleaf/drawing'
import { faultsOf } from './faults'

type Finished = Topics['results/calculation-finished']

/** What the last calculation says of the layers; nothing of a construction that is only not finished. */
export function answerMarks(finished: Finished, construction: Construction): LayerMarks {
  const lacking = new Set(unfinished(construction).flatMap(({ componentIds }) => componentIds))
  const faults = [...faultsOf(finished)].filter(([id]) => !lacking.has(id))
  const notices = (finished.notices ?? []).flatMap(({ message, componentIds }) =>
    componentIds.map((id) => [id, message] as const),
  )
  const marks = new Map<string, LayerMark>()
  for (const [id, text] of notices) {
    const told = marks.get(id)?.text
    marks.set(id, { kind: 'notice', text: told === undefined ? text : `${told} ${text}` })
  }
  for (const [id, text] of faults) marks.set(id, { kind: 'error', text })
  return marks
}

/** With what the construction lacks now, whatever was calculated. */
export function marksOf(construction: Construction, answered: LayerMarks): LayerMarks {
  const lacking = unfinished(construction)
  if (lacking.length === 0) return answered
  const marks = new Map(answered)
  for (const lack of lacking)
    for (const id of lack.componentIds)
      if (marks.get(id)?.kind !== 'error') marks.set(id, { kind: 'unfinished', text: ruleText(lack) })
  return marks
}
