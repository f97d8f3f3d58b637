import {
  NEW_FIELD_VALUES,
  EMPTY_GUID,
  isGuid,
  type Project,
  type Structure,
  type StructureType,
  type Template,
} from '@soundleaf/contracts'
import { formatDateAndClock } from '@soundleaf/texts'
import type { Draft } from './draft-store'
import { isSameContent, NOT_SAVED } from './project-content'
import { openElsewhere, restore, restoreAtStart } from './questions'
import type { RunningMachine } from './running-machine'
import type { Environment } from './environment'

/** The ways to open a project. Each resolves to whether one is open now. */
export interface Opening {
  create(name: string, type: StructureType, template?: Template): Promise<boolean>
  open(projectId: string): Promise<boolean>
  /** Offers work that was kept on this computer and that no tab has open; true when it was restored. */
  offerDrafts(): Promise<boolean>
}

export function createOpening(machine: RunningMachine, env: Environment): Opening {
  /** Drafts are offered once per start and account; what is postponed is offered again at the next start. */
  let offeredTo: string | null = null

  /** Claims the project for this tab, or tells the person that another tab has it. */
  async function claim(account: string, key: string): Promise<(() => void) | null> {
    const release = await env.locks.claim(account, key)
    if (release === null) await env.ask(openElsewhere())
    return release
  }

  async function loading(work: () => Promise<boolean>): Promise<boolean> {
    machine.dispatch({ type: 'loading', isLoading: true })
    try {
      return await work()
    } finally {
      machine.dispatch({ type: 'loading', isLoading: false })
    }
  }

  async function begin(account: string, id: string): Promise<boolean> {
    const release = await claim(account, id)
    if (release === null) return false
    const [answer, draft] = await Promise.all([
      env.api.call('getProject', { params: { id } }, { reports: 'network' }),
      env.drafts.find(account, id),
    ])
    if (!answer.ok) {
      release()
      return false
    }
    machine.begin({ type: 'opened', project: answer.value }, release)
    if (draft !== null && !isSameContent(draft.project, answer.value)) await offer(draft)
    return true
  }

  async function offer(draft: Draft) {
    const { action } = await env.ask(restore(draft.project.name, whenKept(draft)))
    if (machine.get()?.project.projectId !== draft.project.projectId) return
    if (action === 'discard') await env.drafts.drop(draft.account, draft.key)
    else {
      // Its own revision: if the server has moved on since, the save is refused and the person chooses.
      machine.drafts.adopt(draft)
      machine.dispatch({ type: 'draft-restored', draft: draft.project })
    }
  }

  /** Opens a draft of a project that was never saved. */
  async function revive(draft: Draft, creationKey: string): Promise<boolean> {
    const release = await claim(draft.account, creationKey)
    if (release === null) return false
    machine.drafts.adopt(draft)
    machine.begin({ type: 'created', project: draft.project, creationKey, origin: 'draft' }, release)
    return true
  }

  return {
    create: (name, type, template) =>
      loading(async () => {
        const account = env.account()
        if (account === null) return false
        const beginning = await templateOf(env.api, type, template)
        if (beginning === undefined) return false
        const creationKey = env.newId()
        const release = await claim(account.email, creationKey)
        if (release === null) return false
        const project: Project = {
          ...NOT_SAVED,
          structuresSummary: [type],
          name,
          fieldValues: NEW_FIELD_VALUES[account.evaluationStandard],
          structures: [withFreshIds(beginning, env.newId)],
        }
        machine.begin({ type: 'created', project, creationKey, origin: 'created' }, release)
        return true
      }),

    open: (projectId) =>
      loading(async () => {
        const account = env.account()
        if (account === null || !isGuid(projectId) || projectId === EMPTY_GUID) return false
        return begin(account.email, projectId.toLowerCase())
      }),

    async offerDrafts() {
      const account = env.account()
      if (account === null || account.email === offeredTo || machine.get() !== null) return false
      offeredTo = account.email
      for (const draft of await env.drafts.listOf(account.email)) {
        const probe = await env.locks.claim(account.email, draft.key)
        if (probe === null) continue
        probe()
        if (await isSaved(draft)) {
          await env.drafts.drop(draft.account, draft.key)
          continue
        }
        const { action } = await env.ask(restoreAtStart(draft.project.name, whenKept(draft)))
        if (action === 'discard') await env.drafts.drop(draft.account, draft.key)
        if (action !== 'restore') continue
        if (draft.creationKey !== null) return loading(() => revive(draft, draft.key))
        return loading(() => beginRestored(draft))
      }
      return false
    },
  }

  /** Whether the server holds the same: the page was closed between the server's save and the removal of the draft. */
  async function isSaved({ creationKey, project }: Draft): Promise<boolean> {
    const id = creationKey === null ? project.projectId : await createdUnder(creationKey)
    if (id === undefined) return false
    const answer = await env.api.call('getProject', { params: { id } }, { reports: 'nothing' })
    return answer.ok && isSameContent(project, answer.value)
  }

  async function createdUnder(creationKey: string): Promise<string | undefined> {
    const answer = await env.api.call('listProjects', { query: { creationKey } }, { reports: 'nothing' })
    return answer.ok ? answer.value.projects[0]?.projectId : undefined
  }

  /** Opens the saved project of a draft and restores the draft, without asking again. */
  async function beginRestored(draft: Draft): Promise<boolean> {
    const release = await claim(draft.account, draft.key)
    if (release === null) return false
    const answer = await env.api.call(
      'getProject',
      { params: { id: draft.project.projectId } },
      { reports: 'network' },
    )
    const project = answer.ok ? answer.value : draft.project
    machine.drafts.adopt(draft)
    machine.begin({ type: 'opened', project, draft: draft.project }, release)
    return true
  }
}

/** The construction that a new project begins with; undefined where the server has none. */
export async function templateOf(
  api: Environment['api'],
  type: StructureType,
  template: Template | undefined,
): Promise<Structure | undefined> {
  const answer = await api.call('getDefaultTemplates', { params: { structureModule: type } })
  return answer.ok ? answer.value.find((structure) => structure.template === template) : undefined
}

/** A copy of the template whose structure and components have ids of their own. */
export function withFreshIds(template: Structure, newId: () => string): Structure {
  return {
    ...template,
    structureId: newId(),
    components: template.components.map((component) => ({ ...component, componentId: newId() })),
  }
}

const whenKept = (draft: Draft): string => formatDateAndClock(new Date(draft.keptAt))
