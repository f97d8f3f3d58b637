import { fromWire, ruleText, toWire, type Construction } from '@soundleaf/construction'
import type { ChangeOrigin, ProjectChanged, Structure } from '@soundleaf/contracts'
import { dequal } from 'dequal/lite'
import { t, type TextKey } from '../texts'
import { newHistory, stepped, type History } from './history'
import type { KeptVariant, OpenDocument } from './open-document'
import { variantsOfProject } from './variants'

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
  const { construction } = read
  const { projectId } = project
  const opening = before?.opening ?? 0
  if (!keeps || label === undefined) {
    const variants = variantsOfProject(project, () => null)
    return {
      kind: 'open',
      document: { projectId, edit, history: newHistory(construction), variants, opening: opening + 1 },
    }
  }
  const kept = historiesOf(before)
  // Where there is one alone it is the same one, whatever id it has got elsewhere.
  const isAlone = before.variants.others.length + (project.variants?.others.length ?? 0) === 0
  const isSame = isAlone || before.history.present.id === construction.id
  const history = isSame ? before.history : (kept.get(construction.id) ?? newHistory(construction))
  const variants = variantsOfProject(project, (structure) => laterHistory(kept, structure, t(label)))
  const ids = new Set([construction.id, ...variants.others.map(idOf)])
  const document = {
    projectId,
    edit,
    history: stepped(history, t(label), construction),
    // What was deleted here can still be had back, unless the other state has it.
    variants: {
      ...variants,
      removed: before.variants.removed.filter(({ variant }) => !ids.has(idOf(variant))),
    },
    opening: isSame ? opening : opening + 1,
  }
  return { kind: 'open', document }
}

const idOf = ({ structure }: KeptVariant) => structure.structureId

/** What is known of a variant that is not open, with a step more where it became another one. */
function laterHistory(
  kept: ReadonlyMap<string, History>,
  structure: Structure,
  label: string,
): History | null {
  const history = kept.get(structure.structureId)
  if (history === undefined || dequal(toWire(history.present), structure)) return history ?? null
  const read = fromWire(structure)
  return read.ok ? stepped(history, label, read.value) : null
}

/** The histories that are known, by the ids of the structures that they are of. */
function historiesOf({ history, variants }: OpenDocument): ReadonlyMap<string, History> {
  const others = variants.others.flatMap((other) => (other.history === null ? [] : [other.history]))
  return new Map([history, ...others].map((one) => [one.present.id, one]))
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
