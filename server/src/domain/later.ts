/**
 * Does work after the answer, whose time then tells nothing of it: whether an address has an account, how long the mail
 * server takes (SEC-09). What fails is logged; a stop of the server waits for it.
 */
export type Later = (work: () => Promise<void>) => void
