import type {
  CallAnswer,
  CallFailure,
  CallName,
  CallOptions,
  CallRequest,
  Outcome,
  Project,
  ProjectList,
  SaveProjectAnswer,
  SaveProjectRequest,
  Structure,
} from '@soundleaf/contracts'
import { DEFAULT_FIELD_VALUES, EMPTY_GUID, ERROR_CODES } from '@soundleaf/contracts'

export const wall: Structure = {
  structureId: '11111111-0000-4000-8000-000000000000',
  type: 'SingleMassiveElementWall',
  components: [
    {
      componentId: '22222222-0000-4000-8000-000000000000',
      name: 'Concrete',
      productId: null,
      manufacturerId: null,
      productType: 'MassiveElement',
      productMaterial: 'Concrete',
      properties: [],
    },
  ],
}

/** The wall with a name that tells one edit from the other. */
export const wallNamed = (name: string): Structure => ({
  ...wall,
  components: wall.components.map((component) => ({ ...component, name })),
})

export const nameOf = (project: Project | SaveProjectRequest): string | undefined =>
  project.structures[0]?.components[0]?.name

export function savedProject(projectId: string, name = 'House'): Project {
  return {
    projectId,
    name,
    fieldValues: DEFAULT_FIELD_VALUES.Iso,
    structures: [wall],
    createdDateUtc: '2026-11-27T08:00:00.000Z',
    modifiedDateUtc: '2026-11-27T08:00:00.000Z',
    isShared: false,
    structuresSummary: ['SingleMassiveElementWall'],
    revision: 1,
  }
}

export function failed(
  code: CallFailure['code'],
  call = 'PUT /api/projects',
): { ok: false; failure: CallFailure } {
  const known = code in ERROR_CODES ? ERROR_CODES[code as keyof typeof ERROR_CODES] : null
  return { ok: false, failure: { code, status: known?.status ?? null, message: code, call } }
}

/** Projects with revisions and creation keys, as the real server keeps them; `fault` breaks the next answers. */
export class FakeServer {
  readonly projects = new Map<string, Project>()
  readonly deleted = new Set<string>()
  readonly calls: {
    readonly name: CallName
    readonly request: unknown
    readonly reports: CallOptions['reports']
  }[] = []
  private readonly byKey = new Map<string, string>()
  private count = 0
  /** Answers in place of the server: `before` it does anything, or `after` it has done it (a lost answer). */
  fault:
    | ((name: CallName) => { readonly at: 'before' | 'after'; readonly code: CallFailure['code'] } | null)
    | null = null
  /** Holds an answer back. */
  wait: () => Promise<void> = () => Promise.resolve()

  call = async <Name extends CallName>(
    name: Name,
    request: CallRequest<Name>,
    { reports }: CallOptions = {},
  ): Promise<Outcome<CallAnswer<Name>>> => {
    this.calls.push({ name, request, reports })
    const fault = this.fault?.(name) ?? null
    if (fault?.at === 'before') {
      await this.wait()
      return failed(fault.code)
    }
    const answer = this.answer(name, request)
    await this.wait()
    // The answer of a call belongs to its name; the table below keeps to it.
    return fault === null ? (answer as Outcome<CallAnswer<Name>>) : failed(fault.code)
  }

  private answer(name: CallName, request: unknown): Outcome<unknown> {
    const { params, body } = request as { params?: { id: string }; body?: unknown }
    switch (name) {
      case 'getDefaultTemplates':
        return { ok: true, value: [wall, { ...wallNamed('joists'), template: 'TimberJoistFloor' }] }
      case 'listProjects':
        return this.createdUnder((request as CallRequest<'listProjects'>).query?.creationKey)
      case 'getProject':
        return this.read(params?.id ?? '')
      case 'saveProject':
        return this.save(body as SaveProjectRequest)
      case 'duplicateProject':
        return this.duplicate(params?.id ?? '', body as { name: string; creationKey?: string })
      default:
        throw new Error(`The fake server does not know ${name}.`)
    }
  }

  private read(id: string): Outcome<Project> {
    const project = this.projects.get(id)
    if (this.deleted.has(id)) return failed('ProjectDeleted')
    return project === undefined ? failed('NotFound') : { ok: true, value: structuredClone(project) }
  }

  /** A list with one creation key; nothing else asks for a list here. */
  private createdUnder(creationKey = ''): Outcome<ProjectList> {
    const created = this.projects.get(this.byKey.get(creationKey) ?? '')
    if (created === undefined) return { ok: true, value: { projects: [], total: 0 } }
    const { projectId, name, isShared, structuresSummary } = created
    const dates = {
      createdDateUtc: created.createdDateUtc ?? '',
      modifiedDateUtc: created.modifiedDateUtc ?? '',
    }
    const listed = { projectId, name, isShared, structuresSummary, ...dates, owner: null }
    return { ok: true, value: { projects: [listed], total: 1 } }
  }

  private save(request: SaveProjectRequest): Outcome<SaveProjectAnswer> {
    const { creationKey, saveKey = null, ...content } = structuredClone(request)
    if (this.deleted.has(content.projectId)) return failed('ProjectDeleted')
    const known = content.projectId === EMPTY_GUID ? this.byKey.get(creationKey ?? '') : content.projectId
    const before = known === undefined ? undefined : this.projects.get(known)
    if (before !== undefined && content.projectId === EMPTY_GUID) return this.created(before)
    if (before !== undefined && before.revision !== content.revision) return failed('StaleRevision')
    const projectId = known ?? this.newId()
    if (creationKey !== undefined) this.byKey.set(creationKey, projectId)
    const date = '2026-11-27T09:00:00.000Z'
    const revision = (before?.revision ?? 0) + 1
    const given = { projectId, revision, modifiedDateUtc: date, lastSaveKey: saveKey }
    const project = { ...savedProject(projectId), ...content, ...given }
    this.projects.set(projectId, project)
    return this.created(project)
  }

  private created(project: Project): Outcome<SaveProjectAnswer> {
    const { projectId, createdDateUtc, modifiedDateUtc, revision } = project
    return {
      ok: true,
      value: {
        projectId,
        createdDateUtc: createdDateUtc ?? '',
        modifiedDateUtc: modifiedDateUtc ?? '',
        revision,
      },
    }
  }

  private duplicate(
    id: string,
    { name, creationKey = '' }: { name: string; creationKey?: string },
  ): Outcome<unknown> {
    const source = this.projects.get(id)
    if (source === undefined) return failed('NotFound')
    const projectId = this.byKey.get(creationKey) ?? this.newId()
    this.byKey.set(creationKey, projectId)
    this.projects.set(projectId, { ...source, projectId, name, revision: 1, isShared: false })
    return { ok: true, value: { projectId, name } }
  }

  private newId(): string {
    this.count += 1
    return `aaaaaaaa-0000-4000-8000-${String(this.count).padStart(12, '0')}`
  }
}
