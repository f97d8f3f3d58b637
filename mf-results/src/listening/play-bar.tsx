import { formatNumber } from '@soundleaf/texts'
import { Box, Button, Flex, Stack } from '@soundleaf/ui'
import { t } from '../texts/listen'
import { LOUDEST_DBA } from './playing/loudness'
import type { Playback, PlaybackState } from './playing/playback'
import { canPlay } from './playing/player'

interface PlayBarProps {
  readonly playback: PlaybackState & Pick<Playback, 'start' | 'stop'>
  /** Of what is heard, were nothing reduced. */
  readonly level_dBA: number
}

/** Begins and ends the sound, and says how loud it is. */
export function PlayBar({ playback, level_dBA }: PlayBarProps) {
  const { phase, loudness, start, stop } = playback
  if (!canPlay())
    return (
      <Box role="note" textStyle="sm">
        {t('listen.noAudio')}
      </Box>
    )
  const isOn = phase === 'making' || phase === 'playing'
  const reduced_db = loudness?.reduced_db ?? null
  return (
    <Stack gap="1">
      <Flex gap="3" align="center">
        <Button variant="solid" flex="none" onClick={() => (isOn ? stop() : void start())}>
          {t(isOn ? 'listen.stop' : 'listen.play')}
        </Button>
        <Box role="status" textStyle="sm">
          {phase === 'making' && t('listen.making')}
          {phase === 'playing' &&
            (reduced_db === null
              ? t('listen.playing')
              : t('listen.atEar', { level: formatNumber(level_dBA - reduced_db, 0) }))}
        </Box>
      </Flex>
      {phase === 'failed' && (
        <Box role="alert" textStyle="sm" color="fg.error">
          {t('listen.failed')}
        </Box>
      )}
      {reduced_db !== null && reduced_db >= LEAST_TOLD_DB && (
        <Box textStyle="xs">
          {t('listen.reduced', { reduction: formatNumber(reduced_db, 0), limit: String(LOUDEST_DBA) })}
        </Box>
      )}
    </Stack>
  )
}

/** Less than this is heard by nobody. */
const LEAST_TOLD_DB = 0.5
