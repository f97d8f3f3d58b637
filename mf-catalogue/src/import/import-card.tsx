import type { ProductKeeper, RemoteHost } from '@soundleaf/contracts'
import { knownFailureText } from '@soundleaf/messages/failures'
import { formatNumber } from '@soundleaf/texts'
import { Box, Button, Flex, Heading, IconButton, SelectField, Stack } from '@soundleaf/ui'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import type { Entry } from '../list/entry'
import { t } from '../texts'
import { DefaultFields } from './default-fields'
import { mappingOf, remember, type Mapping } from './mapping'
import { MappingTable } from './mapping-table'
import { fileOf, previewOf, type Defaults, type PlacedFault } from './preview'
import { readFile, type Table } from './read-file'

interface ImportCardProps {
  readonly host: RemoteHost<'catalogue'>
  readonly entries: readonly Entry[]
  readonly hasTeam: boolean
  readonly onChanged: (isChanged: boolean) => void
  readonly onDone: () => void
  readonly onClose: () => void
}

const DEFAULTS: Defaults = { type: 'Panel', material: 'Other', manufacturer: '' }

/** A file is read, its columns are named, every fault is shown with its place; then all of it is imported or none. */
export function ImportCard({ host, entries, hasTeam, onChanged, onDone, onClose }: ImportCardProps) {
  const [tables, setTables] = useState<readonly Table[]>([])
  const [at, setAt] = useState(0)
  const [mapping, setMapping] = useState<Mapping>([])
  const [defaults, setDefaults] = useState(DEFAULTS)
  const [keeper, setKeeper] = useState<ProductKeeper>('own')
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const table = tables[at]
  const said = useDeferredValue(defaults)
  const preview = useMemo(
    () => (table === undefined ? null : previewOf(table, mapping, said, entries, keeper)),
    [table, mapping, said, entries, keeper],
  )

  function look(next: readonly Table[], index: number): void {
    const [shown] = next.slice(index)
    setTables(next)
    setAt(index)
    setMapping(shown === undefined ? [] : mappingOf(shown))
  }

  async function take(file: File | undefined): Promise<void> {
    if (file === undefined) return
    setBusy(true)
    const reading = await readFile(file)
    setBusy(false)
    setRefusal(reading.ok ? null : reading.message)
    look(reading.ok ? reading.tables : [], 0)
    onChanged(reading.ok)
  }

  async function send(): Promise<void> {
    if (table === undefined || preview === null) return
    setBusy(true)
    const body = { keptBy: keeper, file: fileOf(preview.lines.map(({ content }) => content)) }
    const outcome = await host.api.call('importOwnProducts', { body }, { reports: 'network' })
    setBusy(false)
    if (!outcome.ok) {
      setRefusal(knownFailureText(outcome.failure) ?? outcome.failure.message)
      return
    }
    remember(table, mapping)
    const { added, changed, unchanged } = outcome.value
    host.toast({ kind: 'success', text: t('import.done', { added, changed, unchanged }) })
    onDone()
  }

  const isReady = preview !== null && preview.faults.length === 0 && preview.lines.length > 0
  return (
    <Box as="section" aria-label={t('import.title')} bg="bg" borderWidth="1px" borderRadius="l3" minWidth="0">
      <Flex align="center" padding="3" paddingInlineStart="4" borderBottomWidth="1px">
        <Heading as="h2" size="sm">
          {t('import.title')}
        </Heading>
        <IconButton
          icon="close"
          label={t('import.close')}
          size="sm"
          marginInlineStart="auto"
          onClick={onClose}
        />
      </Flex>
      <Stack gap="4" padding="4">
        <Box textStyle="sm" color="fg.muted">
          {t('import.lead')}
        </Box>
        <input
          ref={picker}
          type="file"
          accept=".csv,.tsv,.txt,.xlsx"
          aria-label={t('import.fileLabel')}
          hidden
          onChange={(event) => {
            void take(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        <Flex gap="3" wrap="wrap" align="end">
          <Button loading={isBusy && table === undefined} onClick={() => picker.current?.click()}>
            {t('import.choose')}
          </Button>
          {tables.length > 1 && (
            <SelectField
              label={t('import.sheet')}
              value={String(at)}
              choices={tables.map(({ sheet, isHidden }, index) => ({
                value: String(index),
                label: isHidden ? t('import.hiddenSheet', { sheet: sheet ?? '' }) : (sheet ?? ''),
                translate: 'no' as const,
              }))}
              onChange={(value) => look(tables, Number(value))}
            />
          )}
          <SelectField
            label={t('form.keptBy')}
            value={keeper}
            choices={[
              { value: 'own', label: t('keeper.own') },
              { value: 'team', label: t('keeper.team'), disabled: !hasTeam },
            ]}
            onChange={setKeeper}
          />
        </Flex>
        <Box role="alert" textStyle="sm" color="fg.error" hidden={refusal === null}>
          {refusal}
        </Box>
        {table !== undefined && preview !== null && (
          <>
            <DefaultFields mapping={mapping} defaults={defaults} onDefaults={setDefaults} />
            <MappingTable table={table} mapping={mapping} preview={preview} onMapping={setMapping} />
            <Summary rows={table.rows.length - 1} preview={preview} />
            <Faults faults={preview.faults} />
            <Flex gap="3" align="center" wrap="wrap">
              <Button
                variant="solid"
                loading={isBusy}
                disabledReason={isReady ? undefined : t('import.notYet')}
                onClick={() => void send()}
              >
                {t('import.send', { count: preview.lines.length })}
              </Button>
              <Box textStyle="xs" color="fg.muted">
                {t('import.allOrNothing')}
              </Box>
            </Flex>
          </>
        )}
      </Stack>
    </Box>
  )
}

function Summary({ rows, preview }: { rows: number; preview: ReturnType<typeof previewOf> }) {
  const count = (outcome: string) => preview.lines.filter((line) => line.outcome === outcome).length
  return (
    <Box role="status" textStyle="sm">
      {preview.faults.length > 0
        ? t('import.faulty', { lines: rows, count: preview.faults.length })
        : t('import.summary', {
            count: rows,
            added: formatNumber(count('new')),
            changed: formatNumber(count('changes')),
            same: formatNumber(count('same')),
          })}
    </Box>
  )
}

/** More are counted: a sheet that is mapped wrongly has a fault in every line. */
const MOST_FAULTS = 50

function Faults({ faults }: { readonly faults: readonly PlacedFault[] }) {
  if (faults.length === 0) return null
  return (
    <Box
      role="region"
      aria-label={t('import.faults')}
      tabIndex={0}
      maxHeight="260px"
      overflow="auto"
      textStyle="xs"
      color="fg.error"
    >
      <ul>
        {faults.slice(0, MOST_FAULTS).map(({ line, column, message }, at) => (
          <li key={at}>
            {column === null
              ? t('fault.line', { line: formatNumber(line), message })
              : t('fault.place', { line: formatNumber(line), column, message })}
          </li>
        ))}
      </ul>
      {faults.length > MOST_FAULTS && t('fault.more', { count: faults.length - MOST_FAULTS })}
    </Box>
  )
}
