import { flankingLabel } from '@soundleaf/construction'
import type { EvaluationKind, Project, Report } from '@soundleaf/contracts'
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
import { numberIn, unitName } from '@soundleaf/texts'
import { Box, Flex, Icon, Sub, Unit } from '@soundleaf/ui'
import { Cell, Head, SheetHeading, Table } from '../sheet/report-table'
import { SignatureLines } from '../sheet/signature-lines'
import { t } from '../texts'

interface FieldValuesPageProps {
  readonly project: Project
  readonly report: Report
  readonly kinds: readonly EvaluationKind[]
}

/** The last page: what is expected in the building, the disclaimer, and the signature. */
export function FieldValuesPage({ project, report, kinds }: FieldValuesPageProps) {
  const { fieldValues } = project
  const { requirementSource = {} } = fieldValues
  const { calculation, disclaimer } = report
  const isIso = calculation.standard === 'Iso'
  const unit = isIso ? <Unit>dB</Unit> : null
  const asked = kinds.map((kind) => requirement(kind, fieldValues, calculation))
  const planned = asked.find((one) => one.planned !== null)?.planned ?? null
  return (
    <>
      <Table>
        <thead>
          <tr>
            <Head scope="col">{t('field.quantity')}</Head>
            <Head scope="col" data-number width="90px">
              {t('field.required')} {unit}
            </Head>
            <Head scope="col" data-number width="90px">
              {t('field.expected')} {unit}
            </Head>
            <Head scope="col" data-number width="100px">
              {t('field.uncertainty')}
            </Head>
            {planned && (
              <Head scope="col" data-number width="80px">
                {t('field.planned')} {unit}
              </Head>
            )}
            <Head scope="col" ps="6" width={planned ? '200px' : '230px'}>
              {t('field.verdict')}
            </Head>
          </tr>
        </thead>
        <tbody>
          {asked.map((one) => (
            <VerdictRow key={one.kind} asked={one} isPlanned={planned !== null} />
          ))}
        </tbody>
      </Table>
      <SheetHeading>{t('field.room')}</SheetHeading>
      <Table width="300px">
        <tbody>
          <RoomRow
            label={t('field.area')}
            value={numberIn('m²', fieldValues.separatingArea, 1)}
            unit={unitName('m²')}
          />
          <RoomRow
            label={t('field.volume')}
            value={numberIn('m³', fieldValues.volume, 1)}
            unit={unitName('m³')}
          />
          <RoomRow label={t('field.junction')} value={flankingLabel(fieldValues.flankingType)} unit="" />
          {planned && (
            <RoomRow label={t('field.deduction')} value={shortText(planned.deduction_db)} unit="dB" />
          )}
        </tbody>
      </Table>
      {Object.entries(requirementSource).map(([kind, source]) => (
        <Box key={kind} fontSize="11px" lineHeight="16px" color="fg.muted" mt="1.5">
          {t('field.source', { source })}
        </Box>
      ))}
      <Box fontSize="11px" lineHeight="16px" color="fg.muted" mt="2.5">
        {t(fieldValues.flankingType === 0 ? 'field.direct' : 'field.flanking')}
      </Box>
      <Box mt="3">
        <SheetHeading>{t('field.disclaimer')}</SheetHeading>
      </Box>
      <Box borderWidth="1px" borderColor="fg.muted" px="4" py="3.5" whiteSpace="pre-line">
        {disclaimer}
      </Box>
      <SignatureLines bottom="24mm" lines={[t('sign.checkedBy'), t('sign.date'), t('sign.signature')]} />
    </>
  )
}

interface VerdictRowProps {
  readonly asked: Requirement
  /** There is a column for what a direct value is planned with. */
  readonly isPlanned: boolean
}

function VerdictRow({ asked, isPlanned }: VerdictRowProps) {
  const { index, expected_db, uncertainty_db, range, planned, kind } = asked
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
      <Cell data-number>
        {range ?? (uncertainty_db === null ? NO_NUMBER : uncertaintyText(uncertainty_db))}
      </Cell>
      {isPlanned && <Cell data-number>{shortText(planned?.value_db ?? null)}</Cell>}
      <Cell ps="6" color={colour} fontWeight="semibold">
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
      <Cell width="32px" ps="1.5">
        <Unit>{unit}</Unit>
      </Cell>
    </tr>
  )
}
