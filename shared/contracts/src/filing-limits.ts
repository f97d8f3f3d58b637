/** How long the name of a job or a tag may be, in code points. */
export const LONGEST_FILING_NAME = 60
/** Tags that one project may have. */
export const MOST_TAGS = 20
/** Projects that are filed at once: as many as a list has. */
export const MOST_FILED = 500
