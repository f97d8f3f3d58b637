import { formatNumber } from '@soundleaf/texts'
import { Box, Button, Flex, Icon } from '@soundleaf/ui'
import type { Fault } from '../reading'
import { t } from '../texts'

/** More are counted: a sheet that is no measurement has a fault in every line. */
const MOST_SHOWN = 8

interface FaultListProps {
  readonly faults: readonly Fault[]
  readonly onCorrection: (fault: Fault, correction: string) => void
}

/** What was not understood, with its place, and what was probably meant. */
export function FaultList({ faults, onCorrection }: FaultListProps) {
  if (faults.length === 0) return null
  const more = faults.length - MOST_SHOWN
  return (
    <Box role="alert" textStyle="xs" color="fg.error" display="grid" gap="2">
      {faults.slice(0, MOST_SHOWN).map((fault) => (
        <Flex key={`${fault.line}:${fault.column}`} align="center" gap="2" wrap="wrap">
          <Icon name="error" size={14} />
          <Box as="span" flex="1" minWidth="180px" overflowWrap="anywhere">
            <Box as="b">
              {t('fault.place', { line: formatNumber(fault.line), column: formatNumber(fault.column) })}
            </Box>
            {faultText(fault)}
          </Box>
          <Suggestion fault={fault} onCorrection={onCorrection} />
        </Flex>
      ))}
      {more > 0 && <Box>{t('fault.more', { count: more })}</Box>}
    </Box>
  )
}

/** What was found there is quoted, but not all of a long one. */
const LONGEST_QUOTE = 40

function faultText({ code, text }: Fault): string {
  switch (code) {
    case 'NotANumber':
    case 'BandUnknown':
    case 'BandTwice':
    case 'OutOfRange':
      return t(`fault.${code}`, { text: text.slice(0, LONGEST_QUOTE) })
    case 'ValueMissing':
    case 'BandMissing':
    case 'NoBands':
      return t(`fault.${code}`)
  }
}

function Suggestion({
  fault,
  onCorrection,
}: { readonly fault: Fault } & Pick<FaultListProps, 'onCorrection'>) {
  const { suggestion } = fault
  if (suggestion === null) return null
  return (
    <Button size="sm" onClick={() => onCorrection(fault, suggestion)}>
      {t('fault.readAs', { text: suggestion })}
    </Button>
  )
}
