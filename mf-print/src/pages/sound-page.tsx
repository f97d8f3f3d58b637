import { BANDS_HZ, SINGLE_NUMBERS, type CalculationAnswer, type EvaluationKind } from '@soundleaf/contracts'
import { BandTable, Box, chakra, Grid, SpectrumChart, Sub, Unit } from '@soundleaf/ui'
import { useMemo } from 'react'
import { notation } from '../reading/notation'
import { shortText } from '../reading/number-text'
import { spectrumPage } from '../reading/spectrum-curves'
import { Cell, Head, SheetHeading, Table } from '../sheet/report-table'

interface SoundPageProps {
  readonly answer: CalculationAnswer
  readonly kind: EvaluationKind
  readonly onChartReady: () => void
}

/** Of one size on every paper, so that curves of two reports can be laid over each other. */
const CHART = { width: 478, height: 420 }

/** One kind of sound: the curve, its single numbers, its values by band, and what the models say of themselves. */
export function SoundPage({ answer, kind, onChartReady }: SoundPageProps) {
  const page = useMemo(() => spectrumPage(answer, kind), [answer, kind])
  if (page === null) return <p>The calculation gave no values for this page.</p>
  const { quantity, series, columns, deficiencies, uncertainty_db } = page
  return (
    <>
      <Grid templateColumns="auto 1fr" gap="4" alignItems="start">
        <SpectrumChart
          title={`${quantity.name} by third octave`}
          bands_hz={BANDS_HZ}
          series={series}
          ratedRange={quantity.ratedRange_hz}
          deficiencies={deficiencies}
          onReady={onChartReady}
          {...CHART}
        />
        <SingleNumbers answer={answer} kind={kind} />
      </Grid>
      <Box fontSize="11px" lineHeight="16px" color="fg.muted" marginTop="10px">
        {uncertainty_db !== null && `Current with ±${uncertainty_db.toFixed(1)} dB. `}
        Shifted reference after {standardOf(answer, kind)}; sum of unfavourable deviations{' '}
        {page.deficiencySum_db.toFixed(1)} dB.
      </Box>
      <SheetHeading>
        <Sub>{`${quantity.name} ${notation(quantity.symbol)}, dB`}</Sub>
      </SheetHeading>
      <BandTable caption={`${quantity.name} by third octave, dB`} bands_hz={BANDS_HZ} columns={columns} />
      {answer.notices.length > 0 && (
        <>
          <SheetHeading>Notes</SheetHeading>
          <chakra.ul listStyleType="'–  '" paddingStart="12px">
            {answer.notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </chakra.ul>
        </>
      )}
    </>
  )
}

function SingleNumbers({ answer, kind }: Pick<SoundPageProps, 'answer' | 'kind'>) {
  const standard = answer.evaluationStandard
  const numbers = SINGLE_NUMBERS.filter((number) => number.standard === standard && number.kind === kind)
  return (
    <Table>
      <thead>
        <tr>
          <Head scope="col">Single numbers</Head>
          <Head data-number>
            <Unit>{standard === 'Iso' ? 'dB' : ''}</Unit>
          </Head>
        </tr>
      </thead>
      <tbody>
        {numbers.map(({ field, symbol, isProvisional }) => (
          <tr key={field}>
            <Cell>
              <Sub>{notation(symbol)}</Sub>
              {isProvisional && <Unit fontSize="10px"> provisional</Unit>}
            </Cell>
            <Cell data-number fontWeight="semibold">
              {shortText(answer[field])}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** The edition that rated this kind of sound, without its range. */
function standardOf({ editions, evaluationStandard }: CalculationAnswer, kind: EvaluationKind): string {
  const names = {
    Iso: { airborne: 'ISO 717-1', impact: 'ISO 717-2' },
    Astm: { airborne: 'ASTM E413', impact: 'ASTM E989' },
  }
  const name = names[evaluationStandard][kind]
  return editions.find((edition) => edition.startsWith(name))?.split(',')[0] ?? name
}
