import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { ProjectPage, ProjectsWanted, ProjectStore, StoredFiling } from '../domain/project/project'
import { containing } from './containing'
import type { Queries } from './database'
import { accounts, projects } from './schema'
import { rowsOf as rawRowsOf } from './schema-version'

/** Every column but the document, which is long. */
const { document: _document, ...columns } = getTableColumns(projects)
export const COLUMNS = columns

/** So many jobs and tags a list names. */
const MOST_NAMES = 500

export function rowsOf(queries: Queries, which: SQL | undefined) {
  return queries
    .select({ ...COLUMNS, ownerEmail: accounts.email })
    .from(projects)
    .innerJoin(accounts, eq(accounts.id, projects.accountId))
    .where(which)
}

/** The newest of somebody's projects that are wanted, and what all of somebody's are filed under. */
export async function page(
  queries: Queries,
  whose: SQL | undefined,
  wanted: ProjectsWanted,
  limit: number,
): Promise<ProjectPage> {
  const listed = and(whose, isNull(projects.deletedAt))
  const which = and(listed, ...conditions(wanted))
  const rows = await rowsOf(queries, which).orderBy(desc(projects.modifiedAt), asc(projects.id)).limit(limit)
  const filed = await filedUnder(queries, listed)
  if (rows.length < limit) return { rows, total: rows.length, ...filed }
  const [counted] = await queries
    .select({ total: count() })
    .from(projects)
    .innerJoin(accounts, eq(accounts.id, projects.accountId))
    .where(which)
  return { rows, total: counted?.total ?? rows.length, ...filed }
}

function conditions({ filter = '', job, tag }: ProjectsWanted): readonly (SQL | undefined)[] {
  return [
    filter === ''
      ? undefined
      : or(
          containing(projects.name, filter),
          containing(sql`coalesce(${projects.job}, '')`, filter),
          hasTag(containing(sql`tag`, filter)),
        ),
    job === undefined ? undefined : job === '' ? isNull(projects.job) : eq(projects.job, job),
    tag === undefined ? undefined : hasTag(sql`tag = ${tag}`),
  ]
}

const hasTag = (which: SQL) =>
  sql`exists (select from json_array_elements_text(${projects.tags}) as tagged(tag) where ${which})`

async function filedUnder(
  queries: Queries,
  which: SQL | undefined,
): Promise<Pick<ProjectPage, 'jobs' | 'tags'>> {
  const jobs = await queries
    .selectDistinct({ job: projects.job })
    .from(projects)
    .innerJoin(accounts, eq(accounts.id, projects.accountId))
    .where(and(which, isNotNull(projects.job)))
    .orderBy(asc(projects.job))
    .limit(MOST_NAMES)
  const tags = await rawRowsOf<{ tag: string }>(
    queries,
    sql`select distinct tag from ${projects}
      join ${accounts} on ${accounts.id} = ${projects.accountId}
      cross join json_array_elements_text(${projects.tags}) as tagged(tag)
      where ${which} order by tag limit ${MOST_NAMES}`,
  )
  return { jobs: jobs.flatMap(({ job }) => job ?? []), tags: tags.map(({ tag }) => tag) }
}

/** As `ProjectStore.file` says. */
export function fileProjects(
  queries: Queries,
  accountId: string,
  ids: readonly string[],
  change: (filing: StoredFiling) => StoredFiling | null,
): ReturnType<ProjectStore['file']> {
  return queries.transaction(async (tx) => {
    const { id, job, tags, isArchived } = projects
    const rows = await tx
      .select({ id, job, tags, isArchived })
      .from(projects)
      .where(and(inArray(id, [...ids]), eq(projects.accountId, accountId), isNull(projects.deletedAt)))
      .orderBy(asc(id))
      .for('update')
    if (rows.length < ids.length) return 'NotFound'
    // Mostly all of them become the same, and are written at once.
    const together = new Map<string, { readonly filing: StoredFiling; readonly ids: string[] }>()
    for (const { id, ...now } of rows) {
      const filing = change(now)
      if (filing === null) return 'Refused'
      const key = JSON.stringify(filing)
      const same = together.get(key) ?? { filing, ids: [] }
      same.ids.push(id)
      together.set(key, same)
    }
    for (const { filing, ids } of together.values())
      await tx
        .update(projects)
        .set({ ...filing, tags: [...filing.tags] })
        .where(inArray(id, ids))
    return 'Filed'
  })
}
