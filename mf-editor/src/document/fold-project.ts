import { fromWire, ruleText, type Construction } from '@soundleaf/construction'
import type { ChangeOrigin, ProjectChanged } from '@soundleaf/contracts'
import { t, type TextKey } from '../texts'
import { newHistory, stepped, type History } from './history'

/** The project being edited. */
export interface OpenDocument {
  readonly projectId: string
  /** The workspace's count of changes, on which the next edit is based. */
  readonly edit: number
  readonly history: History
  /** Counts the constructions that were opened; when it changes, the drawing is fitted into its place again. */
  readonly opening: number
}

export type Folded =
  | { readonly kind: 'closed' }
  | { readonly kind: 'open'; readonly document: OpenDocument }
  | { readonly kind: 'unreadable'; readonly reason: string }

/** Changes that do not touch the construction, or repeat an edit of our own. */
const WITHOUT_CONSTRUCTION: ReadonlySet<ChangeOrigin> = new Set([
  'editor',
  'results',
  'name',
  'saved',
  'copied',
])
/** Changes that become one step of the history, with what the step is called. */
const AS_STEP: Partial<Record<ChangeOrigin, Extract<TextKey, `step.${ChangeOrigin}`>>> = {
  reset: 'step.reset',
  theirs: 'step.theirs',
  draft: 'step.draft',
}

/** The document after a change of the open project. */
export function foldProject(before: OpenDocument | null, change: ProjectChanged): Folded {
  if (change.project === null) return { kind: 'closed' }
  const { project, edit, origin } = change
  const keeps = before !== null && (before.projectId === project.projectId || keepsHistory(origin))
  if (keeps && WITHOUT_CONSTRUCTION.has(origin)) {
    return { kind: 'open', document: { ...before, projectId: project.projectId, edit } }
  }
  const read = constructionOf(project.structures)
  if (!read.ok) return { kind: 'unreadable', reason: read.reason }
  const label = AS_STEP[origin]
  const document =
    keeps && label !== undefined
      ? { ...before, edit, history: stepped(before.history, t(label), read.construction) }
      : {
          projectId: project.projectId,
          edit,
          history: newHistory(read.construction),
          opening: (before?.opening ?? 0) + 1,
        }
  return { kind: 'open', document }
}

/** After a first save and after a copy the same construction belongs to a project with another id. */
const keepsHistory = (origin: ChangeOrigin) => origin === 'saved' || origin === 'copied'

type Structures = NonNullable<ProjectChanged['project']>['structures']

function constructionOf(
  structures: Structures,
): { ok: true; construction: Construction } | { ok: false; reason: string } {
  const [structure] = structures
  if (structure === undefined) return { ok: false, reason: t('unreadable.noConstruction') }
  const read = fromWire(structure)
  return read.ok ? { ok: true, construction: read.value } : { ok: false, reason: ruleText(read.failure) }
}
