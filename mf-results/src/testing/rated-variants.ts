import { setProperty, template, toWire } from '@soundleaf/construction'
import { calculationFromWire } from '@soundleaf/contracts'
import { answerWith } from '@soundleaf/contracts/samples'
import type { RatedVariant } from '../variants/use-variants'

let count = 0
const newId = () => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`

export const wall = template('SingleMassiveElementWall', newId)

/** The concrete wall of a thickness and a rating; a copy keeps the ids of its layers. */
export function ratedVariant(number: number, thickness_mm: number, rw: number | null): RatedVariant {
  const [layer] = wall.components
  const made = setProperty({ ...wall, id: newId() }, layer?.id ?? '', 'thickness', thickness_mm)
  if (!made.ok) throw new Error(made.failure.code)
  return {
    id: made.value.id,
    number,
    name: `Wall ${number}`,
    structure: toWire(made.value),
    isOpen: number === 1,
    isAsked: true,
    calculation:
      rw === null
        ? null
        : calculationFromWire(
            answerWith({ rw, c: -2, ctr: -6, airborneFieldEstimation: rw - 3, airborneColor: 'Green' }),
          ),
    failure: null,
  }
}
