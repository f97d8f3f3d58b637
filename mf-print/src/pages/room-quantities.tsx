import type { RoomQuantity } from '@soundleaf/contracts'
import { uncertaintyText } from '@soundleaf/results-view'
import { formatNumber, formatSigned } from '@soundleaf/texts'
import { Box, Flex, Sub, Unit } from '@soundleaf/ui'
import { Cell, Head, Table } from '../sheet/report-table'
import { t } from '../texts'

/** Quantities of the rooms with their uncertainties and adaptation terms. */
export function RoomQuantities({ quantities }: { readonly quantities: readonly RoomQuantity[] }) {
  return (
    <Table>
      <thead>
        <tr>
          <Head scope="col">{t('field.quantity')}</Head>
          <Head scope="col" data-number width="90px">
            {t('field.expected')} <Unit>dB</Unit>
          </Head>
          <Head scope="col" data-number width="100px">
            {t('field.uncertainty')}
          </Head>
          <Head scope="col" ps="6" width="330px">
            {t('rooms.terms')}
          </Head>
        </tr>
      </thead>
      <tbody>
        {quantities.map(({ notation, value, uncertainty, terms }) => (
          <tr key={notation}>
            <Cell>
              <Sub>{notation}</Sub>
            </Cell>
            <Cell data-number fontWeight="semibold">
              {formatNumber(value, 0)}
            </Cell>
            <Cell data-number>{uncertaintyText(uncertainty)}</Cell>
            <Cell ps="6" fontSize="11px">
              <Flex wrap="wrap" columnGap="3">
                {terms.map((term) => (
                  <Box as="span" key={term.notation} whiteSpace="nowrap">
                    <Sub>{term.notation}</Sub> {formatSigned(term.value, 0)}
                  </Box>
                ))}
              </Flex>
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
