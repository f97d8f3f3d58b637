import {
  DEFAULT_FIELD_VALUES,
  EMPTY_GUID,
  isGuid,
  type Project,
  type Structure,
  type StructureType,
} from '@soundleaf/contracts'
import type { CurrentProject } from './current-project'
import type { Draft } from './draft-store'
import { created, opened, restored } from './open-project'
import { OPEN_ELSEWHERE, RESTORE, RESTORE_AT_START } from './questions'
import { isSameContent } from './same-content'
import type { Surroundings } from './surroundings'

/** Ways in which a project comes into the workspace. Each answers whether one is open now. */
export interface Opening {
  create(name: string, type: StructureType): Promise<boolean>
  open(projectId: string): Promise<boolean>
  /** Offers work that was kept on this computer and that no tab has open; true when it was restored. */
  offerDrafts(): Promise<boolean>
}

export function createOpening(current: CurrentProject, around: Surroundings): Opening {
  /** Drafts are offered once per start and account; what is decided later comes back at the next start. */
  let offeredTo: string | null = null

  /** Claims the project for this tab, or says that another has it. */
  async function claim(account: string, key: string): Promise<(() => void) | null> {
    const release = await around.locks.claim(account, key)
    if (release === null) await around.ask(OPEN_ELSEWHERE)
    return release
  }

  async function loading(work: () => Promise<boolean>): Promise<boolean> {
    current.store.setState({ isLoading: true })
    try {
      return await work()
    } finally {
      current.store.setState({ isLoading: false })
    }
  }

  async function begin(account: string, id: string): Promise<boolean> {
    const release = await claim(account, id)
    if (release === null) return false
    const [answer, draft] = await Promise.all([
      around.api.call('getProject', { params: { id } }, { reports: 'network' }),
      around.drafts.find(account, id),
    ])
    if (!answer.ok) {
      release()
      return false
    }
    current.begin(opened(current.nextOpening(), answer.value), 'opened', release, true)
    if (draft !== null && !isSameContent(draft.project, answer.value)) await offer(draft)
    return true
  }

  async function offer(draft: Draft) {
    const { action } = await around.ask(RESTORE(draft.project.name, whenKept(draft)))
    const open = current.get()
    if (open === null || open.project.projectId !== draft.project.projectId) return
    if (action === 'discard') await around.drafts.drop(draft.account, draft.key)
    else {
      // Its own revision: if the server has moved on since, the save is refused and the person chooses (LIF-09).
      current.drafts.adopt(draft)
      current.become(restored(open, draft.project), 'draft')
    }
  }

  /** A project that was never saved, as it was kept. */
  async function revive(draft: Draft, creationKey: string): Promise<boolean> {
    const release = await claim(draft.account, creationKey)
    if (release === null) return false
    current.drafts.adopt(draft)
    current.begin(created(current.nextOpening(), draft.project, creationKey), 'draft', release, false)
    return true
  }

  return {
    create: (name, type) =>
      loading(async () => {
        const account = around.account()
        if (account === null) return false
        const answer = await around.api.call('getDefaultTemplates', { params: { structureModule: type } })
        const template = answer.ok ? answer.value[0] : undefined
        if (template === undefined) return false
        const creationKey = around.newId()
        const release = await claim(account.email, creationKey)
        if (release === null) return false
        const project: Project = {
          projectId: EMPTY_GUID,
          name,
          fieldValues: DEFAULT_FIELD_VALUES[account.evaluationStandard],
          structures: [withFreshIds(template, around.newId)],
          createdDateUtc: null,
          modifiedDateUtc: null,
          isShared: false,
          structuresSummary: [type],
          revision: 0,
        }
        current.begin(created(current.nextOpening(), project, creationKey), 'created', release, false)
        return true
      }),

    open: (projectId) =>
      loading(async () => {
        const account = around.account()
        if (account === null || !isGuid(projectId) || projectId === EMPTY_GUID) return false
        return begin(account.email, projectId.toLowerCase())
      }),

    async offerDrafts() {
      const account = around.account()
      if (account === null || account.email === offeredTo || current.get() !== null) return false
      offeredTo = account.email
      for (const draft of await around.drafts.listOf(account.email)) {
        const probe = await around.locks.claim(account.email, draft.key)
        if (probe === null) continue
        probe()
        if (await isSaved(draft)) {
          await around.drafts.drop(draft.account, draft.key)
          continue
        }
        const { action } = await around.ask(RESTORE_AT_START(draft.project.name, whenKept(draft)))
        if (action === 'discard') await around.drafts.drop(draft.account, draft.key)
        if (action !== 'restore') continue
        if (draft.creationKey !== null) return loading(() => revive(draft, draft.key))
        return loading(() => beginRestored(draft))
      }
      return false
    },
  }

  /** Whether the server holds the same: the page went between its answer and the draft's end. */
  async function isSaved({ creationKey, project }: Draft): Promise<boolean> {
    if (creationKey !== null) return false
    const params = { id: project.projectId }
    const answer = await around.api.call('getProject', { params }, { reports: 'nothing' })
    return answer.ok && isSameContent(project, answer.value)
  }

  /** Opens the saved project of a draft and puts the draft on top, without asking a second time. */
  async function beginRestored(draft: Draft): Promise<boolean> {
    const release = await claim(draft.account, draft.key)
    if (release === null) return false
    const answer = await around.api.call(
      'getProject',
      { params: { id: draft.project.projectId } },
      { reports: 'network' },
    )
    const base = answer.ok ? answer.value : draft.project
    const open = opened(current.nextOpening(), base)
    current.drafts.adopt(draft)
    current.begin(restored(open, draft.project), 'draft', release, true)
    return true
  }
}

/** A copy of the template whose structure and components have ids of their own. */
export function withFreshIds(template: Structure, newId: () => string): Structure {
  return {
    ...template,
    structureId: newId(),
    components: template.components.map((component) => ({ ...component, componentId: newId() })),
  }
}

function whenKept(draft: Draft): string {
  return new Date(draft.keptAt).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
}
