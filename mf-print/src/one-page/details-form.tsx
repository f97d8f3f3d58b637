import { Box, Button, Flex, Grid, TextField } from '@soundleaf/ui'
import { useRef, useState } from 'react'
import { formatNumber } from '@soundleaf/texts'
import { t } from '../texts'
import { LARGEST_LOGO_KB, LOGO_KINDS, readLogo } from './read-logo'
import { LONGEST_DETAIL, type SheetDetails } from './sheet-details'

interface DetailsFormProps {
  readonly details: SheetDetails
  readonly onChange: (details: SheetDetails) => void
}

const FIELDS = ['company', 'client', 'reportNumber'] as const

/** The form above the sheet for what only the person knows. Not printed. */
export function DetailsForm({ details, onChange }: DetailsFormProps) {
  const [refusal, setRefusal] = useState('')
  const picker = useRef<HTMLInputElement>(null)

  async function choose(file: File | undefined): Promise<void> {
    if (file === undefined) return
    const logo = await readLogo(file)
    setRefusal(logo === null ? t('details.logoRefused', { limit: formatNumber(LARGEST_LOGO_KB) }) : '')
    if (logo !== null) onChange({ ...details, logo })
  }

  return (
    <Box
      as="form"
      aria-label={t('details.title')}
      maxWidth="794px"
      mx="auto"
      mt="6"
      p="4"
      bg="bg"
      borderRadius="l3"
      _print={{ display: 'none' }}
    >
      <Grid templateColumns={{ base: '1fr', sm: 'repeat(3, 1fr)' }} gap="3">
        {FIELDS.map((name) => (
          <TextField
            key={name}
            label={t(`details.${name}`)}
            value={details[name]}
            maxLength={LONGEST_DETAIL}
            onChange={(text) => onChange({ ...details, [name]: text })}
          />
        ))}
      </Grid>
      <Flex align="center" gap="2" mt="3" wrap="wrap">
        <input
          ref={picker}
          type="file"
          accept={LOGO_KINDS}
          aria-label={t('details.logo')}
          hidden
          onChange={(event) => {
            void choose(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        <Button size="sm" onClick={() => picker.current?.click()}>
          {t(details.logo === '' ? 'details.chooseLogo' : 'details.chooseOther')}
        </Button>
        {details.logo !== '' && (
          <Button size="sm" variant="ghost" onClick={() => onChange({ ...details, logo: '' })}>
            {t('details.removeLogo')}
          </Button>
        )}
        <Box role="status" textStyle="xs" color="fg.error">
          {refusal}
        </Box>
      </Flex>
    </Box>
  )
}
