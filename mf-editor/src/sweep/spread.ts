/** Some of many, evenly spread over all of them, the first and the last with them; all where there are no more. */
export function spread<Item>(items: readonly Item[], most: number): readonly Item[] {
  if (items.length <= most) return items
  const last = items.length - 1
  const places = new Set(Array.from({ length: most }, (_, at) => Math.round((at * last) / (most - 1))))
  return items.filter((_, at) => places.has(at))
}
