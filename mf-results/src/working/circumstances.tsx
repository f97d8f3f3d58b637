import type { Calculation, CharacteristicFrequency } from '@soundleaf/contracts'
import { shortText } from '@soundleaf/results-view'
import { namesOf } from './limits'
import { Terms } from './terms'

interface CircumstancesProps {
  readonly circumstances: NonNullable<Calculation['circumstances']>
  readonly spectra: Calculation['spectra']
  readonly names: ReadonlyMap<string, string>
}

/** What holds for all the numbers: frequencies of the construction, mounting, size, what the uncertainty rests on. */
export function Circumstances({ circumstances, spectra, names }: CircumstancesProps) {
  const { resonances, coincidences, mounting, elementSize_m, notices } = circumstances
  const frequencies = (name: string, found: readonly CharacteristicFrequency[]) =>
    found.map(({ frequency, componentIds }) => ({
      term: `${name} ${Math.round(frequency)} Hz`,
      text: namesOf(componentIds, names),
    }))
  const [width_m, height_m] = elementSize_m
  const basis = (term: string, text: string | null) => (text === null ? [] : [{ term, text }])
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
          ...basis('Uncertainty', spectra.airborne.uncertaintyBasis),
          ...basis('Uncertainty, impact', spectra.impact.uncertaintyBasis),
          ...notices.map(({ text, componentIds }) => ({
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
