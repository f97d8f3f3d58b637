/**
 * Runs work after the answer was sent, so that the time of the answer reveals nothing about it: neither whether an
 * address has an account, nor how slow the mail server is. Failures are logged; stopping the server waits for the work.
 */
export type Defer = (work: () => Promise<void>) => void
