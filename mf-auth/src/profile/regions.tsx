import { CheckboxField, chakra, Grid, VisuallyHidden } from '@soundleaf/ui'
import { t } from '../texts'

const REGIONS = ['scandinavia', 'uk', 'southernEurope', 'westernEurope'] as const

/** A choice that is announced and not offered yet. */
export function Regions() {
  return (
    <chakra.fieldset>
      <VisuallyHidden asChild>
        <legend>{t('profile.regions')}</legend>
      </VisuallyHidden>
      <Grid templateColumns={{ base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' }} gap="2">
        {REGIONS.map((region) => (
          <CheckboxField
            key={region}
            label={t(`region.${region}`)}
            checked={false}
            disabled
            onChange={() => undefined}
          />
        ))}
      </Grid>
    </chakra.fieldset>
  )
}
