import type { BeginSecondFactorAnswer } from '@soundleaf/contracts'
import { Box, Button, chakra, Grid, saveFile, Stack, Text } from '@soundleaf/ui'
import { t } from '../texts'
import { QrCode } from './qr-code'

/** What the app has to read, and the codes that stand in for it. Nothing of it is shown again. */
export function BegunFactor({ begun }: { begun: BeginSecondFactorAnswer }) {
  const { secret, address, recoveryCodes } = begun
  return (
    <Stack gap="4">
      <Text>{t('factor.scan')}</Text>
      <QrCode text={address} label={t('factor.picture')} />
      <Box>
        <Text textStyle="sm" color="fg.muted">
          {t('factor.byHand')}
        </Text>
        <chakra.code htmlTranslate="no" overflowWrap="anywhere">
          {(secret.match(/.{1,4}/g) ?? []).join(' ')}
        </chakra.code>
      </Box>
      <Box as="section" aria-label={t('factor.recovery')}>
        <Text textStyle="sm" marginBottom="8px">
          {t('factor.recoveryNote')}
        </Text>
        <Grid
          as="ul"
          templateColumns="repeat(auto-fill, minmax(min(100%, 256px), 1fr))"
          gap="4px 16px"
          listStyleType="none"
        >
          {recoveryCodes.map((code) => (
            <chakra.li key={code} htmlTranslate="no" fontFamily="mono" textStyle="sm" overflowWrap="anywhere">
              {code}
            </chakra.li>
          ))}
        </Grid>
        <Button size="sm" marginTop="8px" onClick={() => saveCodes(recoveryCodes)}>
          {t('factor.saveCodes')}
        </Button>
      </Box>
    </Stack>
  )
}

function saveCodes(codes: readonly string[]): void {
  saveFile('soundleaf-recovery-codes.txt', new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }))
}
