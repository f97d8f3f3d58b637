import type { CalculationAnswer, LinkedProject, Outcome, ProjectLink } from '@soundleaf/contracts'
import { sampleAnswer } from '@soundleaf/contracts/samples'
import type { FakeAnswers } from './fake-api'
import { failure } from './fake-failure'

const ok = <Value>(value: Value): Outcome<Value> => ({ ok: true, value })

/** The token that opens the sample of a linked project; with any other there is none. */
const LINK_TOKEN = 'a-token'

/** Keeps links in memory, each with the day of 2026 on which it was made. */
export function fakeLinks(
  newId: () => string,
  calculation: (structureType: string | undefined) => CalculationAnswer,
): Pick<FakeAnswers, 'listLinks' | 'makeLink' | 'revokeLink' | 'openLink'> {
  const kept = new Map<string, ProjectLink>()
  return {
    listLinks: () => ok({ links: [...kept.values()].reverse() }),
    makeLink({ body }) {
      const link: ProjectLink = {
        id: newId(),
        revision: body.revision ?? null,
        note: body.note ?? '',
        hasPassword: body.password !== undefined,
        createdDateUtc: '2026-11-01T08:00:00.000Z',
        expiresDateUtc: new Date(Date.UTC(2026, 10, 1 + body.days, 8)).toISOString(),
        opened: 0,
        lastOpenedDateUtc: null,
      }
      kept.set(link.id, link)
      return ok({ link, address: `https://soundleaf.example/link#${LINK_TOKEN}` })
    },
    revokeLink: ({ params }) => (kept.delete(params.id) ? ok({}) : failure('revokeLink', 'NotFound')),
    openLink({ body }) {
      if (body.token !== LINK_TOKEN) return failure('openLink', 'NotFound')
      const linked: LinkedProject = sampleAnswer('openLink')
      return ok({
        ...linked,
        calculation: calculation(linked.structures[0]?.type),
        disclaimer: 'A sample; nothing was calculated.',
      })
    },
  }
}
