import { LONGEST_FILING_NAME, MOST_TAGS, type Filing, type SetFilingRequest } from '@soundleaf/contracts'
import { cutText, keptName } from '@soundleaf/texts'
import { accept, refuse, type Decision } from '../refusal'
import type { OnBehalf } from '../session/session'
import type { ProjectDependencies, StoredFiling } from './project'

type Change = Omit<SetFilingRequest, 'ids'>

/** Files own projects, all of them or none. Another person's, a deleted and an unknown one are all "not found". */
export async function fileProjects(
  { ids, ...asked }: SetFilingRequest,
  { account }: OnBehalf,
  deps: Pick<ProjectDependencies, 'projects'>,
): Promise<Decision<Record<string, never>>> {
  const change = readChange(asked)
  if (!change.ok) return change
  const filed = await deps.projects.file(account.id, ids, (filing) => changed(filing, change.value))
  if (filed === 'NotFound') return refuse('NotFound')
  if (filed === 'Refused')
    return invalid('addedTags', `more than ${MOST_TAGS} with what a project has`, 'leave it fewer')
  return accept({})
}

/** The contract's form. */
export const filingOf = ({ job, tags, isArchived }: StoredFiling): Filing => ({
  job,
  tags: [...tags],
  isArchived,
})

/** Null where the project would have too many tags. */
function changed(filing: StoredFiling, change: Change): StoredFiling | null {
  const { job = filing.job, addedTags = [], removedTags = [], isArchived = filing.isArchived } = change
  const tags = withoutRepeated([...filing.tags.filter((tag) => !removedTags.includes(tag)), ...addedTags])
  return tags.length > MOST_TAGS ? null : { job, tags, isArchived }
}

/** The first of those that differ in capitals alone. */
const withoutRepeated = (tags: readonly string[]): readonly string[] =>
  tags.filter((tag, index) => tags.findIndex((one) => one.toLowerCase() === tag.toLowerCase()) === index)

function readChange({ job, addedTags = [], removedTags = [], isArchived }: Change): Decision<Change> {
  const readJob = typeof job === 'string' ? readName('job', job) : accept(job)
  if (!readJob.ok) return readJob
  const added: string[] = []
  for (const [index, tag] of addedTags.entries()) {
    const read = readName(`addedTags.${index}`, tag)
    if (!read.ok) return read
    added.push(read.value)
  }
  return accept({
    ...(readJob.value !== undefined && { job: readJob.value }),
    addedTags: added,
    removedTags,
    ...(isArchived !== undefined && { isArchived }),
  })
}

/** As the name of a project is read. */
function readName(field: string, text: string): Decision<string> {
  const name = keptName(text)
  const { length } = [...name]
  if (length >= 1 && length <= LONGEST_FILING_NAME && !/[\p{Cc}\p{Cs}]/u.test(name)) return accept(name)
  return invalid(
    field,
    `“${cutText(name, LONGEST_FILING_NAME)}”`,
    `be one line of 1 to ${LONGEST_FILING_NAME} characters`,
  )
}

const invalid = (name: string, found: string, rule: string) =>
  refuse('FieldInvalid', { params: { name, found, rule }, field: name })
