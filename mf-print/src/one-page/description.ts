import { componentLetter, nameOf, thickness_mm, type Construction } from '@soundleaf/construction'
import { shortText } from '@soundleaf/reading'

/** The construction in one line: `A Gypsum board 12.5 · B Wooden stud 95 · C Gypsum board 12.5 mm`. */
export function description({ components }: Construction): string {
  const layers = components.map(
    (component, index) =>
      `${componentLetter(index)} ${nameOf(component)} ${shortText(thickness_mm(component))}`,
  )
  return `${layers.join(' · ')} mm`
}
