import { searchText } from '@soundleaf/texts'
import { kindLabels, type Listed } from './columns'

/** Which projects of a list a person wants to see. */
export interface Wanted {
  /** What is typed: a part of the name, the type, the job or a tag. */
  readonly filter: string
  /** Null for any; empty for those of none. */
  readonly job: string | null
  /** Null for any. */
  readonly tag: string | null
}

export const isAnyWanted = ({ filter, job, tag }: Wanted): boolean =>
  filter.trim() === '' && job === null && tag === null

export function isWanted(project: Listed, { filter, job, tag }: Wanted): boolean {
  const { job: ownJob = null, tags = [] } = project.filing ?? {}
  if (job !== null && (ownJob ?? '') !== job) return false
  if (tag !== null && !tags.includes(tag)) return false
  const text = searchText(filter.trim())
  const texts = [project.name, ...kindLabels(project), ...(ownJob === null ? [] : [ownJob]), ...tags]
  return texts.some((one) => searchText(one).includes(text))
}
