import type { CharacteristicFrequency, Explanation } from '@soundleaf/contracts'
import { shortText } from '@soundleaf/results-view'
import { namesOf } from './limits'
import { Terms } from './terms'

interface CircumstancesProps {
  readonly explanation: Explanation
  readonly names: ReadonlyMap<string, string>
}

/** What holds for all the numbers: frequencies of the construction, mounting, size, what the uncertainty rests on. */
export function Circumstances({ explanation, names }: CircumstancesProps) {
  const {
    resonances,
    coincidences,
    mounting,
    elementSize,
    airborneUncertaintyBasis,
    impactUncertaintyBasis,
  } = explanation
  const frequencies = (name: string, found: readonly CharacteristicFrequency[]) =>
    found.map(({ frequency, componentIds }) => ({
      term: `${name} ${Math.round(frequency)} Hz`,
      text: namesOf(componentIds, names),
    }))
  const [width_m, height_m] = elementSize
  return (
    <>
      <Terms
        title="Frequencies of the construction"
        terms={[...frequencies('Resonance', resonances), ...frequencies('Coincidence', coincidences)]}
      />
      <Terms
        title="What it holds for"
        terms={[
          { term: 'Element', text: `${metres(width_m)} × ${metres(height_m)} m` },
          { term: 'Mounting', text: mounting },
          { term: 'Uncertainty', text: airborneUncertaintyBasis },
          ...(impactUncertaintyBasis === null
            ? []
            : [{ term: 'Uncertainty, impact', text: impactUncertaintyBasis }]),
          ...explanation.notices.map(({ text, componentIds }) => ({
            term: 'Notice',
            text: `${text} (${namesOf(componentIds, names)})`,
          })),
        ]}
      />
    </>
  )
}

/** Two decimals where they say something: 3.66, 5. */
function metres(value_m: number): string {
  return Number.isInteger(value_m) ? shortText(value_m) : value_m.toFixed(2)
}
