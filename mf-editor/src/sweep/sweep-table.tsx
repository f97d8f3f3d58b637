import type { SweepPoint } from '@soundleaf/contracts'
import { fixedIn, formatNumber, formatSigned, numberIn, unitName } from '@soundleaf/texts'
import { Box, Button, chakra, Sub } from '@soundleaf/ui'
import { t } from '../texts/sweep'
import type { SweptRating } from './swept-ratings'

interface SweepTableProps {
  readonly points: readonly SweepPoint[]
  readonly rating: SweptRating
  readonly property: string
  /** In which the values are, one of SI. */
  readonly unit: string
  readonly now: number
  readonly chosen: number | null
  readonly onChoose: (value: number) => void
}

const Head = chakra('th', {
  base: {
    fontWeight: 'normal',
    color: 'fg.muted',
    textStyle: 'xs',
    textAlign: 'end',
    position: 'sticky',
    top: '0',
    bg: 'bg.panel',
  },
})
const Cell = chakra('td', { base: { textAlign: 'end', borderTopWidth: '1px' } })

/** Each value with what it gives; the value is a button that chooses it. */
export function SweepTable(props: SweepTableProps) {
  const { points, rating, property, unit, now, chosen, onChoose } = props
  const isNow = points.find(({ value }) => value === now)
  const ofNow = isNow === undefined ? null : rating.valueAt(isNow)
  return (
    <Box maxHeight="220px" overflowY="auto" tabIndex={0} role="region" aria-label={t('sweep.table')}>
      <chakra.table width="full" textStyle="sm">
        <thead>
          <tr>
            <Head scope="col">{property}</Head>
            <Head scope="col">
              <Sub>{rating.notation}</Sub> dB
            </Head>
            <Head scope="col">{t('sweep.toNow')}</Head>
            <Head scope="col">{t('sweep.thickness', { unit: unitName('mm') })}</Head>
            <Head scope="col">{t('sweep.mass', { unit: unitName('kg/m²') })}</Head>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => {
            const number = rating.valueAt(point)
            const { value, totalThickness, surfaceMass, validation } = point
            return (
              <chakra.tr key={value} {...(value === chosen ? { bg: 'accent.subtle' } : {})}>
                <chakra.th scope="row" textAlign="end" borderTopWidth="1px" fontWeight="normal">
                  <Button
                    variant="ghost"
                    size="sm"
                    aria-pressed={value === chosen}
                    onClick={() => onChoose(value)}
                  >
                    {numberIn(unit, value)}
                  </Button>
                </chakra.th>
                {number === null ? (
                  <Cell colSpan={4} textAlign="start" color="fg.error">
                    {validation.message}
                  </Cell>
                ) : (
                  <>
                    <Cell>{formatNumber(number, rating.decimals)}</Cell>
                    <Cell>{ofNow === null ? '' : formatSigned(number - ofNow, rating.decimals)}</Cell>
                    <Cell>{totalThickness === null ? '' : numberIn('mm', totalThickness, 1)}</Cell>
                    <Cell>{surfaceMass === null ? '' : fixedIn('kg/m²', surfaceMass, 1)}</Cell>
                  </>
                )}
              </chakra.tr>
            )
          })}
        </tbody>
      </chakra.table>
    </Box>
  )
}
