import type { Calculation } from '@soundleaf/contracts'
import { lowFrequencySum, shortText } from '@soundleaf/results-view'
import { massNumber, numberIn, unitName } from '@soundleaf/texts'
import { Grid, Sub, Unit, chakra } from '@soundleaf/ui'
import { t } from '../texts'

interface Fact {
  readonly label: string
  readonly value: string
  readonly unit: string
}

/** What an engineer asks next: the low frequencies, how thick, how heavy. */
export function facts(calculation: Calculation): readonly Fact[] {
  const { totalThickness_mm, surfaceMass_kgm2 } = calculation
  const sum = lowFrequencySum(calculation)
  const found: Fact[] = []
  if (sum !== null) found.push({ label: sum.notation, value: shortText(sum.value_db), unit: 'dB' })
  if (totalThickness_mm !== null)
    found.push({
      label: t('fact.thickness'),
      value: numberIn('mm', totalThickness_mm, 1),
      unit: unitName('mm'),
    })
  if (surfaceMass_kgm2 !== null)
    found.push({ label: t('fact.mass'), value: massNumber(surfaceMass_kgm2), unit: unitName('kg/m²') })
  return found
}

interface FactsProps {
  readonly calculation: Calculation
  /** Beside two ratings there is room for the numbers alone. */
  readonly unlabelled?: boolean
}

export function Facts({ calculation, unlabelled = false }: FactsProps) {
  const shown = unlabelled ? facts(calculation).filter(({ unit }) => unit !== 'dB') : facts(calculation)
  return (
    <Grid
      as="dl"
      margin="0"
      templateColumns="auto auto auto"
      columnGap="1.5"
      rowGap="0.5"
      fontSize="xs"
      lineHeight="18px"
      alignContent="end"
    >
      {shown.map(({ label, value, unit }) => (
        <chakra.div key={label} display="contents">
          <chakra.dt color="fg.muted" marginRight="2.5" {...(unlabelled ? { srOnly: true } : {})}>
            <Sub>{label}</Sub>
          </chakra.dt>
          <chakra.dd
            margin="0"
            textAlign="end"
            gridColumn="2"
            fontWeight={unit === 'dB' ? 'semibold' : 'normal'}
          >
            {value}
          </chakra.dd>
          <chakra.dd margin="0" gridColumn="3">
            <Unit>{unit}</Unit>
          </chakra.dd>
        </chakra.div>
      ))}
    </Grid>
  )
}
