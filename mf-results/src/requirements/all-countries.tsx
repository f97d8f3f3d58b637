import type { FieldValues, RoomsAnswer, Standard } from '@soundleaf/contracts'
import { shortText, verdictText } from '@soundleaf/results-view'
import { formatPlain } from '@soundleaf/texts'
import { Box, Button, Flex, SelectField, Stack, useRemembered } from '@soundleaf/ui'
import { useState } from 'react'
import { saveCsv } from '../export/save-csv'
import { requirementName } from '../texts/requirement-names'
import { t } from '../texts/requirements'
import type { FacadeHere } from './facade-row'
import { byMargin, judgedRow, type JudgedRow } from './judged-row'
import { groupRows, REQUIREMENT_GROUPS } from './requirement-groups'
import { classOf, usageOf, type RequirementRow } from './requirement-rows'
import { RequirementTable } from './requirement-table'

interface AllCountriesProps {
  readonly projectName: string
  readonly standard: Standard
  readonly isFloor: boolean
  /** What is expected between the rooms; null where it is not known. */
  readonly rooms: RoomsAnswer | null
  readonly fieldValues: FieldValues
  /** The project as façade; null where it is between rooms. */
  readonly facade: FacadeHere | null
  readonly onUse: (row: RequirementRow) => void
}

const ORDERS = ['country', 'margin'] as const

/** How the construction fares in every country, by use. */
export function AllCountries({ projectName, standard, isFloor, ...shared }: AllCountriesProps) {
  const [group, setGroup] = useState<(typeof REQUIREMENT_GROUPS)[number]>(
    shared.facade === null ? 'law' : 'facades',
  )
  const [order, setOrder] = useState<(typeof ORDERS)[number]>('country')
  const [hasComma] = useRemembered('decimal-comma', false)
  const judged = groupRows(group, standard, isFloor).map((row) => judgedRow(row, shared.rooms, shared.facade))
  const rows = order === 'margin' ? [...judged].sort(byMargin) : judged
  const levels = judged.flatMap(({ found }) => (found === null ? [] : [found.level]))
  const countOf = (level: string) => levels.filter((one) => one === level).length

  function save(): void {
    saveCsv(cellsOf(rows), hasComma ? 'comma' : 'point', [projectName, t('requirements.everywhere')])
  }

  return (
    <Stack gap="3" as="section" aria-label={t('requirements.everywhere')}>
      <Flex gap="3" align="end" wrap="wrap">
        <Box flex="2 1 200px">
          <SelectField
            label={t('requirements.everywhere')}
            value={group}
            choices={REQUIREMENT_GROUPS.map((value) => ({ value, label: t(`requirements.group.${value}`) }))}
            onChange={setGroup}
          />
        </Box>
        <Box flex="1 1 140px">
          <SelectField
            label={t('requirements.order')}
            value={order}
            choices={ORDERS.map((value) => ({ value, label: t(`requirements.order.${value}`) }))}
            onChange={setOrder}
          />
        </Box>
        <Button
          size="sm"
          icon="save"
          disabledReason={rows.length === 0 ? t('requirements.none') : undefined}
          onClick={save}
        >
          {t('requirements.csv')}
        </Button>
      </Flex>
      {(shared.rooms !== null || shared.facade !== null) && (
        <Box textStyle="sm" fontWeight="semibold" role="status">
          {t('requirements.summary', {
            met: String(countOf('ok')),
            near: String(countOf('near')),
            missed: String(countOf('bad')),
            of: String(judged.length),
          })}
        </Box>
      )}
      {rows.length === 0 ? (
        <Box textStyle="sm" color="fg.muted">
          {t('requirements.none')}
        </Box>
      ) : (
        <RequirementTable
          {...shared}
          standard={standard}
          name={t('requirements.everywhere')}
          rows={rows.map(({ row }) => row)}
          hasCountry
        />
      )}
    </Stack>
  )
}

/** The table for spreadsheets, each limit with its rule. */
function cellsOf(rows: readonly JudgedRow[]): (string | number)[][] {
  const head = [
    t('requirements.country'),
    t('requirements.use'),
    t('requirements.class'),
    t('requirements.quantity'),
    t('requirements.limit'),
    t('requirements.here'),
    t('requirements.verdict'),
    t('requirements.source'),
  ]
  return [
    head,
    ...rows.map(({ row, expected_db, found }) => [
      requirementName(row.country),
      requirementName(usageOf(row)),
      classOf(row) === '' ? '' : requirementName(classOf(row)),
      row.quantity,
      `${row.atMost ? '≤' : '≥'} ${formatPlain(row.value)}`,
      expected_db === null ? '' : shortText(expected_db),
      found === null || found.level === 'none' ? '' : verdictText(found),
      t('requirements.rule', { reference: row.reference, edition: row.edition }),
    ]),
  ]
}
