import {
  UNFILED,
  type CallRequest,
  type Filing,
  type Outcome,
  type ProjectListItem,
} from '@soundleaf/contracts'

type Query = NonNullable<CallRequest<'listProjects'>['query']>

/** How projects are filed, in memory. */
export function fakeFiling() {
  const filings = new Map<string, Filing>()
  const filingOf = (id: string): Filing => filings.get(id) ?? UNFILED

  function setFiling({ body }: CallRequest<'setFiling'>): Outcome<Record<string, never>> {
    const { ids, job, addedTags = [], removedTags = [], isArchived } = body
    for (const id of ids) {
      const now = filingOf(id)
      const tags = now.tags.filter((tag) => !removedTags.includes(tag))
      filings.set(id, {
        job: job === undefined ? now.job : job,
        tags: [...new Set([...tags, ...addedTags])],
        isArchived: isArchived ?? now.isArchived,
      })
    }
    return { ok: true, value: {} }
  }

  /** The projects that are in the archive or out of it, and what they are filed under. */
  function filed(items: readonly ProjectListItem[], { archive = 'current' }: Query) {
    const projects = items
      .map((item) => ({ ...item, filing: filingOf(item.projectId) }))
      .filter(({ filing }) => archive === 'all' || filing.isArchived === (archive === 'archived'))
    const jobs = new Set(projects.flatMap(({ filing }) => filing.job ?? []))
    const tags = new Set(projects.flatMap(({ filing }) => filing.tags))
    return { projects, total: projects.length, jobs: [...jobs].sort(), tags: [...tags].sort() }
  }

  return { setFiling, filed }
}
