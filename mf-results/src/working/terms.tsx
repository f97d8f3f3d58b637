import { Box, chakra, Grid, Heading, Sub } from '@soundleaf/ui'
import { Fragment, useId } from 'react'

interface TermsProps {
  readonly title: string
  readonly terms: readonly { readonly term: string; readonly text: string }[]
}

/** A titled list of terms and what is to be said of each; nothing where there is nothing to say. */
export function Terms({ title, terms }: TermsProps) {
  const id = useId()
  if (terms.length === 0) return null
  return (
    <Box marginTop="3" textStyle="xs">
      <Heading as="h4" id={id} textStyle="xs" color="fg.muted" fontWeight="normal" marginBottom="1">
        {title}
      </Heading>
      <Grid as="dl" margin="0" aria-labelledby={id} templateColumns="auto 1fr" columnGap="3" rowGap="1">
        {terms.map(({ term, text }) => (
          <Fragment key={`${term} ${text}`}>
            <chakra.dt whiteSpace="nowrap">
              <Sub>{term}</Sub>
            </chakra.dt>
            <chakra.dd margin="0" color="fg.muted">
              <bdi>{text}</bdi>
            </chakra.dd>
          </Fragment>
        ))}
      </Grid>
    </Box>
  )
}
