import { componentLetter, nameOf, thickness_mm, type Construction } from '@soundleaf/construction'
import { shortText } from '@soundleaf/reading'

/**
 * The construction in one line: `A Gypsum board 12.5 · B Wooden stud 95 · C–D 2 × Gypsum board 12.5 mm`. Neighbours that
 * are alike stand together.
 */
export function description({ components }: Construction): string {
  const runs: { from: string; to: string; count: number; layer: string }[] = []
  components.forEach((component, index) => {
    const letter = componentLetter(index)
    const layer = `${nameOf(component)} ${shortText(thickness_mm(component))}`
    const last = runs.at(-1)
    if (last?.layer === layer) Object.assign(last, { to: letter, count: last.count + 1 })
    else runs.push({ from: letter, to: letter, count: 1, layer })
  })
  const texts = runs.map(({ from, to, count, layer }) =>
    count === 1 ? `${from} ${layer}` : `${from}–${to} ${count} × ${layer}`,
  )
  return `${texts.join(' · ')} mm`
}
