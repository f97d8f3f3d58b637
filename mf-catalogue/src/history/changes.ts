import type { OwnProductContent } from '@soundleaf/contracts'
import { rawProductOf, unitOfField } from '@soundleaf/products'
import { formatQuantity } from '@soundleaf/texts'
import { propertyLabel } from '../form/property-label'
import { t } from '../texts'

export interface Change {
  readonly label: string
  readonly from: string
  readonly to: string
}

/** What differs between two versions, field by field, in the order of a catalogue file. */
export function changesBetween(before: OwnProductContent, after: OwnProductContent): Change[] {
  const [one, other] = [rawProductOf(before).cells, rawProductOf(after).cells]
  return [...new Set([...one.keys(), ...other.keys()])].flatMap((field) => {
    const [from, to] = [one.get(field)?.text, other.get(field)?.text]
    if (from === to) return []
    return [{ label: propertyLabel(field), from: shown(from, field), to: shown(to, field) }]
  })
}

function shown(text: string | undefined, field: string): string {
  if (text === undefined) return t('history.none')
  const unit = unitOfField(field)
  if (unit === '') return text
  const number = Number(text)
  return Number.isNaN(number) ? text : formatQuantity(number, unit)
}
