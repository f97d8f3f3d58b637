import { Box, Button, Flex, Grid, TextField } from '@soundleaf/ui'
import { useRef, useState } from 'react'
import { LOGO_KINDS, LOGO_REFUSED, readLogo } from './read-logo'
import { LONGEST_DETAIL, type SheetDetails } from './sheet-details'

interface DetailsFormProps {
  readonly details: SheetDetails
  readonly onChange: (details: SheetDetails) => void
}

const FIELDS = [
  { name: 'company', label: 'Company' },
  { name: 'client', label: 'Client' },
  { name: 'reportNumber', label: 'Report number' },
] as const

/** Above the sheet on the screen: what only the person knows. Not on paper. */
export function DetailsForm({ details, onChange }: DetailsFormProps) {
  const [refusal, setRefusal] = useState('')
  const picker = useRef<HTMLInputElement>(null)

  async function choose(file: File | undefined): Promise<void> {
    if (file === undefined) return
    const logo = await readLogo(file)
    setRefusal(logo === null ? LOGO_REFUSED : '')
    if (logo !== null) onChange({ ...details, logo })
  }

  return (
    <Box
      as="form"
      aria-label="Details of the sheet"
      maxWidth="794px"
      marginX="auto"
      marginTop="6"
      padding="4"
      bg="bg"
      borderRadius="l3"
      _print={{ display: 'none' }}
    >
      <Grid templateColumns={{ base: '1fr', sm: 'repeat(3, 1fr)' }} gap="3">
        {FIELDS.map(({ name, label }) => (
          <TextField
            key={name}
            label={label}
            value={details[name]}
            maxLength={LONGEST_DETAIL}
            onChange={(text) => onChange({ ...details, [name]: text })}
          />
        ))}
      </Grid>
      <Flex align="center" gap="2" marginTop="3" wrap="wrap">
        <input
          ref={picker}
          type="file"
          accept={LOGO_KINDS}
          aria-label="Logo"
          hidden
          onChange={(event) => {
            void choose(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        <Button size="sm" onClick={() => picker.current?.click()}>
          {details.logo === '' ? 'Choose a logo' : 'Choose another logo'}
        </Button>
        {details.logo !== '' && (
          <Button size="sm" variant="ghost" onClick={() => onChange({ ...details, logo: '' })}>
            Remove the logo
          </Button>
        )}
        <Box role="status" textStyle="xs" color="fg.error">
          {refusal}
        </Box>
      </Flex>
    </Box>
  )
}
