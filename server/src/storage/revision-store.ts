import { and, asc, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import type { RevisionStore, StoredRevision } from '../domain/project/history'
import type { StoredProject } from '../domain/project/project'
import type { Database, Queries } from './database'
import { packDelta, packWhole, unpackDelta, unpackWhole } from './revision-text'
import { MAX_REVISION, projects, revisions } from './schema'

type Row = typeof revisions.$inferSelect
type Kept = Omit<Row, 'isWhole' | 'content'> & { readonly text: string }

export function revisionStore({ queries }: Pick<Database, 'queries'>): RevisionStore {
  return {
    list: (projectId) =>
      queries
        .select({
          revision: revisions.revision,
          name: revisions.name,
          label: revisions.label,
          savedAt: revisions.savedAt,
        })
        .from(revisions)
        .where(eq(revisions.projectId, projectId))
        .orderBy(desc(revisions.revision)),

    listWhole: async (projectId) => (await chainOf(queries, projectId)).map(storedOf),

    async find(projectId, revision) {
      if (revision > MAX_REVISION) return null
      const kept = (await chainOf(queries, projectId, revision)).at(-1)
      return kept?.revision === revision ? storedOf(kept) : null
    },

    label: (projectId, revision, label) =>
      queries.transaction(async (tx) => {
        const [now] = await tx.select().from(projects).where(eq(projects.id, projectId)).for('update')
        if (now?.revision === revision) await keepRevision(tx, now)
        const labelled = await tx
          .update(revisions)
          .set({ label })
          .where(and(eq(revisions.projectId, projectId), eq(revisions.revision, revision)))
          .returning({ revision: revisions.revision })
        return labelled.length > 0
      }),

    async thin(savedBefore) {
      const day = sql`date_trunc('day', ${revisions.savedAt} at time zone 'UTC')`
      const crowded = await queries
        .select({ projectId: revisions.projectId })
        .from(revisions)
        .where(and(lt(revisions.savedAt, savedBefore), isNull(revisions.label)))
        .groupBy(revisions.projectId, day)
        .having(sql`count(*) > 1`)
      for (const projectId of new Set(crowded.map((row) => row.projectId)))
        await queries.transaction((tx) => thinProject(tx, projectId, savedBefore))
    },
  }
}

/**
 * Keeps the state that a save is about to replace. The caller holds the project's row or its account's, so that two
 * saves do not lengthen one chain.
 */
export async function keepRevision(
  tx: Queries,
  project: Pick<StoredProject, 'id' | 'revision' | 'name' | 'modifiedAt' | 'document'>,
): Promise<void> {
  // Which revision a save was based on would be another difference of each.
  const { revision: _, ...content } = project.document
  const text = JSON.stringify(content)
  const [newest] = await tx
    .select()
    .from(revisions)
    .where(eq(revisions.projectId, project.id))
    .orderBy(desc(revisions.revision))
    .limit(1)
  if (newest !== undefined && newest.revision >= project.revision) return
  if (newest !== undefined) await store(tx, newest, packDelta(text, unpackWhole(newest.content)), false)
  await tx.insert(revisions).values({
    projectId: project.id,
    revision: project.revision,
    name: project.name,
    savedAt: project.modifiedAt,
    isWhole: true,
    content: packWhole(text),
  })
}

/** Removes the earliest states without a label until what an account's projects keep of them is no more than a limit. */
export async function dropEarliest(tx: Queries, accountId: string, mostBytes: number): Promise<void> {
  const ofAccount = eq(projects.accountId, accountId)
  const bytes = sql<number>`pg_column_size(${revisions.content})`
  const [sum] = await tx
    .select({ bytes: sql<number>`coalesce(sum(${bytes}), 0)::float8` })
    .from(revisions)
    .innerJoin(projects, eq(projects.id, revisions.projectId))
    .where(ofAccount)
  let excess = (sum?.bytes ?? 0) - mostBytes
  if (excess <= 0) return
  const kept = await tx
    .select({
      projectId: revisions.projectId,
      revision: revisions.revision,
      label: revisions.label,
      bytes,
    })
    .from(revisions)
    .innerJoin(projects, eq(projects.id, revisions.projectId))
    .where(ofAccount)
    .orderBy(asc(revisions.savedAt), asc(revisions.revision))
  const held = new Set<string>()
  for (const { projectId, revision, label, bytes } of kept) {
    if (excess <= 0) return
    // A chain is cut at its end only: a labelled state needs the later ones.
    if (label !== null) held.add(projectId)
    if (held.has(projectId)) continue
    await tx.delete(revisions).where(at({ projectId, revision }))
    excess -= bytes
  }
}

async function thinProject(tx: Queries, projectId: string, savedBefore: Date): Promise<void> {
  await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for('update')
  let later: Kept | null = null
  let isLaterMoved = false
  for (const kept of await chainOf(tx, projectId)) {
    if (later !== null && isSuperseded(kept, later, savedBefore)) {
      await tx.delete(revisions).where(at(kept))
      isLaterMoved = true
      continue
    }
    if (later !== null && isLaterMoved) await store(tx, kept, packDelta(later.text, kept.text), false)
    later = kept
    isLaterMoved = false
  }
}

/** Whether a state is old, has no label, and a later one of the same day is kept. */
function isSuperseded(kept: Kept, later: Kept, savedBefore: Date): boolean {
  const dayOf = ({ savedAt }: Kept) => savedAt.toISOString().slice(0, 10)
  return kept.label === null && kept.savedAt < savedBefore && dayOf(kept) === dayOf(later)
}

/** The states of a project with their texts, the newest first, back to a revision. */
async function chainOf(queries: Queries, projectId: string, earliest = 0): Promise<readonly Kept[]> {
  const rows = await queries
    .select()
    .from(revisions)
    .where(and(eq(revisions.projectId, projectId), gte(revisions.revision, earliest)))
    .orderBy(desc(revisions.revision))
  let text = ''
  return rows.map(({ isWhole, content, ...row }) => {
    text = isWhole ? unpackWhole(content) : unpackDelta(text, content)
    return { ...row, text }
  })
}

const at = ({ projectId, revision }: Pick<Row, 'projectId' | 'revision'>) =>
  and(eq(revisions.projectId, projectId), eq(revisions.revision, revision))

async function store(
  tx: Queries,
  row: Pick<Row, 'projectId' | 'revision'>,
  content: Buffer,
  isWhole: boolean,
): Promise<void> {
  await tx.update(revisions).set({ content, isWhole }).where(at(row))
}

function storedOf({ revision, name, label, savedAt, text }: Kept): StoredRevision {
  return {
    revision,
    name,
    label,
    savedAt,
    document: JSON.parse(text) as StoredRevision['document'],
  }
}
