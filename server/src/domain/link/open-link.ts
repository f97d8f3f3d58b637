import type { Calculation, OpenLinkRequest, ProjectContent } from '@soundleaf/contracts'
import { BACKOFF, recordAttempt } from '../account/attempts'
import { entitlementsOf } from '../account/entitlements'
import { trueCalculation } from '../calculation/true-calculation'
import { contentOf } from '../project/project-file'
import { accept, refuse, type Decision } from '../refusal'
import type { CallLimit } from '../session/call-limit'
import type { OnBehalf } from '../session/session'
import { hashOfToken, type OpenLinkDependencies, type StoredLink } from './project-link'

/** What a link shows. */
export interface OpenedLink {
  readonly linkId: string
  readonly content: ProjectContent
  readonly revision: number
  readonly savedAt: string
  readonly isFixed: boolean
  readonly expiresAt: Date
  /** Null where its owner sees no true values, or none at present. */
  readonly calculation: Calculation | null
  /** Whether its owner's licence has a report. */
  readonly hasReport: boolean
}

/**
 * What a link shows to whoever has its token: one project, and what its owner's licence tells of it. A token that is
 * unknown, was taken back or has run out, and a project or account that is there no more, are all the same answer.
 */
export async function openLink(
  { token, password, network }: OpenLinkRequest & { readonly network: string },
  deps: OpenLinkDependencies & { readonly openLimit: CallLimit },
): Promise<Decision<OpenedLink>> {
  const attempt = await recordAttempt(BACKOFF.links, [network], deps)
  if (!attempt.ok) return attempt
  const link = await deps.links.findByToken(hashOfToken(token))
  const now = deps.clock()
  if (link === null || now >= link.expiresAt) return refuse('LinkGone')
  const shown = await stateOf(link, deps)
  if (shown === null) return refuse('LinkGone')
  await attempt.value.discount()
  const admitted = await checkPassword(link, password, network, deps)
  if (!admitted.ok) return admitted
  // After the password: whoever does not know it keeps nobody out who does.
  const counted = deps.openLimit(link.id, now)
  if (!counted.ok) return counted
  const { owner, ...state } = shown
  const calculation = await trueCalculation(state.content, owner, deps)
  if (!calculation.ok) return calculation
  await deps.links.countOpening(link.id, now)
  return accept({
    linkId: link.id,
    ...state,
    isFixed: link.state !== null,
    expiresAt: link.expiresAt,
    calculation: calculation.value,
    hasReport: entitlementsOf(owner.account.licence).report,
  })
}

/** What of the project a link shows now, and whose it is; null where there is nothing to show. */
async function stateOf(
  { projectId, revision, state }: StoredLink,
  { projects, accounts }: OpenLinkDependencies,
): Promise<(Pick<OpenedLink, 'content' | 'revision' | 'savedAt'> & { readonly owner: OnBehalf }) | null> {
  const project = await projects.find(projectId)
  if (project === null || project.deletedAt !== null) return null
  const account = await accounts.find(project.accountId)
  if (account === null || account.disabledAt !== null || account.erasedAt !== null) return null
  const { name, savedAt, document } = state ?? { ...project, savedAt: project.modifiedAt.toISOString() }
  return {
    owner: { account },
    // The document was validated against the contract's schema when it was saved.
    content: contentOf({ ...(document as unknown as ProjectContent), name }),
    revision: revision ?? project.revision,
    savedAt,
  }
}

async function checkPassword(
  { id, passwordHash }: StoredLink,
  password: string | undefined,
  network: string,
  deps: OpenLinkDependencies,
): Promise<Decision<null>> {
  if (passwordHash === null) return accept(null)
  if (password === undefined) return refuse('LinkPasswordNeeded', { field: 'password' })
  const attempt = await recordAttempt(BACKOFF.linkPasswords, [id, network], deps)
  if (!attempt.ok) return attempt
  if (!(await deps.passwords.verify(passwordHash, password)))
    return refuse('LinkPasswordWrong', { field: 'password' })
  await attempt.value.discount()
  return accept(null)
}
