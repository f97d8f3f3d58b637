import type {
  DeletedProject,
  Project,
  ProjectListItem,
  ProjectNumbers,
  SaveProjectAnswer,
  Standard,
} from '@soundleaf/contracts'
import { entitlementsOf } from '../domain/account/entitlements'
import { accept, refuse, type Decision } from '../domain/refusal'
import { createOwnCopy, duplicateProject } from '../domain/project/copy-project'
import { fileProjects, filingOf } from '../domain/project/filing'
import { DELETED_RETENTION_MS } from '../domain/housekeeping'
import { listDeletedProjects, listOwnProjects, listTeamProjects } from '../domain/project/list-projects'
import {
  deleteOwnProject,
  findOwnProject,
  restoreOwnProject,
  shareOwnProject,
} from '../domain/project/own-project'
import type { ProjectDependencies, ProjectPage, ProjectRow, StoredProject } from '../domain/project/project'
import { MEGABYTE, quotaOf } from '../domain/project/quota'
import { saveProject } from '../domain/project/save-project'
import type { OnBehalf } from '../domain/session/session'
import type { CallHandlers } from './call-handlers'

export function projectHandlers(deps: ProjectDependencies) {
  return {
    async listProjects({ query, caller }) {
      const page = await listOwnProjects(query, caller, deps)
      const quota = quotaOf(caller.account, deps.quota)
      const { projects, bytes } = await deps.projects.usage(caller.account.id)
      const share = {
        projects,
        projectsMax: quota.projects,
        megabytes: bytes / MEGABYTE,
        megabytesMax: quota.bytes / MEGABYTE,
      }
      return accept({ ...listAnswer(page, caller, () => null), share })
    },

    async listTeamProjects({ query, caller }) {
      const page = await listTeamProjects(query, caller, deps)
      return accept(listAnswer(page, caller, (row) => row.ownerEmail))
    },

    async getProject({ params, caller }) {
      const project = await findOwnProject(params.id, caller, deps)
      return project.ok ? accept(projectAnswer(project.value)) : project
    },

    saveProject: async ({ body, caller }) => savedAnswer(await saveProject(body, caller, deps)),

    async listDeletedProjects({ caller }) {
      return accept({ projects: (await listDeletedProjects(caller, deps)).flatMap(deletedItem) })
    },
    setFiling: ({ body, caller }) => fileProjects(body, caller, deps),
    restoreProject: ({ params, caller }) => restoreOwnProject(params.id, caller, deps),
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

function listAnswer(
  { rows, total, jobs, tags }: ProjectPage,
  { account: { licence, evaluationStandard } }: OnBehalf,
  owner: (row: ProjectRow) => string | null,
) {
  const listed = (row: ProjectRow): ProjectListItem => ({
    ...commonFields(row),
    owner: owner(row),
    filing: filingOf(row),
  })
  const list = { total, jobs: [...jobs], tags: [...tags] }
  if (!entitlementsOf(licence).trueValues) return { projects: rows.map(listed), ...list }
  const projects = rows.map((row) => ({
    ...listed(row),
    numbers: numbersOf(row, evaluationStandard),
    ...(row.numbers?.template && { template: row.numbers.template }),
    ...(row.numbers?.massiveMaterial && { massiveMaterial: row.numbers.massiveMaterial }),
  }))
  return { projects, ...list, evaluationStandard }
}

/** By the reader's standard, in the contract's form. */
function numbersOf({ numbers }: ProjectRow, standard: Standard): ProjectNumbers | null {
  if (numbers === null) return null
  const { ratings, totalThickness_mm, surfaceMass_kgm2 } = numbers
  return { ...ratings[standard], totalThickness: totalThickness_mm, surfaceMass: surfaceMass_kgm2 }
}

function deletedItem({ id, name, structuresSummary, deletedAt }: ProjectRow): DeletedProject[] {
  if (deletedAt === null) return []
  const keptUntil = new Date(deletedAt.getTime() + DELETED_RETENTION_MS)
  return [
    {
      projectId: id,
      name,
      structuresSummary: [...structuresSummary],
      deletedDateUtc: deletedAt.toISOString(),
      keptUntilUtc: keptUntil.toISOString(),
    },
  ]
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
