import type { Project, ProjectListItem } from '@soundleaf/contracts'
import { accept, refuse, type Decision } from '../domain/refusal'
import { createOwnCopy, duplicateProject } from '../domain/project/copy-project'
import { findOwnProject } from '../domain/project/own-project'
import type { ProjectPage, ProjectRow, StoredProject } from '../domain/project/project'
import { saveProject, type ProjectParts } from '../domain/project/save-project'
import type { Caller } from '../domain/session/session'
import type { CallAnswers } from './call'

/** The most rows of a list (decision 21). */
const MOST_ROWS = 500

export function projectAnswers(
  parts: ProjectParts,
): Pick<
  CallAnswers,
  | 'listProjects'
  | 'listTeamProjects'
  | 'getProject'
  | 'saveProject'
  | 'deleteProject'
  | 'duplicateProject'
  | 'createOwnCopy'
  | 'setShared'
  | 'toggleShared'
> {
  const { projects, clock } = parts

  async function share(
    id: string,
    caller: Caller,
    wanted: (isShared: boolean) => boolean,
  ): Promise<Decision<{ isShared: boolean }>> {
    const project = await findOwnProject(id, caller, projects)
    if (!project.ok) return project
    const isShared = wanted(project.value.isShared)
    await projects.setShared(id, isShared)
    return accept({ isShared })
  }

  return {
    async listProjects({ query, caller }) {
      const page = await projects.list(caller.account.id, query.filter ?? '', MOST_ROWS)
      return accept(listAnswer(page, () => null))
    },

    async listTeamProjects({ query, caller }) {
      const { teamId, id } = caller.account
      if (teamId === null) return accept({ projects: [], total: 0 })
      const page = await projects.listShared(teamId, id, query.filter ?? '', MOST_ROWS)
      return accept(listAnswer(page, (row) => row.ownerEmail))
    },

    async getProject({ params, caller }) {
      const project = await findOwnProject(params.id, caller, projects)
      return project.ok ? accept(projectAnswer(project.value)) : project
    },

    async saveProject({ body, caller }) {
      const saved = await saveProject(body, caller, parts)
      if (!saved.ok) return saved
      const { id, createdAt, modifiedAt, revision } = saved.value
      return accept({
        projectId: id,
        createdDateUtc: createdAt.toISOString(),
        modifiedDateUtc: modifiedAt.toISOString(),
        revision,
      })
    },

    async deleteProject({ params, caller }) {
      const project = await findOwnProject(params.id, caller, projects)
      if (!project.ok) return project
      await projects.markDeleted(params.id, clock())
      return accept({})
    },

    async duplicateProject({ params, body, caller }) {
      return named(await duplicateProject(params.id, body, caller, parts))
    },
    async createOwnCopy({ params, query, caller }) {
      return named(await createOwnCopy(params.id, query.creationKey ?? null, caller, parts))
    },

    setShared: ({ params, body, caller }) => share(params.id, caller, () => body.isShared),
    /** The header that it demands is not enough where a browser says that an image or a link asks (SEC-04). */
    async toggleShared({ params, caller }, { request }) {
      const { 'sec-fetch-dest': destination = 'empty' } = request.headers
      if (destination !== 'empty') return refuse('MethodNotAllowed')
      return share(params.id, caller, (isShared) => !isShared)
    },
  }
}

function named(copy: Decision<StoredProject>): Decision<{ projectId: string; name: string }> {
  return copy.ok ? accept({ projectId: copy.value.id, name: copy.value.name }) : copy
}

/** The document as it was sent, with the server's own fields in their places. */
function projectAnswer({ document, ...project }: StoredProject) {
  // The document passed the contract's schema when it was saved.
  const { fieldValues, structures } = document as Pick<Project, 'fieldValues' | 'structures'>
  return {
    ...document,
    projectId: project.id,
    name: project.name,
    fieldValues,
    structures,
    createdDateUtc: project.createdAt.toISOString(),
    modifiedDateUtc: project.modifiedAt.toISOString(),
    isShared: project.isShared,
    structuresSummary: [...project.structuresSummary],
    revision: project.revision,
    lastSaveKey: project.saveKey,
  }
}

function listAnswer({ rows, total }: ProjectPage, owner: (row: ProjectRow) => string | null) {
  const projects = rows.map(
    (row): ProjectListItem => ({
      projectId: row.id,
      name: row.name,
      structuresSummary: [...row.structuresSummary],
      createdDateUtc: row.createdAt.toISOString(),
      modifiedDateUtc: row.modifiedAt.toISOString(),
      isShared: row.isShared,
      owner: owner(row),
    }),
  )
  return { projects, total }
}
