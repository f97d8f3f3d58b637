/** How many variants a project may hold, the open one included. */
export const MAX_VARIANTS = 50
