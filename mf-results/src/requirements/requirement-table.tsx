import type { FieldValues, RoomsAnswer, Standard } from '@soundleaf/contracts'
import {
  indexNotation,
  NO_NUMBER,
  requiredText,
  shortText,
  uncertaintyText,
  VERDICT_LOOKS,
  verdictText,
} from '@soundleaf/results-view'
import { formatPlain, withUnit } from '@soundleaf/texts'
import { Box, Button, chakra, Flex, Icon, Sub } from '@soundleaf/ui'
import { requirementName } from '../texts/requirement-names'
import { t } from '../texts/requirements'
import { judgedRow } from './judged-row'
import { facadeColumns, type FacadeHere } from './facade-row'
import { classOf, facadeTermOf, sourceText, usageOf, type RequirementRow } from './requirement-rows'

interface RequirementTableProps {
  readonly name: string
  readonly rows: readonly RequirementRow[]
  readonly standard: Standard
  /** What is expected between the rooms; null where it is not known. */
  readonly rooms: RoomsAnswer | null
  readonly fieldValues: FieldValues
  readonly hasCountry?: boolean
  /** The project as façade, by which limits of façades are judged; null where it is none. */
  readonly facade?: FacadeHere | null
  readonly onUse: (row: RequirementRow) => void
}

const Cell = chakra('td', { base: { borderBottomWidth: '1px', height: '36px', paddingEnd: '3' } })
const Head = chakra('th', {
  base: {
    fontWeight: 'normal',
    color: 'fg.muted',
    textStyle: 'xs',
    textAlign: 'start',
    borderBottomWidth: '1px',
    paddingEnd: '3',
  },
})

/** Limits with what is expected here, the verdict, and the way to ask for one of them. */
export function RequirementTable({ name, rows, hasCountry = false, ...shared }: RequirementTableProps) {
  return (
    <Box overflowX="auto">
      <chakra.table width="full" textStyle="sm" aria-label={name}>
        <thead>
          <tr>
            {hasCountry && <Head scope="col">{t('requirements.country')}</Head>}
            <Head scope="col">{t('requirements.quantity')}</Head>
            <Head scope="col">{t('requirements.limit')}</Head>
            <Head scope="col">{t('requirements.here')}</Head>
            <Head scope="col">{t('requirements.verdict')}</Head>
            <Head scope="col">
              <chakra.span srOnly>{t('requirements.use.head')}</chakra.span>
            </Head>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={sourceText(row) + row.quantity} {...shared} row={row} hasCountry={hasCountry} />
          ))}
        </tbody>
      </chakra.table>
    </Box>
  )
}

function Row({
  row,
  standard,
  rooms,
  fieldValues,
  hasCountry,
  facade = null,
  onUse,
}: Omit<RequirementTableProps, 'rows' | 'name'> & { readonly row: RequirementRow }) {
  const { index, asked, found } = judgedRow(row, rooms)
  const term = facadeTermOf(row)
  const ofFacade = term === null ? null : facadeColumns(row, term, facade)
  const limit = withUnit(`${row.atMost ? '≤' : '≥'} ${formatPlain(row.value)}`, row.unit).trimEnd()
  const isInUse =
    ofFacade?.isInUse ?? (index !== null && fieldValues.requirementSource?.[index.kind] === sourceText(row))
  return (
    <tr>
      {hasCountry && (
        <chakra.th
          scope="row"
          textAlign="start"
          fontWeight="normal"
          borderBottomWidth="1px"
          paddingY="1"
          paddingEnd="3"
        >
          {requirementName(row.country)}
          <Box textStyle="xs" color="fg.muted">
            {classOf(row) === ''
              ? requirementName(usageOf(row))
              : t('requirements.useAndClass', {
                  use: requirementName(usageOf(row)),
                  of: requirementName(classOf(row)),
                })}
          </Box>
          <Box textStyle="xs" color="fg.muted">
            {t('requirements.rule', { reference: row.reference, edition: row.edition })}
          </Box>
        </chakra.th>
      )}
      <Cell>{ofFacade?.quantity ?? (index === null ? row.quantity : <Sub>{indexNotation(index)}</Sub>)}</Cell>
      <Cell whiteSpace="nowrap">
        {ofFacade?.limit ?? (asked === null ? limit : `${requiredText(asked)} ${row.unit}`.trimEnd())}
      </Cell>
      <Cell whiteSpace="nowrap">
        {ofFacade?.here ??
          (asked === null || asked.expected_db === null
            ? NO_NUMBER
            : `${shortText(asked.expected_db)} ${uncertaintyText(asked.uncertainty_db ?? 0)}`)}
      </Cell>
      <Cell>
        {ofFacade !== null && ofFacade.verdict}
        {ofFacade === null && index === null
          ? t('requirements.noCode')
          : found !== null &&
            found.level !== 'none' && (
              <Flex
                align="center"
                gap="1.5"
                color={VERDICT_LOOKS[found.level].colour}
                fontWeight="semibold"
                textStyle="xs"
              >
                <Icon name={VERDICT_LOOKS[found.level].icon} size={14} />
                {verdictText(found)}
              </Flex>
            )}
      </Cell>
      <Cell textAlign="end" paddingEnd="0">
        {isInUse ? (
          <Box textStyle="xs" fontWeight="semibold">
            {t('requirements.inUse')}
          </Box>
        ) : (
          <Button
            size="sm"
            aria-label={t('requirements.useOf', {
              country: requirementName(row.country),
              quantity: row.quantity,
            })}
            disabledReason={
              ofFacade !== null
                ? undefined
                : index === null
                  ? t('requirements.noCode')
                  : index.standard === standard
                    ? undefined
                    : t('requirements.otherStandard')
            }
            onClick={() => onUse(row)}
          >
            {t('requirements.take')}
          </Button>
        )}
      </Cell>
    </tr>
  )
}
