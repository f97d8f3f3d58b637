import {
  componentLetter,
  insulationLabel,
  insulationName,
  isFilled,
  nameOf,
  thickness_mm,
  type Component,
  type Construction,
} from '@soundleaf/construction'
import type { Product } from '@soundleaf/contracts'
import { insideSentence, numberIn, unitName, withUnit } from '@soundleaf/texts'
import { t } from '../texts'

/**
 * The construction in one line: `A Gypsum board 12.5 · B Wooden stud 95 with Stone wool batt 50 · C–D 2 × Gypsum board 12.5 mm`.
 * Equal neighbours are counted together. Where the whole line does not fit, the first layers are named, followed by how
 * many more there are and where they are listed.
 */
export function description(
  { components }: Construction,
  insulations: readonly Product[],
  fits: (text: string) => boolean,
): string {
  const runs: { from: string; to: string; count: number; layer: string }[] = []
  components.forEach((component, index) => {
    const letter = componentLetter(index)
    const layer = layerText(component, insulations)
    const last = runs.at(-1)
    if (last?.layer === layer) Object.assign(last, { to: letter, count: last.count + 1 })
    else runs.push({ from: letter, to: letter, count: 1, layer })
  })
  const texts = runs.map(({ from, to, count, layer }) =>
    count === 1 ? `${from} ${layer}` : `${from}–${to} ${count} × ${layer}`,
  )
  const named = (count: number) => withUnit(texts.slice(0, count).join(' · '), unitName('mm'))
  const shortened = (count: number) => {
    const left = runs.slice(count).reduce((sum, run) => sum + run.count, 0)
    return t('sheet.shortened', { layers: named(count), count: left })
  }
  if (fits(named(texts.length))) return named(texts.length)
  const counts = texts.map((_, count) => count).reverse()
  return shortened(counts.find((count) => count > 0 && fits(shortened(count))) ?? 1)
}

function layerText(component: Component, insulations: readonly Product[]): string {
  const own = `${nameOf(component)} ${numberIn('mm', thickness_mm(component), 1)}`
  if (!('insulation' in component) || !isFilled(component.insulation)) return own
  const { insulation } = component
  const isProduct = insulations.some(({ id }) => id === insulation.productId)
  const name = isProduct
    ? insulationName(insulation, insulations)
    : insideSentence(insulationLabel(insulation))
  const thickness = numberIn('mm', insulation.thickness_mm, 1)
  const fill = name.endsWith(` ${thickness}`) ? name : `${name} ${thickness}`
  return t('sheet.filled', { layer: own, insulation: fill })
}
