import type { Calculation, CharacteristicFrequency, Message } from '@soundleaf/contracts'
import { messageText } from '@soundleaf/messages/calculation'
import { fixedIn, formatNumber, numberIn, unitName, withUnit } from '@soundleaf/texts'
import { t } from '../texts'
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
  const frequencies = (kind: 'resonance' | 'coincidence', found: readonly CharacteristicFrequency[]) =>
    found.map(({ frequency, componentIds }) => ({
      term: t(`working.${kind}`, { frequency: formatNumber(frequency) }),
      text: namesOf(componentIds, names),
    }))
  const [width_m, height_m] = elementSize_m
  const basis = (term: string, message: Message | null) =>
    message === null ? [] : [{ term, text: messageText(message) }]
  return (
    <>
      <Terms
        title={t('working.frequencies')}
        terms={[...frequencies('resonance', resonances), ...frequencies('coincidence', coincidences)]}
      />
      <Terms
        title={t('working.validity')}
        terms={[
          {
            term: t('working.element'),
            text: withUnit(`${metres(width_m)} × ${metres(height_m)}`, unitName('m')),
          },
          { term: t('working.mounting'), text: messageText(mounting) },
          ...basis(t('working.uncertainty'), spectra.airborne.uncertaintyBasis),
          ...basis(t('working.impactUncertainty'), spectra.impact.uncertaintyBasis),
          ...concerned.map((notice) => ({
            term: t('working.notice'),
            text: t('working.noticeOf', {
              notice: messageText(notice),
              components: namesOf(notice.componentIds, names),
            }),
          })),
        ]}
      />
    </>
  )
}

/** Two decimals where they say something: 3.66, 5. */
function metres(value_m: number): string {
  return Number.isInteger(value_m) ? numberIn('m', value_m) : fixedIn('m', value_m, 2)
}
