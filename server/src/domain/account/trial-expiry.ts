import { DAY_MS } from '../clock'
import type { Account } from './account'

const LAST_DAYS = 7

const utcDay = (moment: Date): number => Math.floor(moment.getTime() / DAY_MS)
const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** Whether a trial is over at a moment. A paid licence never is. */
export function isTrialOver(
  { licence, trialExpiry }: Pick<Account, 'licence' | 'trialExpiry'>,
  now: Date,
): boolean {
  return licence === 'trial' && trialExpiry !== null && now >= trialExpiry
}

/**
 * How a trial's end reads at a moment (LIC-01). Days are calendar days in UTC (decision 10); on its last day the
 * trial "expires today" until the very moment it ends.
 */
export function trialExpiryText(expiry: Date, now: Date): string {
  if (now >= expiry) return 'Expired'
  const days = utcDay(expiry) - utcDay(now)
  if (days === 0) return 'Expires today'
  if (days === 1) return 'Expires tomorrow'
  if (days <= LAST_DAYS) return `Expires in ${days} days`
  const [day, month] = [expiry.getUTCDate(), expiry.getUTCMonth() + 1].map(twoDigits)
  return `Expires ${day}/${month}/${expiry.getUTCFullYear()}`
}
