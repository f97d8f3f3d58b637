/** What a table of a person has at most: 5000 lines with a hundred columns. */
export const MOST_CELLS = 500_000
