import { CHECKS } from './checks'
import { type Check, type Comparison, findExample, WORKED_EXAMPLES } from './example'
import { NOT_COVERED } from './not-covered'

/** The section of the report on worked examples: their results, and why the others do not apply. */
export function workedExamplesSection(): string {
  const rows = Object.values(CHECKS)
    .flatMap(Object.entries<Check>)
    .map(([id, check]) => {
      const example = findExample(id)
      const comparisons = check(example)
      const worst = comparisons.reduce((a, b) => (share(b) > share(a) ? b : a))
      const apart = Math.abs(worst.calculated - worst.printed)
      return `| \`${id}\` | ${example.cited_source} | ${comparisons.length} | ${digits(apart)} | ${digits(worst.within)} |`
    })
  return `## Worked examples

Of the ${WORKED_EXAMPLES.length} worked examples of standards and textbooks the engine's models cover ${rows.length}. Each meets every printed
number within its printed digits, or within the tolerance that its source states (\`worked-examples.test.ts\`); shown is the number that comes nearest to its limit.

| example | source | numbers | apart | allowed |
|---|---|---|---|---|
${rows.join('\n')}

The others do not apply:

${Object.entries(NOT_COVERED)
  .map(([id, reason]) => `- \`${id}\`: ${reason}`)
  .join('\n')}
`
}

/** The difference relative to the one that the printed digits allow. */
function share({ calculated, printed, within }: Comparison): number {
  const apart = Math.abs(calculated - printed)
  return within === 0 ? apart : apart / within
}

function digits(value: number): string {
  return value === 0 ? '0' : Number(value.toPrecision(2)).toString()
}
