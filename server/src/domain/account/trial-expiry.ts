import type { Say } from '../../texts'
import { DAY_MS } from '../clock'
import type { Account } from './account'

export const TRIAL_DAYS = 30
const LAST_DAYS = 7

const utcDay = (moment: Date): number => Math.floor(moment.getTime() / DAY_MS)
const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** The end of a trial that begins at a moment. */
export const trialEnd = (begin: Date): Date => new Date(begin.getTime() + TRIAL_DAYS * DAY_MS)

/** A paid licence never expires. */
export function isTrialOver(
  { licence, trialExpiry }: Pick<Account, 'licence' | 'trialExpiry'>,
  now: Date,
): boolean {
  return licence === 'trial' && trialExpiry !== null && now >= trialExpiry
}

/**
 * The text that tells when a trial ends. Days are calendar days in UTC: on the last day it reads "Expires today" until
 * the moment at which the trial ends.
 */
export function trialExpiryText(expiry: Date, now: Date, say: Say): string {
  if (now >= expiry) return say('trial.over')
  const days = utcDay(expiry) - utcDay(now)
  if (days === 0) return say('trial.today')
  if (days === 1) return say('trial.tomorrow')
  if (days <= LAST_DAYS) return say('trial.days', { days: String(days) })
  const [day, month] = [expiry.getUTCDate(), expiry.getUTCMonth() + 1].map(twoDigits)
  return say('trial.date', { date: `${day}/${month}/${expiry.getUTCFullYear()}` })
}
