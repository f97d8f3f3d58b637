import { formatNumber } from '@soundleaf/texts'
import { Box, Button, Flex } from '@soundleaf/ui'
import type { ReadModel } from '../file/messages'
import { t } from '../texts'

interface ModelFactsProps {
  readonly name: string
  readonly size: number
  readonly model: ReadModel
  readonly onClose: () => void
}

const UNITS = new Map([
  [1, 'mm'],
  [1000, 'm'],
])

const sizeText = (bytes: number): string =>
  bytes < 1e5 ? `${formatNumber(bytes / 1e3, 1)} kB` : `${formatNumber(bytes / 1e6, 1)} MB`

/** What the file is, what wrote it, and what of it could not be read. */
export function ModelFacts({ name, size, model, onClose }: ModelFactsProps) {
  const { units, unreadable, repeated } = model
  const elements = model.types.reduce((sum, { count }) => sum + count, 0)
  /** What it is, how it reads, and whether that is a name. */
  const facts: readonly (readonly [what: string, text: string, isName?: true])[] = [
    [t('facts.building'), model.building, true],
    [t('facts.program'), model.program, true],
    [t('facts.elements'), t('facts.elementsText', { elements, types: model.types.length })],
    [
      t('facts.unit'),
      units.isSaid
        ? (UNITS.get(units.length_mm) ?? t('facts.unitText', { mm: formatNumber(units.length_mm, 2) }))
        : t('facts.noUnit'),
    ],
  ]
  return (
    <Box
      as="section"
      aria-label={t('facts.title')}
      bg="bg"
      borderWidth="1px"
      borderRadius="l3"
      padding="4"
      marginBottom="4"
    >
      <Flex gap="6" wrap="wrap" align="center">
        <Box minWidth="200px" flex="1">
          <Box fontWeight="semibold" overflowWrap="anywhere" htmlTranslate="no">
            {name}
          </Box>
          <Box textStyle="xs" color="fg.muted">
            {t('facts.file', { schema: model.schemaText, size: sizeText(size) })}
          </Box>
        </Box>
        {facts
          .filter(([, text]) => text !== '')
          .map(([what, text, isName]) => (
            <Box key={what} minWidth="120px" maxWidth="240px">
              <Box textStyle="xs" color="fg.muted">
                {what}
              </Box>
              <Box textStyle="sm" overflowWrap="anywhere" htmlTranslate={isName && 'no'}>
                {text}
              </Box>
            </Box>
          ))}
        <Button size="sm" onClick={onClose}>
          {t('facts.another')}
        </Button>
      </Flex>
      {unreadable.length > 0 && (
        <Box as="details" textStyle="sm" color="fg.warning" marginTop="2">
          <summary>{t('facts.unreadable', { count: unreadable.length })}</summary>
          {unreadable.map((line) => `#${line}`).join(', ')}
        </Box>
      )}
      {model.hasGuessedLetters && (
        <Box textStyle="sm" color="fg.warning" marginTop="2">
          {t('facts.guessed')}
        </Box>
      )}
      {repeated.length > 0 && (
        <Box textStyle="sm" color="fg.warning" marginTop="2">
          {t('facts.repeated', { count: repeated.length })}
        </Box>
      )}
    </Box>
  )
}
