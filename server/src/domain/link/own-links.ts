import { randomBytes, randomUUID } from 'node:crypto'
import type { MakeLinkRequest } from '@soundleaf/contracts'
import { DAY_MS } from '../clock'
import { findRevision } from '../project/history'
import { findOwnProject } from '../project/own-project'
import { readLine } from '../read-line'
import { accept, refuse, type Decision } from '../refusal'
import type { Caller } from '../session/session'
import {
  hashOfToken,
  MOST_LINKS,
  type LinkDependencies,
  type LinkedState,
  type LinkRow,
} from './project-link'

/** The links to an own project, the newest first. */
export async function listLinks(
  projectId: string,
  caller: Caller,
  deps: LinkDependencies,
): Promise<Decision<readonly LinkRow[]>> {
  const project = await findOwnProject(projectId, caller, deps)
  return project.ok ? accept(await deps.links.list(projectId)) : project
}

export interface MadeLink {
  readonly link: LinkRow
  /** With the token, which is told here and never again. */
  readonly address: string
}

/** Makes a link to an own project as it is, or to one of its states. */
export async function makeLink(
  projectId: string,
  { revision = null, days, note = '', password }: MakeLinkRequest,
  caller: Caller,
  deps: LinkDependencies,
): Promise<Decision<MadeLink>> {
  const state = await stateOf(projectId, revision, caller, deps)
  if (!state.ok) return state
  const line = readLine('note', note)
  if (!line.ok) return line
  // As long as nobody guesses: it stands in an address, and who has it needs no account.
  const token = randomBytes(32).toString('base64url')
  const now = deps.clock()
  const link: LinkRow = {
    id: randomUUID(),
    projectId,
    tokenHash: hashOfToken(token),
    revision,
    note: line.value,
    passwordHash: password === undefined ? null : await deps.passwords.hash(password),
    createdAt: now,
    expiresAt: new Date(now.getTime() + days * DAY_MS),
    opened: 0,
    lastOpenedAt: null,
  }
  const made = await deps.links.create({ ...link, state: state.value }, caller.account.id, MOST_LINKS)
  if (made === 'TooManyLinks') return refuse('TooManyLinks', { params: { max: MOST_LINKS } })
  // Behind the #, which browsers send to no server: the token is in no log and in no Referer.
  return accept({ link, address: `${deps.publicOrigin}/link#${token}` })
}

/** Takes a link to an own project back. */
export async function revokeLink(
  id: string,
  caller: Caller,
  deps: LinkDependencies,
): Promise<Decision<Record<string, never>>> {
  const link = await deps.links.find(id)
  const project = link && (await deps.projects.find(link.projectId))
  if (project?.accountId !== caller.account.id) return refuse('NotFound')
  await deps.links.remove(id)
  return accept({})
}

async function stateOf(
  projectId: string,
  revision: number | null,
  caller: Caller,
  deps: LinkDependencies,
): Promise<Decision<LinkedState | null>> {
  if (revision === null) {
    const project = await findOwnProject(projectId, caller, deps)
    return project.ok ? accept(null) : project
  }
  const found = await findRevision(projectId, revision, caller, deps)
  if (!found.ok) return found
  const { name, savedAt, document } = found.value
  return accept({ name, savedAt: savedAt.toISOString(), document })
}
