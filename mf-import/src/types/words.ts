import { ruleText } from '@soundleaf/construction'
import { isBlocking, type ElementType, type Note, type Question, type Review } from '@soundleaf/ifc'
import { fixedIn, formatNumber, numberIn } from '@soundleaf/texts'
import { t } from '../texts'

/** The layers of a type in one line, as the file names them. */
export function layersText({ layers }: ElementType): string {
  return layers
    .map(({ material, thickness_mm }) =>
      thickness_mm === null ? material : `${numberIn('mm', thickness_mm, 1)} ${material}`,
    )
    .join(' · ')
}

/** The sum of the layers; empty where one has none. */
export function thicknessText({ layers }: Pick<ElementType, 'layers'>): string {
  if (layers.length === 0 || layers.some(({ thickness_mm }) => thickness_mm === null)) return ''
  return numberIn(
    'mm',
    layers.reduce((sum, { thickness_mm }) => sum + (thickness_mm ?? 0), 0),
    0,
  )
}

/** The area, and of how many elements it is known where not of all. */
export function areaText({ area_m2, areaCount, count }: ElementType): string {
  if (area_m2 === null) return ''
  const area = fixedIn('m²', area_m2, 1)
  return areaCount === count
    ? area
    : t('types.partArea', { area, known: formatNumber(areaCount), all: formatNumber(count) })
}

export function questionText(question: Question): string {
  return 'material' in question
    ? t(`question.${question.code}`, { material: question.material })
    : t(`question.${question.code}`)
}

export const noteText = (note: Note): string => t(`note.${note}`)

/** Whether a project can be made, and what stands in its way. */
export function stateText({ state, questions, broken }: Review): string {
  if (broken !== null) return ruleText(broken)
  if (state === 'ready') return t('state.ready')
  const blocking = questions.find(isBlocking)
  return blocking === undefined ? t('state.asked', { count: questions.length }) : questionText(blocking)
}
