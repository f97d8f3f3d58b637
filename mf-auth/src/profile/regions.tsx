import { CheckboxField, chakra, Grid, VisuallyHidden } from '@soundleaf/ui'

const REGIONS = ['Scandinavia', 'UK', 'Southern Europe', 'Western Europe']

/** A choice that is announced and not offered yet. */
export function Regions() {
  return (
    <chakra.fieldset>
      <VisuallyHidden asChild>
        <legend>Regions</legend>
      </VisuallyHidden>
      <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="8px">
        {REGIONS.map((region) => (
          <CheckboxField key={region} label={region} checked={false} disabled onChange={() => undefined} />
        ))}
      </Grid>
    </chakra.fieldset>
  )
}
