/**
 * The standards behind a result in one line, each once and its publisher first: of `ISO 717-1:2020, 100–3150 Hz` and
 * `ISO 717-2:2020, 100–3150 Hz` it makes `ISO 717-1:2020, 717-2:2020`.
 */
export function standardsText(editions: readonly string[]): string {
  const numbers = new Map<string, Set<string>>()
  for (const edition of editions) {
    const [standard = edition] = edition.split(',')
    const [publisher = '', ...rest] = standard.split(' ')
    const known = numbers.get(publisher) ?? new Set()
    numbers.set(publisher, known.add(rest.join(' ')))
  }
  return [...numbers].map(([publisher, known]) => `${publisher} ${[...known].join(', ')}`).join(' · ')
}
