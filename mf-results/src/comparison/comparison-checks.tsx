import type { EvaluationKind } from '@soundleaf/contracts'
import type { ComparisonSlots } from '@soundleaf/results-view'
import { Box, CheckboxField, Flex, VisuallyHidden } from '@soundleaf/ui'
import { t } from '../texts'

interface ComparisonChecksProps {
  /** Which chart the boxes belong to, for those who only hear them. */
  readonly kind: EvaluationKind
  readonly slots: ComparisonSlots
  /** There is a curve to keep. */
  readonly canKeep: boolean
  readonly onKeep: (slot: 0 | 1) => void
  readonly onClear: (slot: 0 | 1) => void
}

/** How the curves are drawn that are compared with. */
export const SWATCHES = [
  { border: '1.5px dashed var(--c-ref-1)', colour: 'var(--c-ref-1)' },
  { border: '1.5px dotted var(--c-ref-2)', colour: 'var(--c-ref-2)' },
] as const

/** Two boxes beside a chart: checking one keeps the current curve to compare with, unchecking clears it. */
export function ComparisonChecks({ kind, slots, canKeep, onKeep, onClear }: ComparisonChecksProps) {
  return (
    <Flex gap="3.5" minWidth="0" justify="end">
      {([0, 1] as const).map((slot) => {
        const curve = slots[slot]
        return (
          <CheckboxField
            key={slot}
            checked={curve !== null}
            disabled={curve === null && !canKeep}
            onChange={(checked) => (checked ? onKeep(slot) : onClear(slot))}
            label={
              <Flex as="span" align="center" gap="1.5" textStyle="xs" maxWidth="120px">
                {curve !== null && (
                  <Box as="span" width="22px" flex="none" borderTop={SWATCHES[slot].border} aria-hidden />
                )}
                <Box as="bdi" truncate {...(curve === null ? {} : { title: curve.name })}>
                  {curve === null ? t('compare.check', { number: String(slot + 1) }) : curve.name}
                </Box>
                <VisuallyHidden>{t(`compare.${kind}`, { number: String(slot + 1) })}</VisuallyHidden>
              </Flex>
            }
          />
        )
      })}
    </Flex>
  )
}
