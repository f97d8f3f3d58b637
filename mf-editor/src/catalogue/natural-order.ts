/** Board 9 before board 12: numbers in names count as numbers (EDT-08). */
export const naturalOrder = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

export const byName = (a: { readonly name: string }, b: { readonly name: string }) =>
  naturalOrder.compare(a.name, b.name)
