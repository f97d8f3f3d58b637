import type { CalculationAnswer } from '@soundleaf/contracts'
import { massText, shortText, sumNotation } from '@soundleaf/results-view'
import { Grid, Sub, Unit, chakra } from '@soundleaf/ui'

interface Fact {
  readonly label: string
  readonly value: string
  readonly unit: string
}

/** What an engineer asks next: the low frequencies, how thick, how heavy. */
export function facts(answer: CalculationAnswer): readonly Fact[] {
  const { rw, c503150, totalThickness, surfaceMass } = answer
  const found: Fact[] = []
  if (rw !== null && c503150 !== null)
    found.push({ label: sumNotation('Rw', 'C50-3150'), value: shortText(rw + c503150), unit: 'dB' })
  if (totalThickness !== null)
    found.push({ label: 'Thickness', value: shortText(totalThickness), unit: 'mm' })
  if (surfaceMass !== null) found.push({ label: 'Mass', value: massText(surfaceMass), unit: 'kg/m²' })
  return found
}

interface FactsProps {
  readonly answer: CalculationAnswer
  /** Beside two ratings there is room for the numbers alone. */
  readonly unlabelled?: boolean
}

export function Facts({ answer, unlabelled = false }: FactsProps) {
  const shown = unlabelled ? facts(answer).filter(({ unit }) => unit !== 'dB') : facts(answer)
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
