import type { EvaluationKind } from '@soundleaf/contracts'
import { formatQuantity } from '@soundleaf/texts'
import { Box, Button, CheckboxField, Flex, saveFile, Stack } from '@soundleaf/ui'
import { useState } from 'react'
import { fileName } from '../export/file-name'
import { t } from '../texts/listen'
import { CalibrationLine } from './calibration-line'
import { LevelTable } from './level-table'
import type { Other } from './others'
import { PlaceCards } from './place-cards'
import { placesOf, type Building, type Place } from './places'
import { PlayBar } from './play-bar'
import type { Calibration, CalibrationMemory } from './playing/calibration'
import { usePlayback } from './playing/use-playback'
import { played, waveFile } from './playing/wave-file'
import { REFERENCE_ROOM, STANDARD_REVERBERATION_S, type Insulation, type RoomSize } from './scene'
import { SoundFields, type Choices } from './sound-fields'
import { weightedLevel } from './sound/levels'
import { render } from './sound/render'
import {
  AIRBORNE_SOURCES,
  IMPACT_SOURCES,
  kindOf,
  soundOf,
  USUAL_LEVELS_DB,
  type SourceName,
} from './sources/sources'

export interface ListeningProps {
  /** Of what is heard: a saved sound is called after it. */
  readonly name: string
  /** The room in which is listened. */
  readonly size: RoomSize
  readonly kinds: readonly EvaluationKind[]
  /** What it is compared with. */
  readonly others: readonly Other[]
  /** Whether the project has variants that are not among them. */
  readonly areMoreVariants: boolean
  readonly own: Insulation
  /** What it is part of in the project; null where nothing is entered, or nothing is known yet. */
  readonly building: Building | null
  /** It is heard from outside, not from another room. */
  readonly isOutside: boolean
  /** What the building lacks to be heard; null where it is there or not asked for. */
  readonly missing: 'listen.noRooms' | 'listen.noBuilding' | null
  readonly memory: CalibrationMemory
}

/** By how much the receiving room may be amplified, where most would hear nothing of it, dB. */
const AMPLIFIED_DB = 20

const FIRST: Choices = {
  source: 'speech',
  level_dBA: USUAL_LEVELS_DB.speech,
  reverberationTime_s: STANDARD_REVERBERATION_S,
  background_dBA: 25,
}

/** A sound in the source room, through the construction and what it is compared with, one press apart. */
export function Listening(props: ListeningProps) {
  const { name, size, kinds, others, own, building, isOutside, missing, memory, areMoreVariants } = props
  const [choices, choose] = useState(FIRST)
  const [wished, wish] = useState('own')
  const [isAmplified, setAmplified] = useState(false)
  const [calibration, setCalibration] = useState(memory.read)
  const [isUnsaved, setUnsaved] = useState(false)
  const { level_dBA, reverberationTime_s, background_dBA } = choices
  const sources = sourcesOf(kinds, building)
  // What is heard no more, as footsteps of what has become a wall, gives way to the first.
  const source = sources.includes(choices.source) ? choices.source : FIRST.source
  const room = { ...size, reverberationTime_s }
  const places = placesOf({ source, level_dBA, room, own, building, isOutside, others })
  const heard = ['own', wished].reduce<Place | undefined>(
    (found, wanted) => places.find(({ id }) => id === wanted) ?? found,
    places[0],
  )
  const gainOf = ({ isReceiving }: Place) => (isAmplified && isReceiving ? AMPLIFIED_DB : 0)
  const playback = usePlayback({
    sounds: places.map((place) => ({
      id: place.id,
      source,
      levels_db: place.levels_db.map((level) => level + gainOf(place)),
      reverberationTime_s,
    })),
    heard: heard?.id ?? '',
    fullScale_db: calibration?.fullScale_db ?? null,
  })

  function change(part: Partial<Choices>): void {
    const kind = part.source && kindOf(part.source)
    const level = kind?.of === 'airborne' ? { level_dBA: USUAL_LEVELS_DB[kind.source] } : {}
    choose({ ...choices, ...level, ...part })
  }

  async function save(place: Place): Promise<void> {
    try {
      const sound = await played(render(soundOf(source), place.levels_db, reverberationTime_s))
      saveFile(fileName([name, t(`listen.sound.${source}`), place.name], 'wav'), waveFile(sound))
      setUnsaved(false)
    } catch {
      setUnsaved(true)
    }
  }

  function calibrate(next: Calibration | null): void {
    memory.keep(next)
    setCalibration(next)
  }

  if (heard === undefined) return null
  return (
    <Stack gap="4" paddingX="5" paddingY="3.5">
      <SoundFields {...{ sources, isOutside }} choices={{ ...choices, source }} onChange={change} />
      <PlaceCards places={places} chosen={heard.id} background_dBA={background_dBA} onChoose={wish} />
      <PlayBar playback={playback} level_dBA={weightedLevel(heard.levels_db) + gainOf(heard)} />
      <CheckboxField
        label={t('listen.amplify', { gain: String(AMPLIFIED_DB) })}
        checked={isAmplified}
        onChange={setAmplified}
      />
      <CalibrationLine calibration={calibration} onOpen={playback.stop} onChange={calibrate} />
      <Stack gap="1" textStyle="xs" color="fg.muted">
        <Box>{t('listen.limits')}</Box>
        {source === 'walking' && <Box>{t('listen.walking')}</Box>}
        <Box>
          {t(size === REFERENCE_ROOM ? 'listen.noRoom' : 'listen.room', {
            area: formatQuantity(size.separatingArea_m2, 'm²', 1),
            volume: formatQuantity(size.volume_m3, 'm³', size === REFERENCE_ROOM ? 2 : 1),
          })}
        </Box>
        {missing !== null && <Box>{t(missing)}</Box>}
        {areMoreVariants && <Box>{t('listen.someVariants')}</Box>}
        {places.some(({ hasGaps }) => hasGaps) && <Box>{t('listen.gaps')}</Box>}
      </Stack>
      <LevelTable places={places} />
      <Flex gap="3" align="center" textStyle="xs" color="fg.muted">
        <Button size="sm" flex="none" onClick={() => void save(heard)}>
          {t('listen.save')}
        </Button>
        {t('listen.saveNote')}
      </Flex>
      {isUnsaved && (
        <Box role="alert" textStyle="xs" color="fg.error">
          {t('listen.notSaved')}
        </Box>
      )}
    </Stack>
  )
}

/** What can sound: footsteps where there is a floor, rain where there is a roof. */
function sourcesOf(kinds: readonly EvaluationKind[], building: Building | null): readonly SourceName[] {
  const impact = kinds.includes('impact') ? IMPACT_SOURCES : []
  const hasRain = building !== null && building.insulation.rain_db !== null
  return [...AIRBORNE_SOURCES, ...impact, ...(hasRain ? (['rain'] as const) : [])]
}
