/** All rows have one height, so that a long list needs only the rows in view. */
export const ROW_HEIGHT_PX = 44

/** A row, or how many rows are left out in its place. */
export type Slot<Row> =
  | { readonly row: Row; readonly index: number }
  | { readonly gap: number; readonly index: number }

/** The rows from `first` up to but not including `end`, and the `kept` one wherever it is, with gaps for the others. */
export function slotsOf<Row>(
  rows: readonly Row[],
  { first, end, kept }: { readonly first: number; readonly end: number; readonly kept: number },
): Slot<Row>[] {
  const slots: Slot<Row>[] = []
  let next = 0
  rows.forEach((row, index) => {
    if ((index < first || index >= end) && index !== kept) return
    if (index > next) slots.push({ gap: index - next, index: next })
    slots.push({ row, index })
    next = index + 1
  })
  if (next < rows.length) slots.push({ gap: rows.length - next, index: next })
  return slots
}
