import { formatQuantity } from '@soundleaf/texts'
import { Box, Button, Flex, SelectField, Stack } from '@soundleaf/ui'
import { useState } from 'react'
import { t } from '../texts/listen'
import { ListenNumber } from './listen-number'
import {
  calibrationBy,
  CALIBRATION_METHODS,
  CALIBRATION_SOUNDS,
  METER_RANGE_DBA,
  TALKER_DBA,
  type Calibration,
  type CalibrationMethod,
} from './playing/calibration'
import { usePlayback } from './playing/use-playback'
import { STANDARD_REVERBERATION_S } from './scene'
import { levelsAt } from './sources/sources'

interface CalibrationPanelProps {
  readonly calibration: Calibration | null
  readonly onChange: (calibration: Calibration | null) => void
}

/** A reference sound at a stated level, and the word of the person or of a meter that it is so loud. */
export function CalibrationPanel({ calibration, onChange }: CalibrationPanelProps) {
  const [method, setMethod] = useState<CalibrationMethod>('ear')
  const [reading_dBA, setReading] = useState<number>(TALKER_DBA)
  const { phase, start, stop } = usePlayback(referenceOf(method))
  const isOn = phase === 'making' || phase === 'playing'
  return (
    <Stack
      as="section"
      aria-label={t('listen.calibration')}
      gap="3"
      marginTop="2"
      padding="3"
      borderWidth="1px"
      borderRadius="l1"
    >
      <SelectField
        label={t('listen.method')}
        value={method}
        choices={CALIBRATION_METHODS.map((value) => ({ value, label: t(`listen.method.${value}`) }))}
        onChange={(chosen) => {
          stop()
          setMethod(chosen)
        }}
      />
      <Box textStyle="xs">
        {method === 'ear'
          ? t('listen.ear', { level: String(TALKER_DBA), distance: formatQuantity(1, 'm') })
          : t('listen.meter')}
      </Box>
      {method === 'meter' && (
        <ListenNumber
          label={t('listen.reading')}
          value={reading_dBA}
          range={METER_RANGE_DBA}
          decimals={0}
          onEnter={setReading}
        />
      )}
      {phase === 'failed' && (
        <Box role="alert" textStyle="xs" color="fg.error">
          {t('listen.failed')}
        </Box>
      )}
      <Flex gap="2" wrap="wrap">
        <Button size="sm" onClick={() => (isOn ? stop() : void start())}>
          {isOn ? t('listen.stop') : t(`listen.reference.${method}`)}
        </Button>
        <Button
          size="sm"
          variant="solid"
          onClick={() =>
            onChange(calibrationBy(method, method === 'ear' ? TALKER_DBA : reading_dBA, new Date()))
          }
        >
          {t(`listen.done.${method}`)}
        </Button>
        {calibration !== null && (
          <Button size="sm" variant="ghost" onClick={() => onChange(null)}>
            {t('listen.forget')}
          </Button>
        )}
      </Flex>
    </Stack>
  )
}

/** The reference, at the same share of full scale on every device. */
function referenceOf(method: CalibrationMethod) {
  const { source, below_db } = CALIBRATION_SOUNDS[method]
  const sound = {
    id: method,
    source,
    levels_db: levelsAt(source, TALKER_DBA),
    reverberationTime_s: STANDARD_REVERBERATION_S,
  }
  return { sounds: [sound], heard: method, fullScale_db: TALKER_DBA + below_db }
}
