/** How results of a construction that is not there any more look: seen, and of no use. */
export const PAST = { inert: true, opacity: 0.4 } as const
