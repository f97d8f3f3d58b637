import type { SweepPoint } from '@soundleaf/contracts'
import { fixedIn, formatNumber, formatPlain, formatSigned, numberIn, unitName } from '@soundleaf/texts'
import { Box, Button, chakra, Icon, Sub } from '@soundleaf/ui'
import { t } from '../texts/sweep'
import { marginOf, type SweptRating } from './swept-ratings'

interface SweepTableProps {
  readonly points: readonly SweepPoint[]
  readonly rating: SweptRating
  /** 0 where nothing is required. */
  readonly required: number
  readonly property: string
  /** What a value is called. */
  readonly nameOf: (point: SweepPoint) => string
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
  const { points, rating, required, property, nameOf, now, chosen, onChoose } = props
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
            {required > 0 && (
              <Head scope="col">{t('sweep.toRequired', { number: formatPlain(required) })}</Head>
            )}
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
                    {nameOf(point)}
                  </Button>
                </chakra.th>
                {number === null ? (
                  <Cell colSpan={required > 0 ? 5 : 4} textAlign="start" color="fg.error">
                    {validation.message}
                  </Cell>
                ) : (
                  <>
                    <Cell>{formatNumber(number, rating.decimals)}</Cell>
                    {required > 0 && <Margin margin={marginOf(rating, number, required)} rating={rating} />}
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

interface MarginProps {
  readonly margin: number
  readonly rating: SweptRating
}

/** By how much it is better than what is required, marked where it is not: colour never speaks alone. */
function Margin({ margin, rating }: MarginProps) {
  const isMet = margin >= 0
  return (
    <Cell color={isMet ? undefined : 'fg.error'}>
      {!isMet && <Icon name="error" size={12} label={t('sweep.missed')} marginEnd="1" />}
      {formatSigned(margin, rating.decimals)}
    </Cell>
  )
}
