import type { RemoteHost, SaveProjectRequest } from '@soundleaf/contracts'
import { knownFailureText } from '@soundleaf/messages/failures'
import { useState } from 'react'
import type { ReadModel } from '../file/messages'
import type { ReviewedType } from '../types/reviews'
import { creationKeyOf, projectOf } from './project-of'

/** What became of a type. */
export type Made = { readonly name: string } & (
  | { readonly kind: 'made' | 'found'; readonly projectId: string }
  | { readonly kind: 'failed'; readonly why: string }
)

export interface Making {
  readonly isBusy: boolean
  /** By the key of the type. */
  readonly made: ReadonlyMap<string, Made>
  readonly make: (rows: readonly ReviewedType[], file: { name: string; model: ReadModel }) => Promise<void>
}

/** Makes a project of each type, one after the other; a type that has one already keeps it. */
export function useMaking(host: RemoteHost<'import'>): Making {
  const [isBusy, setBusy] = useState(false)
  const [made, setMade] = useState<ReadonlyMap<string, Made>>(new Map())

  async function makeOne(row: ReviewedType, file: { name: string; model: ReadModel }): Promise<Made | null> {
    const session = host.session.current()
    const standard = session.signedIn ? session.evaluationStandard : 'Iso'
    const body = projectOf(row, file, standard)
    if (body === null) return null
    const found = await findProject(host, file.model, row.type.key)
    const { name } = body
    if (found !== null) return { kind: 'found', name, projectId: found }
    return save(host, body, file.model, row.type.key)
  }

  return {
    isBusy,
    made,
    async make(rows, file) {
      setBusy(true)
      for (const row of rows) {
        const one = await makeOne(row, file)
        if (one !== null) setMade((before) => new Map(before).set(row.type.key, one))
        // What refuses one project for its share refuses the next as well.
        if (one?.kind === 'failed') break
      }
      setBusy(false)
    },
  }
}

/** How often a project of one type can be deleted and made again. */
const TURNS = [0, 1]

/** The project that was made of a type before; null where there is none. */
export async function findProject(
  host: RemoteHost<'import'>,
  model: ReadModel,
  typeKey: string,
  signal?: AbortSignal,
): Promise<string | null> {
  const options = { signal, reports: 'nothing' } as const
  for (const turn of TURNS) {
    const creationKey = await creationKeyOf(model, typeKey, turn)
    const listed = await host.api.call('listProjects', { query: { creationKey } }, options)
    const project = listed.ok ? listed.value.projects[0] : undefined
    if (project !== undefined) return project.projectId
  }
  return null
}

async function save(
  host: RemoteHost<'import'>,
  body: SaveProjectRequest,
  model: ReadModel,
  typeKey: string,
): Promise<Made> {
  let why = ''
  for (const turn of TURNS) {
    const creationKey = await creationKeyOf(model, typeKey, turn)
    const saved = await host.api.call(
      'saveProject',
      { body: { ...body, creationKey } },
      { reports: 'network' },
    )
    if (saved.ok) return { kind: 'made', name: body.name, projectId: saved.value.projectId }
    why = knownFailureText(saved.failure) ?? saved.failure.message
    if (saved.failure.code !== 'ProjectDeleted') break
  }
  return { kind: 'failed', name: body.name, why }
}
