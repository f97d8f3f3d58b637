import type {
  Account,
  CalculationAnswer,
  CallRequest,
  DeletedProject,
  Outcome,
  Project,
  ProjectListItem,
  SessionChanged,
} from '@soundleaf/contracts'
import { sampleAnswer } from '@soundleaf/contracts/samples'
import type { FakeAnswers } from './fake-api'
import { fakeCatalogue } from './fake-catalogue'
import { fakeCurves } from './fake-curves'
import { failure } from './fake-failure'
import { fakeFiling } from './fake-filing'
import { fakeHistory } from './fake-history'
import { fakeLinks } from './fake-links'
import { fakeMaterials } from './fake-materials'
import { fakePrograms } from './fake-programs'
import { fakeRequirements } from './fake-requirements'
import { saveProject } from './fake-save'
import type { SignedIn } from './fake-session'
import { fakeWebhooks } from './fake-webhooks'
import { sampleCalculation } from './sample-calculation'
import { SAMPLE_OUTSIDE, SAMPLE_ROOMS } from './sample-rooms'
import { fakeSolve } from './fake-solve'
import { fakeSweep } from './fake-sweep'

interface FakeServer {
  readonly projects: Map<string, Project>
  readonly session: () => SessionChanged
  readonly newId: () => string
}

type ListQuery = NonNullable<CallRequest<'listProjects'>['query']>

/** For a project that a test made without dates. */
const LONG_AGO = '2026-01-01T00:00:00.000Z'

const ok = <Value>(value: Value): Outcome<Value> => ({ ok: true, value })

/** Answers every call from projects in memory and from samples. */
export function fakeAnswers({ projects, session, newId }: FakeServer): FakeAnswers {
  const deleted = new Map<string, Project>()
  const { setFiling, filed } = fakeFiling()
  const list = ({ filter = '', ...query }: ListQuery = {}, shared = false) => {
    const found = [...projects.values()]
      .filter(({ isShared }) => isShared || !shared)
      .filter(({ name }) => name.toLowerCase().includes(filter.toLowerCase()))
    return ok(
      filed(
        found.map((project) => listItem(project, shared)),
        query,
      ),
    )
  }
  const copy = (id: string, name: (original: string) => string) => {
    const original = projects.get(id)
    if (original === undefined) return failure('duplicateProject', 'NotFound')
    const copied = {
      ...original,
      projectId: newId(),
      name: name(original.name),
      isShared: false,
      revision: 1,
    }
    projects.set(copied.projectId, copied)
    return ok({ projectId: copied.projectId, name: copied.name })
  }
  const calculation = (structureType: string | undefined): CalculationAnswer => {
    const signedIn = session()
    return sampleCalculation({
      standard: signedIn.signedIn ? signedIn.evaluationStandard : 'Iso',
      licence: signedIn.signedIn ? signedIn.licence : 'trial',
      hasImpact: structureType?.includes('Floor') ?? false,
    })
  }

  return {
    ...fakeCatalogue,
    getAccount: () => {
      const current = session()
      return current.signedIn ? ok(accountOf(current)) : failure('getAccount', 'TokenInvalid')
    },
    signUp: () => ok({}),
    forgottenPassword: () => ok({}),
    changeForgottenPassword: () => ok({}),
    updatePassword: () => ok({}),
    beginSingleSignOn: () => ok(sampleAnswer('beginSingleSignOn')),
    getSecondFactor: () => ok({ sinceUtc: null, isRequired: false, recoveryCodesLeft: 0, passkeys: [] }),
    beginSecondFactor: () => ok(sampleAnswer('beginSecondFactor')),
    confirmSecondFactor: () => ok({}),
    removeSecondFactor: () => ok({}),
    askPasskey: () => ok({ question: null }),
    beginPasskey: () => ok(sampleAnswer('beginPasskey')),
    confirmPasskey: () => ok({}),
    removePasskey: () => ok({}),
    ...fakeWebhooks(newId),
    exportAccount: () => ok(sampleAnswer('exportAccount')),
    eraseAccount: () => ok({}),
    updateAccountDetails: () => ok({}),
    listProjects: ({ query }) => list(query),
    listTeamProjects: ({ query }) => list(query, true),
    setFiling,
    getProject: ({ params }) => {
      const project = projects.get(params.id)
      return project === undefined ? failure('getProject', 'NotFound') : ok(project)
    },
    saveProject: ({ body }) => saveProject(projects, body, newId),
    deleteProject: ({ params }) => {
      const project = projects.get(params.id)
      if (project === undefined) return failure('deleteProject', 'NotFound')
      projects.delete(params.id)
      deleted.set(params.id, project)
      return ok({})
    },
    listDeletedProjects: () => ok({ projects: [...deleted.values()].map(deletedItem) }),
    restoreProject: ({ params }) => {
      const project = deleted.get(params.id)
      if (project !== undefined) projects.set(params.id, project)
      return deleted.delete(params.id) ? ok({}) : failure('restoreProject', 'NotFound')
    },
    duplicateProject: ({ params, body }) => copy(params.id, () => body.name),
    createOwnCopy: ({ params }) => copy(params.id, (name) => name),
    setShared: ({ params, body }) => {
      const project = projects.get(params.id)
      if (project === undefined) return failure('setShared', 'NotFound')
      projects.set(params.id, { ...project, isShared: body.isShared })
      return ok(body)
    },
    ...fakeHistory(projects, copy),
    exportProjects: () => ok(sampleAnswer('exportProjects')),
    importProjects: () => ok(sampleAnswer('importProjects')),
    ...fakeLinks(newId, calculation),
    ...fakePrograms(newId),
    calculate: ({ body }) => ok(calculation(body.structures[0]?.type)),
    ...fakeCurves(newId),
    rooms: () => ok(SAMPLE_ROOMS),
    outside: () => ok(SAMPLE_OUTSIDE),
    ...fakeRequirements(),
    ...fakeMaterials(),
    sweep: (request) => ok(fakeSweep(request)),
    solve: (request) => ok(fakeSolve(request)),
    report: ({ body }) => {
      const current = session()
      if (!current.signedIn || current.licence !== 'full') return failure('report', 'LicenceInsufficient')
      return ok({
        calculation: calculation(body.structures[0]?.type),
        disclaimer: 'A sample; nothing was calculated.',
      })
    },
  }
}

const accountOf = (current: SignedIn): Account => ({
  email: current.email,
  license: current.licence,
  trialExpiry: current.trialExpiry,
  trialExpiryText: current.trialExpiryText,
  evaluationStandard: current.evaluationStandard,
})

function listItem(project: Project, isTeams: boolean): ProjectListItem {
  const { projectId, name, structuresSummary, isShared } = project
  return {
    projectId,
    name,
    structuresSummary,
    isShared,
    createdDateUtc: project.createdDateUtc ?? LONG_AGO,
    modifiedDateUtc: project.modifiedDateUtc ?? LONG_AGO,
    owner: isTeams ? 'colleague@example.com' : null,
  }
}

const deletedItem = ({ projectId, name, structuresSummary }: Project): DeletedProject => ({
  projectId,
  name,
  structuresSummary,
  deletedDateUtc: LONG_AGO,
  keptUntilUtc: LONG_AGO,
})
