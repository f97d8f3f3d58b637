import { totalThickness_mm } from '@soundleaf/construction'
import { SectionStrip } from '@soundleaf/drawing'
import { ELEMENT_CLASSES, type ElementClass } from '@soundleaf/ifc'
import { formatNumber, unitName } from '@soundleaf/texts'
import { Box, Button, Checkbox, Flex, Icon, Select, Table } from '@soundleaf/ui'
import { useState } from 'react'
import { saveCsv } from '../tables/csv-text'
import { typeRows } from '../tables/rows'
import { saveWorkbook } from '../tables/workbook'
import { t } from '../texts'
import type { ReviewedType } from './reviews'
import { areaText, layersText, stateText, thicknessText } from './words'

interface TypeTableProps {
  /** Of the model's file. */
  readonly fileName: string
  readonly rows: readonly ReviewedType[]
  readonly chosen: ReadonlySet<string>
  readonly selectedKey: string | null
  readonly onChoose: (keys: readonly string[], isChosen: boolean) => void
  readonly onSelect: (key: string) => void
}

const STATES = ['', 'ready', 'asked', 'blocked'] as const
const SIDES = ['', 'external', 'internal'] as const
/** The thickest construction is as long as the strip; thin ones are not blown up. */
const STRIP_PX = 120
const LEAST_SCALED_MM = 300
/** More are shown when they are asked for. */
const PAGE_ROWS = 100

