import { roomsRequirements, type FieldValues, type RoomsAnswer } from '@soundleaf/contracts'
import { isAsked } from '@soundleaf/results-view'
import { formatNumber, formatQuantity } from '@soundleaf/texts'
import { Box, Flex, Grid, Icon, Skeleton, Stack } from '@soundleaf/ui'
import { t } from '../texts/rooms'
import { VerdictLine } from '../verdict/verdict-line'
import { Quantity } from './quantity'

interface RoomsHeadProps {
  /** Null while it is calculated for the first time. */
  readonly rooms: RoomsAnswer | null
  readonly fieldValues: FieldValues
  readonly isFloor: boolean
}

/** What passes between the rooms, and whether that is enough. */
export function RoomsHead({ rooms, fieldValues, isFloor }: RoomsHeadProps) {
  if (rooms === null)
    return (
      <Stack gap="2" role="status" aria-label={t('rooms.calculating')}>
        <Skeleton height="76px" borderRadius="l1" />
        <Skeleton height="34px" borderRadius="l1" />
      </Stack>
    )
  const { quantities, directRw, simplifiedRw, warnings } = rooms
  const asked = roomsRequirements(rooms, fieldValues, isFloor).filter(isAsked)
  const main = quantities[1]
  return (
    <Stack gap="2.5" as="section" aria-label={t('rooms.result')}>
      <Grid templateColumns="1fr 1fr" gap="3">
        {quantities.map((quantity) => (
          <Quantity key={quantity.notation} {...quantity} />
        ))}
      </Grid>
      {asked.map((one) => (
        <VerdictLine
          key={one.kind}
          asked={one}
          source={fieldValues.requirementSource?.[one.kind] ?? t('rooms.between')}
        />
      ))}
      <Box textStyle="xs" color="fg.muted">
        {t('rooms.direct', {
          direct: formatNumber(directRw, 0),
          lost: formatNumber(Math.max(directRw - (main?.value ?? directRw), 0), 0),
          simplified: formatNumber(simplifiedRw, 0),
        })}
      </Box>
      {warnings.map((warning) => (
        <Flex key={warning} gap="1.5" align="start" textStyle="xs">
          <Icon name="info" size={14} flex="none" marginTop="1px" />
          {warningText(warning)}
        </Flex>
      ))}
    </Stack>
  )
}

/** What the models were checked for, as the server judges it: m² and m³. */
function warningText(warning: RoomsAnswer['warnings'][number]): string {
  switch (warning) {
    case 'RoomOutsideRange':
      return t('rooms.warning.RoomOutsideRange', {
        least: formatQuantity(10, 'm³'),
        most: formatQuantity(200, 'm³'),
      })
    case 'AreaOutsideRange':
      return t('rooms.warning.AreaOutsideRange', {
        least: formatQuantity(2, 'm²'),
        most: formatQuantity(50, 'm²'),
      })
    default:
      return t(`rooms.warning.${warning}`)
  }
}
