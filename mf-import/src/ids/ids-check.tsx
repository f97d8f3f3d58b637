import { Box, Button, Flex, Heading, Icon, Table } from '@soundleaf/ui'
import { useRef, useState } from 'react'
import { t } from '../texts'
import { checkIds, type IdsRow, type PredictedType, type Verdict } from './check-ids'
import { MOST_IDS_BYTES, readIds, type IdsReading, type IdsRequirement } from './read-ids'

/** What a delivery asks of acoustic properties (IDS), beside what the file has and what is predicted. */
export function IdsCheck({ types }: { readonly types: readonly PredictedType[] }) {
  const input = useRef<HTMLInputElement>(null)
  const [read, setRead] = useState<{ readonly name: string; readonly reading: IdsReading } | null>(null)

  async function take(file: File): Promise<void> {
    const isTooLarge = file.size > MOST_IDS_BYTES
    setRead({
      name: file.name,
      reading: isTooLarge
        ? { ok: false, refusal: 'TooLarge' }
        : readIds(new TextDecoder().decode(await file.arrayBuffer())),
    })
  }

  return (
    <Box as="section" aria-label={t('ids.title')} borderTopWidth="1px" paddingTop="4">
      <Flex gap="3" align="center" wrap="wrap">
        <Heading as="h3" size="xs">
          {t('ids.title')}
        </Heading>
        <Box textStyle="sm" color="fg.muted" flex="1" minWidth="200px">
          {t('ids.lead')}
        </Box>
        <Button size="sm" onClick={() => input.current?.click()}>
          {t('ids.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".ids,.xml"
          aria-label={t('ids.file')}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            // The same file may be chosen again.
            target.value = ''
            if (file !== undefined) void take(file)
          }}
        />
      </Flex>
      {read !== null && <Outcome {...read} types={types} />}
    </Box>
  )
}

interface OutcomeProps {
  readonly name: string
  readonly reading: IdsReading
  readonly types: readonly PredictedType[]
}

function Outcome({ name, reading, types }: OutcomeProps) {
  if (!reading.ok)
    return (
      <Box role="alert" textStyle="sm" color="fg.error" marginTop="3">
        {t(`ids.${reading.refusal}`, { name })}
      </Box>
    )
  const rows = checkIds(reading.requirements, types)
  return (
    <Box marginTop="3">
      <Box role="status" textStyle="sm" marginBottom="2">
        {t('ids.found', { name, requirements: reading.requirements.length, rows: rows.length })}
      </Box>
      {rows.length > 0 && <Rows rows={rows} />}
    </Box>
  )
}

function Rows({ rows }: { readonly rows: readonly IdsRow[] }) {
  return (
    <Box role="region" aria-label={t('ids.table')} tabIndex={0} overflowX="auto">
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{t('ids.specification')}</Table.ColumnHeader>
            <Table.ColumnHeader>{t('column.type')}</Table.ColumnHeader>
            <Table.ColumnHeader>{t('ids.asked')}</Table.ColumnHeader>
            <Table.ColumnHeader>{t('column.rating')}</Table.ColumnHeader>
            <Table.ColumnHeader>{t('write.new')}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map(({ requirement, type, inFile, predicted }, at) => (
            <Table.Row key={at}>
              <Table.Cell htmlTranslate="no" overflowWrap="anywhere">
                {requirement.specification}
              </Table.Cell>
              <Table.Cell htmlTranslate="no" overflowWrap="anywhere">
                {type.name}
              </Table.Cell>
              <Table.Cell overflowWrap="anywhere">{askedText(requirement)}</Table.Cell>
              <Table.Cell>
                <Said verdict={inFile} />
              </Table.Cell>
              <Table.Cell>
                <Said verdict={predicted} />
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  )
}

function askedText({ cardinality, property, value }: IdsRequirement): string {
  return value === null
    ? t(`ids.any.${cardinality}`, { property: property.words })
    : t(`ids.${cardinality}`, { property: property.words, value: value.words })
}

const LOOKS = {
  met: { icon: 'ok', color: 'fg.success' },
  'not met': { icon: 'error', color: 'fg.error' },
  'not checked': { icon: 'info', color: 'fg.muted' },
} as const

function Said({ verdict }: { readonly verdict: Verdict }) {
  const { icon, color } = LOOKS[verdict]
  return (
    <Flex gap="1" align="center" color={color}>
      <Icon name={icon} size={14} />
      <span>{t(`verdict.${verdict}`)}</span>
    </Flex>
  )
}
