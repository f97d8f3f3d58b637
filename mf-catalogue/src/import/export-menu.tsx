import { fileProductOf, writeRows } from '@soundleaf/products'
import { csvFile, csvOf } from '@soundleaf/sheets'
import { Button, Menu, saveFile } from '@soundleaf/ui'
import { isOwn, type Entry } from '../list/entry'
import { t } from '../texts'

/** Own and team's products as a file, in the form that is imported. */
export function ExportMenu({ entries }: { readonly entries: readonly Entry[] }) {
  const own = entries.filter(isOwn)
  const rows = () =>
    writeRows(
      own.map(({ content }) => fileProductOf(content)),
      { withDeclarations: true },
    )
  async function saveWorkbook(): Promise<void> {
    const { default: write } = await import('write-excel-file/universal')
    const cells = rows().map((row) => row.map((value) => (value === '' ? null : { value })))
    saveFile('catalogue.xlsx', await write(cells, { sheet: 'Catalogue' }).toBlob())
  }
  if (own.length === 0) return null
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button>{t('page.export')}</Button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content>
          <Menu.Item value="csv" onSelect={() => saveFile('catalogue.csv', csvFile(csvOf(rows())))}>
            {t('export.csv')}
          </Menu.Item>
          <Menu.Item value="xlsx" onSelect={() => void saveWorkbook()}>
            {t('export.xlsx')}
          </Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  )
}
