import type { Account } from '../account/account'
import { refuse, type Refused } from '../refusal'

/** What one account may keep. */
export interface Quota {
  readonly projects: number
  readonly bytes: number
}

export type QuotaRefusal = 'TooManyProjects' | 'ShareFull'

export const MEGABYTE = 1_000_000

/** Anybody may have a trial, and as many as they have addresses. */
const TRIALS_SHARE = 0.1

/** Says to the person which share is full. */
export function refuseBeyond(refusal: QuotaRefusal, quota: Quota): Refused {
  return refusal === 'TooManyProjects'
    ? refuse('TooManyProjects', { params: { max: quota.projects } })
    : refuse('ShareFull', { params: { max_MB: quota.bytes / MEGABYTE } })
}

/** The account's own quota, of the one that paid licences have. */
export function quotaOf({ licence }: Pick<Account, 'licence'>, { projects, bytes }: Quota): Quota {
  const share = licence === 'trial' ? TRIALS_SHARE : 1
  return { projects: Math.ceil(share * projects), bytes: Math.ceil(share * bytes) }
}
