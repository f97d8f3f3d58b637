import { formatQuantity } from '@soundleaf/texts'
import { Grid, SelectField, Stack } from '@soundleaf/ui'
import { t } from '../texts/listen'
import { ListenNumber } from './listen-number'
import { kindOf, type SourceName } from './sources/sources'

/** What is entered about the listening. */
export interface Choices {
  readonly source: SourceName
  /** Of an airborne source. */
  readonly level_dBA: number
  readonly reverberationTime_s: number
  readonly background_dBA: number
}

interface SoundFieldsProps {
  readonly sources: readonly SourceName[]
  readonly isOutside: boolean
  readonly choices: Choices
  readonly onChange: (part: Partial<Choices>) => void
}

const LEVELS_DBA = { min: 30, max: 110 } as const
const REVERBERATION_S = { min: 0.2, max: 5 } as const
const BACKGROUND_DBA = { min: 0, max: 60 } as const

/** Which sound, how loud, and in what room. */
export function SoundFields({ sources, isOutside, choices, onChange }: SoundFieldsProps) {
  const { source, level_dBA, reverberationTime_s, background_dBA } = choices
  return (
    <Stack gap="2">
      <SelectField<SourceName>
        label={t('listen.sound')}
        value={source}
        choices={sources.map((value) => ({ value, label: t(`listen.sound.${value}`) }))}
        onChange={(chosen) => onChange({ source: chosen })}
      />
      <Grid templateColumns="repeat(auto-fit, minmax(120px, 1fr))" columnGap="3" rowGap="2" alignItems="end">
        {kindOf(source).of === 'airborne' && (
          <ListenNumber
            // What was typed of another source says nothing of this one.
            key={source}
            label={
              isOutside ? t('listen.levelOutside', { distance: formatQuantity(2, 'm') }) : t('listen.level')
            }
            value={level_dBA}
            range={LEVELS_DBA}
            decimals={0}
            onEnter={(level) => onChange({ level_dBA: level })}
          />
        )}
        <ListenNumber
          label={t('listen.reverberation')}
          value={reverberationTime_s}
          range={REVERBERATION_S}
          decimals={2}
          onEnter={(time) => onChange({ reverberationTime_s: time })}
        />
        <ListenNumber
          label={t('listen.background')}
          value={background_dBA}
          range={BACKGROUND_DBA}
          decimals={0}
          onEnter={(level) => onChange({ background_dBA: level })}
        />
      </Grid>
    </Stack>
  )
}
