import { formatDateAndClock } from '@soundleaf/texts'
import { Box, Button, Flex } from '@soundleaf/ui'
import { useState } from 'react'
import { t } from '../texts/listen'
import { CalibrationPanel } from './calibration-panel'
import { BY_EAR_UNCERTAINTY_DB, type Calibration } from './playing/calibration'
import { canPlay } from './playing/player'

interface CalibrationLineProps {
  readonly calibration: Calibration | null
  /** What else is played has to stop before the reference is. */
  readonly onOpen: () => void
  readonly onChange: (calibration: Calibration | null) => void
}

/** Whether loudness is true here, and the way to make it so. */
export function CalibrationLine({ calibration, onOpen, onChange }: CalibrationLineProps) {
  const [isOpen, setOpen] = useState(false)
  function change(next: Calibration | null): void {
    onChange(next)
    setOpen(false)
  }
  return (
    <Box>
      <Flex gap="3" align="center" justify="space-between" textStyle="xs">
        <Box>{statusText(calibration)}</Box>
        {canPlay() && (
          <Button
            size="sm"
            flex="none"
            aria-expanded={isOpen}
            onClick={() => {
              onOpen()
              setOpen(!isOpen)
            }}
          >
            {t(isOpen ? 'listen.close' : calibration === null ? 'listen.calibrate' : 'listen.calibrateAgain')}
          </Button>
        )}
      </Flex>
      {isOpen && <CalibrationPanel calibration={calibration} onChange={change} />}
    </Box>
  )
}

function statusText(calibration: Calibration | null): string {
  if (calibration === null) return t('listen.notCalibrated')
  const when = formatDateAndClock(new Date(calibration.madeAt))
  return calibration.method === 'meter'
    ? t('listen.calibrated.meter', { when })
    : t('listen.calibrated.ear', { when, uncertainty: String(BY_EAR_UNCERTAINTY_DB) })
}
