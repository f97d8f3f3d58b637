/** The ranges, by standard, of editions as an answer names them: `ISO 717-1:2020, 100–3150 Hz`. */
function byStandard(editions: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const edition of editions) {
    const [standard = edition, range] = edition.split(', ')
    found.set(standard, [...(found.get(standard) ?? []), ...(range === undefined ? [] : [range])])
  }
  return found
}

/** Each standard once, with all its ranges: `ISO 717-1:2020, 100–3150, 50–5000 Hz · ISO 717-2:2020, 100–3150 Hz`. */
export function editionsText(editions: readonly string[]): string {
  return [...byStandard(editions)]
    .map(([standard, ranges]) => {
      const unit = / Hz$/
      const numbers = ranges.map((range) => range.replace(unit, ''))
      return [standard, ...numbers].join(', ') + (ranges.some((range) => unit.test(range)) ? ' Hz' : '')
    })
    .join(' · ')
}

/** The standards alone, each publisher once: `ISO 717-1:2020, 717-2:2020`. */
export function standardsText(editions: readonly string[]): string {
  const numbers = new Map<string, string[]>()
  for (const standard of byStandard(editions).keys()) {
    const [publisher = '', ...rest] = standard.split(' ')
    numbers.set(publisher, [...(numbers.get(publisher) ?? []), rest.join(' ')])
  }
  return [...numbers].map(([publisher, known]) => `${publisher} ${known.join(', ')}`).join(' · ')
}
