import type { CallAnswer, CallName, Outcome, Project, Revision } from '@soundleaf/contracts'
import type { FakeAnswers } from './fake-api'
import { failure } from './fake-failure'

type HistoryCall = Extract<CallName, `${string}Revision${'' | 's'}`>

/** Every project was saved once and never changed. */
export function fakeHistory(
  projects: ReadonlyMap<string, Project>,
  copy: (id: string, name: () => string) => Outcome<CallAnswer<'duplicateProject'>>,
): Pick<FakeAnswers, HistoryCall> {
  const revisionOf = ({ name, revision, modifiedDateUtc }: Project): Revision => ({
    revision: Math.max(1, revision),
    savedDateUtc: modifiedDateUtc ?? '2026-01-01T00:00:00.000Z',
    label: null,
    name,
  })
  const of = <Name extends HistoryCall>(
    name: Name,
    id: string,
    answer: (project: Project) => CallAnswer<Name>,
  ): Outcome<CallAnswer<Name>> => {
    const project = projects.get(id)
    return project === undefined ? failure(name, 'NotFound') : { ok: true, value: answer(project) }
  }
  return {
    listRevisions: ({ params }) =>
      of('listRevisions', params.id, (project) => ({ revisions: [revisionOf(project)] })),
    getRevision: ({ params }) =>
      of('getRevision', params.id, (project) => ({ ...project, ...revisionOf(project) })),
    labelRevision: ({ params, body }) =>
      of('labelRevision', params.id, (project) => ({ ...revisionOf(project), label: body.label })),
    restoreRevision: ({ params }) =>
      of('restoreRevision', params.id, (project) => ({
        projectId: project.projectId,
        createdDateUtc: revisionOf(project).savedDateUtc,
        modifiedDateUtc: revisionOf(project).savedDateUtc,
        revision: revisionOf(project).revision,
      })),
    copyRevision: ({ params, body }) => copy(params.id, () => body.name),
  }
}
