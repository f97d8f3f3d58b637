import { formatNumber } from '@soundleaf/texts'
import { Box, Button, chakra, Flex, SelectField } from '@soundleaf/ui'
import { useId, useRef, useState, type ClipboardEvent, type DragEvent } from 'react'
import { LONGEST_TEXT, mostBytesOf, tableInHtml, tablesOfFile, type FileTable } from '../reading'
import { t } from '../texts'

interface PasteFieldProps {
  readonly text: string
  /** Gets the name of the file where the text is of one. */
  readonly onText: (text: string, fileName?: string) => void
}

/** A file with its tables, and which of them is shown. */
interface OpenFile {
  readonly name: string
  readonly tables: readonly FileTable[]
  readonly at: number
}

/** Where a table is pasted, typed, dropped as a file or chosen. */
export function PasteField({ text, onText }: PasteFieldProps) {
  const [refusal, setRefusal] = useState('')
  const [opened, setOpened] = useState<OpenFile | null>(null)
  const picker = useRef<HTMLInputElement>(null)
  const id = useId()

  function take(next: string, fileName?: string): void {
    const isTooLong = next.length > LONGEST_TEXT
    setRefusal(isTooLong ? t('input.tooLong', { limit: formatNumber(LONGEST_TEXT) }) : '')
    if (isTooLong) return
    if (fileName === undefined) setOpened(null)
    onText(next, fileName)
  }

  function takeTable(next: OpenFile): void {
    setOpened(next)
    take(next.tables[next.at]?.text ?? '', next.name)
  }

  async function takeFile(file: File | undefined): Promise<void> {
    if (file === undefined) return
    const read = await tablesOfFile(file)
    if (read.ok) takeTable({ name: file.name, tables: read.tables, at: 0 })
    else if (read.refusal === 'TooLarge')
      setRefusal(t('file.TooLarge', { limit: formatNumber(mostBytesOf(file) / 1000) }))
    else setRefusal(t(`file.${read.refusal}`))
  }

  // A copied table is more exact than its text: cells that are empty or merged keep their columns.
  function paste(event: ClipboardEvent): void {
    const table = tableInHtml(event.clipboardData.getData('text/html').slice(0, 20 * LONGEST_TEXT))
    if (table === null) return
    event.preventDefault()
    take(table)
  }

  function drop(event: DragEvent): void {
    const [file] = event.dataTransfer.files
    if (file === undefined) return
    event.preventDefault()
    void takeFile(file)
  }

  return (
    <Box>
      <chakra.label htmlFor={id} display="block" textStyle="sm" fontWeight="medium" marginBottom="1">
        {t('input.label')}
      </chakra.label>
      <chakra.textarea
        id={id}
        value={text}
        rows={8}
        spellCheck={false}
        htmlTranslate="no"
        aria-describedby={`${id}-note`}
        width="100%"
        padding="2"
        borderWidth="1px"
        borderColor="border.emphasized"
        borderRadius="l2"
        bg="bg"
        fontFamily="mono"
        textStyle="xs"
        onChange={(event) => take(event.target.value)}
        onPaste={paste}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      />
      <Box id={`${id}-note`} textStyle="xs" color="fg.muted" marginBottom="2">
        {t('input.note')}
      </Box>
      <input
        ref={picker}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,text/plain"
        aria-label={t('input.fileLabel')}
        hidden
        onChange={(event) => {
          void takeFile(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <Flex gap="2" wrap="wrap">
        <Button size="sm" onClick={() => picker.current?.click()}>
          {t('input.file')}
        </Button>
        {text !== '' && (
          <Button size="sm" variant="ghost" onClick={() => take('')}>
            {t('input.anew')}
          </Button>
        )}
      </Flex>
      {opened !== null && <SheetChoice file={opened} onChoice={takeTable} />}
      <Box role="status" textStyle="xs" color="fg.error" marginTop={refusal === '' ? '0' : '2'}>
        {refusal}
      </Box>
    </Box>
  )
}

/** Which sheet of a workbook is read, and what of it may have lost its place. */
function SheetChoice({
  file,
  onChoice,
}: {
  readonly file: OpenFile
  readonly onChoice: (file: OpenFile) => void
}) {
  const { tables, at } = file
  const merged = tables[at]?.sheet?.merged ?? []
  return (
    <Box marginTop="2">
      {tables.length > 1 && (
        <SelectField
          label={t('input.sheet')}
          value={String(at)}
          choices={tables.map(({ sheet }, index) => ({
            value: String(index),
            label:
              sheet?.isHidden === true ? t('input.hiddenSheet', { sheet: sheet.name }) : (sheet?.name ?? ''),
          }))}
          onChange={(value) => onChoice({ ...file, at: Number(value) })}
        />
      )}
      {merged.length > 0 && (
        <Box role="status" textStyle="xs" color="fg.warning" marginTop="1">
          {t('input.merged', { ranges: merged.slice(0, 8).join(', ') })}
        </Box>
      )}
    </Box>
  )
}