/** The types of a file: which become projects, what they are, and what is open. */
export function TypeTable({ fileName, rows, chosen, selectedKey, onChoose, onSelect }: TypeTableProps) {
  const [wanted, setWanted] = useState<{
    elementClass: ElementClass | ''
    state: (typeof STATES)[number]
    side: (typeof SIDES)[number]
  }>({
    elementClass: '',
    state: '',
    side: '',
  })
  const [most, setMost] = useState(PAGE_ROWS)
  const want = (part: Partial<typeof wanted>) => {
    setWanted({ ...wanted, ...part })
    setMost(PAGE_ROWS)
  }
  const found = rows.filter(
    ({ type, review }) =>
      (wanted.elementClass === '' || type.elementClass === wanted.elementClass) &&
      (wanted.state === '' || review.state === wanted.state) &&
      (wanted.side === '' || type.isExternal === (wanted.side === 'external')),
  )
  const classes = ELEMENT_CLASSES.filter((one) => rows.some(({ type }) => type.elementClass === one))
  const possible = found.filter(({ review }) => review.construction !== null).map(({ type }) => type.key)
  const thickest_mm = Math.max(
    LEAST_SCALED_MM,
    ...rows.map(({ review: { construction } }) =>
      construction === null ? 0 : totalThickness_mm(construction),
    ),
  )
  const scale_pxmm = STRIP_PX / thickest_mm
  const isAll = possible.length > 0 && possible.every((key) => chosen.has(key))
  return (
    <Box as="section" aria-label={t('types.title')} bg="bg" borderWidth="1px" borderRadius="l3" minWidth="0">
      <Flex gap="2" wrap="wrap" padding="3" align="center">
        <Box width="160px">
          <Select
            size="sm"
            aria-label={t('types.class')}
            value={wanted.elementClass}
            choices={[
              { value: '' as const, label: t('types.allClasses', { count: formatNumber(rows.length) }) },
              ...classes.map((value) => ({ value, label: t(`class.${value}`) })),
            ]}
            onChange={(elementClass) => want({ elementClass })}
          />
        </Box>
        <Box width="180px">
          <Select
            size="sm"
            aria-label={t('types.state')}
            value={wanted.state}
            choices={STATES.map((value) => ({ value, label: t(`types.state.${value || 'all'}`) }))}
            onChange={(state) => want({ state })}
          />
        </Box>
        <Box width="180px">
          <Select
            size="sm"
            aria-label={t('types.side')}
            value={wanted.side}
            choices={SIDES.map((value) => ({ value, label: t(`types.side.${value || 'all'}`) }))}
            onChange={(side) => want({ side })}
          />
        </Box>
        <Flex gap="2" wrap="wrap" marginInlineStart="auto">
          <Button size="sm" onClick={() => saveCsv(typeRows(found), fileName, 'types')}>
            {t('types.csv')}
          </Button>
          <Button size="sm" onClick={() => void saveWorkbook(typeRows(found), fileName, 'types')}>
            {t('types.xlsx')}
          </Button>
        </Flex>
      </Flex>
      <Box role="region" aria-label={t('types.table')} tabIndex={0} overflowX="auto" position="relative">
        <Table.Root size="sm">
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader width="36px" aria-label={t('column.choice')}>
                <Choice
                  label={t('types.chooseAll')}
                  isChosen={isAll}
                  onChange={(on) => onChoose(possible, on)}
                />
              </Table.ColumnHeader>
              <Table.ColumnHeader>{t('column.type')}</Table.ColumnHeader>
              <Table.ColumnHeader>{t('column.layers', { unit: unitName('mm') })}</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">
                {t('column.thickness', { unit: unitName('mm') })}
              </Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">{t('column.count')}</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">
                {t('column.area', { unit: unitName('m²') })}
              </Table.ColumnHeader>
              <Table.ColumnHeader>{t('column.rating')}</Table.ColumnHeader>
              <Table.ColumnHeader>{t('column.state')}</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {found.slice(0, most).map((row) => (
              <Row
                key={row.type.key}
                row={row}
                scale_pxmm={scale_pxmm}
                isChosen={chosen.has(row.type.key)}
                isSelected={row.type.key === selectedKey}
                onChoose={(on) => onChoose([row.type.key], on)}
                onSelect={() => onSelect(row.type.key)}
              />
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
      <Flex role="status" align="center" gap="3" padding="3" textStyle="xs" color="fg.muted">
        {found.length === 0
          ? t('types.noMatch')
          : t('types.shown', {
              shown: formatNumber(Math.min(most, found.length)),
              all: formatNumber(found.length),
            })}
        {found.length > most && (
          <Button size="sm" onClick={() => setMost(most + PAGE_ROWS)}>
            {t('types.more')}
          </Button>
        )}
      </Flex>
    </Box>
  )
}

interface RowProps {
  readonly row: ReviewedType
  readonly scale_pxmm: number
  readonly isChosen: boolean
  readonly isSelected: boolean
  readonly onChoose: (isChosen: boolean) => void
  readonly onSelect: () => void
}

function Row({ row: { type, review }, scale_pxmm, isChosen, isSelected, onChoose, onSelect }: RowProps) {
  const { construction, state } = review
  return (
    <Table.Row bg={isSelected ? 'accent.subtle' : undefined}>
      <Table.Cell>
        <Choice
          label={t('types.choose', { name: type.name })}
          isChosen={isChosen && construction !== null}
          isDisabled={construction === null}
          onChange={onChoose}
        />
      </Table.Cell>
      <Table.Cell minWidth="170px" paddingY="1.5">
        <Box minWidth="0">
          <Button
            variant="plain"
            height="auto"
            minHeight="6"
            padding="0"
            whiteSpace="normal"
            textAlign="start"
            justifyContent="start"
            overflowWrap="anywhere"
            lineHeight="1.3"
            fontWeight={isSelected ? 'semibold' : 'normal'}
            aria-pressed={isSelected}
            htmlTranslate="no"
            onClick={onSelect}
          >
            {type.name === '' ? t('types.unnamed') : type.name}
          </Button>
          <Box textStyle="xs" color="fg.muted">
            {t(`class.${type.elementClass}`)}
            {type.isExternal === true && ` · ${t('types.external')}`}
          </Box>
        </Box>
      </Table.Cell>
      <Table.Cell htmlTranslate="no" minWidth="180px" overflowWrap="anywhere" textStyle="xs" paddingY="1.5">
        {construction !== null && (
          <Box paddingBottom="1">
            <SectionStrip construction={construction} scale_pxmm={scale_pxmm} />
          </Box>
        )}
        {layersText(type)}
      </Table.Cell>
      <Table.Cell textAlign="end">{thicknessText(type)}</Table.Cell>
      <Table.Cell textAlign="end">{formatNumber(type.count)}</Table.Cell>
      <Table.Cell textAlign="end">{areaText(type)}</Table.Cell>
      <Table.Cell htmlTranslate="no" minWidth="88px">
        {type.acousticRatings.filter((one) => one !== '').join('; ')}
      </Table.Cell>
      <Table.Cell minWidth="120px" paddingY="1.5">
        <Flex
          gap="1"
          align="center"
          color={state === 'ready' ? 'fg.success' : state === 'asked' ? 'fg.warning' : 'fg.muted'}
        >
          <Icon name={state === 'ready' ? 'ok' : state === 'asked' ? 'near' : 'info'} size={14} />
          <span>{stateText(review)}</span>
        </Flex>
      </Table.Cell>
    </Table.Row>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly isChosen: boolean
  readonly isDisabled?: boolean
  readonly onChange: (isChosen: boolean) => void
}

function Choice({ label, isChosen, isDisabled = false, onChange }: ChoiceProps) {
  return (
    <Checkbox.Root
      checked={isChosen}
      disabled={isDisabled}
      onCheckedChange={({ checked }) => onChange(checked === true)}
    >
      <Checkbox.HiddenInput aria-label={label} />
      <Checkbox.Control />
    </Checkbox.Root>
  )
}
