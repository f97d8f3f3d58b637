import type { Calculation, EvaluationKind, FieldValues } from '@soundleaf/contracts'
import { Box, Button } from '@soundleaf/ui'
import { useState } from 'react'
import { Listening } from '../listening/listening'
import { pageMemory } from '../listening/playing/calibration'
import { roomOf } from '../listening/scene'
import { t } from '../texts'

interface ListenSectionProps {
  readonly calculation: Calculation
  readonly kinds: readonly EvaluationKind[]
  readonly fieldValues: Partial<FieldValues>
}

/** In somebody else's page nothing of ours is kept. */
const memory = pageMemory()

/** The way to listening, where the page wants it: nothing sounds before it is opened and played. */
export default function ListenSection({ calculation, kinds, fieldValues }: ListenSectionProps) {
  const [isOpen, setOpen] = useState(false)
  const { airborne, impact } = calculation.spectra
  const { separatingArea = 0, volume = 0 } = fieldValues
  // Random values are nobody's to hear.
  if (calculation.isRandom || airborne.values_db === null) return null
  return (
    <Box as="section" aria-label={t('drawer.listen')}>
      <Box paddingX="5" paddingTop="3">
        <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'embed.closeListening' : 'drawer.listen')}
        </Button>
      </Box>
      {isOpen && (
        <Listening
          name={t('embed.name')}
          size={roomOf({ fieldValues: { separatingArea, volume } })}
          kinds={kinds}
          own={{ reduction_db: airborne.values_db, impact_db: impact.values_db, rain_db: null }}
          building={null}
          others={[]}
          areMoreVariants={false}
          isOutside={false}
          missing={null}
          memory={memory}
        />
      )}
    </Box>
  )
}
