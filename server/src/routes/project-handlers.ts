import type { Project, ProjectListItem, SaveProjectAnswer } from '@soundleaf/contracts'
import { accept, refuse, type Decision } from '../domain/refusal'
import { createOwnCopy, duplicateProject } from '../domain/project/copy-project'
import { listOwnProjects, listTeamProjects } from '../domain/project/list-projects'
import { deleteOwnProject, findOwnProject, shareOwnProject } from '../domain/project/own-project'
import type { ProjectDependencies, ProjectPage, ProjectRow, StoredProject } from '../domain/project/project'
import { MEGABYTE, quotaOf } from '../domain/project/quota'
import { saveProject } from '../domain/project/save-project'
import type { CallHandlers } from './call-handlers'

export function projectHandlers(deps: ProjectDependencies) {
  return {
    async listProjects({ query, caller }) {
      const page = await listOwnProjects(query.filter ?? '', caller, deps)
      const quota = quotaOf(caller.account, deps.quota)
      const { projects, bytes } = await deps.projects.usage(caller.account.id)
      const share = {
        projects,
        projectsMax: quota.projects,
        megabytes: bytes / MEGABYTE,
        megabytesMax: quota.bytes / MEGABYTE,
      }
      return accept({ ...listAnswer(page, () => null), share })
    },

    async listTeamProjects({ query, caller }) {
      const page = await listTeamProjects(query.filter ?? '', caller, deps)
      return accept(listAnswer(page, (row) => row.ownerEmail))
    },

    async getProject({ params, caller }) {
      const project = await findOwnProject(params.id, caller, deps)
      return project.ok ? accept(projectAnswer(project.value)) : project
    },

    saveProject: async ({ body, caller }) => savedAnswer(await saveProject(body, caller, deps)),

    deleteProject: ({ params, caller }) => deleteOwnProject(params.id, caller, deps),

    async duplicateProject({ params, body, caller }) {
      return copyAnswer(await duplicateProject(params.id, body, caller, deps))
    },
    async createOwnCopy({ params, query, caller }) {
      return copyAnswer(await createOwnCopy(params.id, query.creationKey ?? null, caller, deps))
    },

    setShared: ({ params, body, caller }) => shareOwnProject(params.id, () => body.isShared, caller, deps),
    toggleShared({ params, caller }, { request }) {
      // The required header is not enough: the browser must not say that an image or a link makes the request.
      const { 'sec-fetch-dest': destination = 'empty' } = request.headers
      if (destination !== 'empty') return refuse('MethodNotAllowed')
      return shareOwnProject(params.id, (isShared) => !isShared, caller, deps)
    },
  } satisfies Partial<CallHandlers>
}

export function savedAnswer(saved: Decision<StoredProject>): Decision<SaveProjectAnswer> {
  if (!saved.ok) return saved
  const { id, createdAt, modifiedAt, revision } = saved.value
  return accept({
    projectId: id,
    createdDateUtc: createdAt.toISOString(),
    modifiedDateUtc: modifiedAt.toISOString(),
    revision,
  })
}

export function copyAnswer(copy: Decision<StoredProject>): Decision<{ projectId: string; name: string }> {
  return copy.ok ? accept({ projectId: copy.value.id, name: copy.value.name }) : copy
}

/** The document as it was sent, with the fields that the server decides. */
function projectAnswer({ document, ...project }: StoredProject) {
  // The document was validated against the contract's schema when it was saved.
  const { fieldValues, structures } = document as Pick<Project, 'fieldValues' | 'structures'>
  return {
    ...document,
    ...commonFields(project),
    fieldValues,
    structures,
    revision: project.revision,
    lastSaveKey: project.saveKey,
  }
}

function listAnswer({ rows, total }: ProjectPage, owner: (row: ProjectRow) => string | null) {
  const projects = rows.map((row): ProjectListItem => ({ ...commonFields(row), owner: owner(row) }))
  return { projects, total }
}

function commonFields(project: Omit<StoredProject, 'document'>) {
  return {
    projectId: project.id,
    name: project.name,
    structuresSummary: [...project.structuresSummary],
    createdDateUtc: project.createdAt.toISOString(),
    modifiedDateUtc: project.modifiedAt.toISOString(),
    isShared: project.isShared,
  }
}
