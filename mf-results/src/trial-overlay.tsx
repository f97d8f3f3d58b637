import { Box, Button, chakra, Text } from '@soundleaf/ui'
import { t } from './texts'

interface TrialOverlayProps {
  readonly pricing: string
  /** Where the card stands: over the values, not over the fields that a person fills in. */
  readonly top: string
}

/** Lies over every value of a trial. The veil lets clicks through, so that fields still work. */
export function TrialOverlay({ pricing, top }: TrialOverlayProps) {
  return (
    <Box position="absolute" inset="0" zIndex="1" pointerEvents="none" role="note">
      <Box position="absolute" inset="0" bg="bg" opacity=".45" aria-hidden />
      <Box
        position="absolute"
        top={top}
        left="50%"
        transform="translateX(-50%)"
        width="320px"
        maxWidth="calc(100% - 40px)"
        padding="5"
        bg="bg.panel"
        borderRadius="l3"
        boxShadow="above"
        textAlign="center"
        pointerEvents="auto"
      >
        <Text textStyle="lg" fontWeight="semibold">
          {t('trial.title')}
        </Text>
        <Text textStyle="sm" color="fg.muted" marginBottom="3">
          {t('trial.text')}
        </Text>
        <Button variant="solid" asChild>
          <chakra.a href={pricing} target="_blank" rel="noreferrer">
            {t('licence.upgrade')}
          </chakra.a>
        </Button>
      </Box>
    </Box>
  )
}
