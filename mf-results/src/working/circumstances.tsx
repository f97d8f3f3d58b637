import type { Calculation, CharacteristicFrequency, Message } from '@soundleaf/contracts'
import { messageText } from '@soundleaf/messages/calculation'
import { shortText } from '@soundleaf/results-view'
import { namesOf } from './limits'
import { Terms } from './terms'

interface CircumstancesProps {
  readonly circumstances: NonNullable<Calculation['circumstances']>
  readonly spectra: Calculation['spectra']
  readonly notices: Calculation['notices']
  readonly names: ReadonlyMap<string, string>
}

/** What holds for all the numbers: frequencies of the construction, mounting, size, what the uncertainty rests on. */
export function Circumstances({ circumstances, spectra, notices, names }: CircumstancesProps) {
  const { resonances, coincidences, mounting, elementSize_m } = circumstances
  const concerned = notices.filter(({ componentIds }) => componentIds.length > 0)
  const frequencies = (name: string, found: readonly CharacteristicFrequency[]) =>
    found.map(({ frequency, componentIds }) => ({
      term: `${name} ${Math.round(frequency)} Hz`,
      text: namesOf(componentIds, names),
    }))
  const [width_m, height_m] = elementSize_m
  const basis = (term: string, message: Message | null) =>
    message === null ? [] : [{ term, text: messageText(message) }]
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
          { term: 'Mounting', text: messageText(mounting) },
          ...basis('Uncertainty', spectra.airborne.uncertaintyBasis),
          ...basis('Uncertainty, impact', spectra.impact.uncertaintyBasis),
          ...concerned.map((notice) => ({
            term: 'Notice',
            text: `${messageText(notice)} (${namesOf(notice.componentIds, names)})`,
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
