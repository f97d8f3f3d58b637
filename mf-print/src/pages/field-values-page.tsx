import { FLANKING_TYPES, type EvaluationKind, type Project, type Report } from '@soundleaf/contracts'
import {
  indexNotation,
  kindName,
  NO_NUMBER,
  requiredText,
  requirement,
  shortText,
  uncertaintyText,
  verdict,
  VERDICT_LOOKS,
  verdictText,
  type Requirement,
} from '@soundleaf/results-view'
import { Box, Flex, Icon, Sub, Unit } from '@soundleaf/ui'
import { Cell, Head, SheetHeading, Table } from '../sheet/report-table'
import { SignatureLines } from '../sheet/signature-lines'

interface FieldValuesPageProps {
  readonly project: Project
  readonly report: Report
  readonly kinds: readonly EvaluationKind[]
}

/** The last page: what is expected in the building, and what the whole report is worth. */
export function FieldValuesPage({ project, report, kinds }: FieldValuesPageProps) {
  const { fieldValues } = project
  const { calculation, disclaimer } = report
  const isIso = calculation.standard === 'Iso'
  const unit = isIso ? <Unit>dB</Unit> : null
  return (
    <>
      <Table>
        <thead>
          <tr>
            <Head scope="col">Quantity</Head>
            <Head scope="col" data-number width="90px">
              Required {unit}
            </Head>
            <Head scope="col" data-number width="90px">
              Expected {unit}
            </Head>
            <Head scope="col" data-number width="100px">
              Uncertainty
            </Head>
            <Head scope="col" paddingStart="6" width="230px">
              Verdict
            </Head>
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <VerdictRow key={kind} asked={requirement(kind, fieldValues, calculation)} />
          ))}
        </tbody>
      </Table>
      <SheetHeading>Receiving room</SheetHeading>
      <Table width="300px">
        <tbody>
          <RoomRow label="Separating area" value={shortText(fieldValues.separatingArea)} unit="m²" />
          <RoomRow label="Volume" value={shortText(fieldValues.volume)} unit="m³" />
          <RoomRow
            label="Flanking junction"
            value={FLANKING_TYPES.find(({ id }) => id === fieldValues.flankingType)?.text ?? ''}
            unit=""
          />
        </tbody>
      </Table>
      <Box fontSize="11px" lineHeight="16px" color="fg.muted" marginTop="10px">
        Field values are approximated from the laboratory value, the area and the volume
        {fieldValues.flankingType === 0
          ? '; transmission by flanking parts is not included.'
          : ' and the flanking junction.'}
      </Box>
      <Box marginTop="3">
        <SheetHeading>Disclaimer</SheetHeading>
      </Box>
      <Box borderWidth="1px" borderColor="fg.muted" paddingX="16px" paddingY="14px" whiteSpace="pre-line">
        {disclaimer}
      </Box>
      <SignatureLines bottom="24mm" lines={['Checked by', 'Date', 'Signature']} />
    </>
  )
}

function VerdictRow({ asked }: { readonly asked: Requirement }) {
  const { index, expected_db, uncertainty_db, kind } = asked
  const found = verdict(asked)
  const { icon, colour } = VERDICT_LOOKS[found.level]
  return (
    <tr>
      <Cell>
        <Sub>{index === null ? kindName(kind) : indexNotation(index)}</Sub>
      </Cell>
      <Cell data-number>{requiredText(asked) || NO_NUMBER}</Cell>
      <Cell data-number fontWeight="semibold">
        {shortText(expected_db)}
      </Cell>
      <Cell data-number>{uncertainty_db === null ? NO_NUMBER : uncertaintyText(uncertainty_db)}</Cell>
      <Cell paddingStart="6" color={colour} fontWeight="semibold">
        <Flex align="center" gap="1.5">
          <Icon name={icon} />
          {verdictText(found)}
        </Flex>
      </Cell>
    </tr>
  )
}

function RoomRow({
  label,
  value,
  unit,
}: {
  readonly label: string
  readonly value: string
  readonly unit: string
}) {
  return (
    <tr>
      <Cell>{label}</Cell>
      <Cell data-number whiteSpace="nowrap">
        {value}
      </Cell>
      <Cell width="32px" paddingStart="1.5">
        <Unit>{unit}</Unit>
      </Cell>
    </tr>
  )
}
