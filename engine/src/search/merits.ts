/** What a choice costs, less is better, and how good it is, more is better; each in its own unit. */
export interface Merits {
  readonly costs: readonly number[]
  readonly qualities: readonly number[]
}

/** Whether the other is at least as cheap and as good in everything. */
export function isMatched(merits: Merits, by: Merits): boolean {
  return reaches(merits.costs, by.costs) && reaches(by.qualities, merits.qualities)
}

/** Whether each value is at least the one that is asked for. */
export function reaches(values: readonly number[], asked: readonly number[]): boolean {
  return asked.every((least, at) => (values[at] ?? -Infinity) >= least)
}

/** By how much the quality that misses most is below what is asked for; 0 or less where none does. */
export function shortfall(qualities: readonly number[], asked: readonly number[]): number {
  return Math.max(...asked.map((least, at) => least - (qualities[at] ?? -Infinity)))
}

/** Those that no other matches, of several alike the first. */
export function unmatched<Item extends Merits>(items: readonly Item[]): readonly Item[] {
  return items.reduce<readonly Item[]>(withItem, [])
}

/** A front with one more item, unless something in it matches that one. */
export function withItem<Item extends Merits>(front: readonly Item[], item: Item): readonly Item[] {
  return front.some((other) => isMatched(item, other))
    ? front
    : [...front.filter((other) => !isMatched(other, item)), item]
}
