import { AccountData, PasswordAgain } from './account-data'
import { Empty } from './primitives'

/** The calls with which a person takes what is theirs along, and goes. */
export const ACCOUNT_DATA_CALLS = {
  exportAccount: { method: 'GET', path: '/account/data', authenticated: true, answer: AccountData },
  eraseAccount: {
    method: 'POST',
    path: '/account/erase',
    authenticated: true,
    body: PasswordAgain,
    answer: Empty,
  },
} as const
