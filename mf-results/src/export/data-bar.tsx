import type { EvaluationKind, Licence, Project, RemoteHost } from '@soundleaf/contracts'
import { pngOf, type BandColumn, type ChartPicture } from '@soundleaf/results-view'
import { Box, Button, Flex, saveFile, Select, useRemembered } from '@soundleaf/ui'
import { commaSeparated, htmlTable, tabSeparated, type About } from './band-table-text'
import { copyPicture } from './copy-picture'
import { copyTable } from './copy-table'
import { ExportMenu } from './export-menu'
import { fileName } from './file-name'
import type { DecimalSign } from './text-table'
import { workbook } from './workbook'
import { t } from '../texts'

interface DataBarProps {
  readonly host: RemoteHost<'results'>
  readonly project: Pick<Project, 'projectId' | 'name' | 'revision'>
  readonly licence: Licence
  /** There is no result yet. */
  readonly isEmpty: boolean
  readonly kinds: readonly EvaluationKind[]
  readonly columns: readonly BandColumn[]
  /** What the table is of. */
  readonly about: About
  /** The picture of a chart as it stands. */
  readonly pictureOf: (kind: EvaluationKind) => ChartPicture | null
  readonly sectionPictureOf: () => Promise<ChartPicture>
}

const SIGNS = [
  { value: 'point', label: '1.5' },
  { value: 'comma', label: '1,5' },
] as const

/** Above the tables: what they are, and how to copy and export them. */
export function DataBar({
  host,
  project: { projectId, name: projectName, revision },
  licence,
  isEmpty,
  kinds,
  columns,
  about,
  pictureOf,
  sectionPictureOf,
}: DataBarProps) {
  const [hasComma, setHasComma] = useRemembered('decimal-comma', false)
  const sign: DecimalSign = hasComma ? 'comma' : 'point'
  const refusal = refusalOf(licence, isEmpty)

  const copy = () =>
    copyTable(
      { text: tabSeparated(columns, sign, about), html: htmlTable(columns, sign, about) },
      (message) => host.toast(message),
    )
  const saveTable = () => {
    // Excel takes a file without the mark for one of its own old code page.
    const text = `\ufeff${commaSeparated(columns, sign)}`
    saveFile(fileName([projectName], 'csv'), new Blob([text], { type: 'text/csv;charset=utf-8' }))
  }
  const saveWorkbook = async () => {
    try {
      saveFile(fileName([projectName], 'xlsx'), await workbook(columns, about))
    } catch {
      host.toast({ kind: 'error', text: t('export.noWorkbook') })
    }
  }
  const saveProject = async () => {
    const exported = await host.api.call('exportProjects', { body: { ids: [projectId] } })
    if (!exported.ok) return
    const { name, type, file } = exported.value
    saveFile(name, new Blob([Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0))], { type }))
    host.toast({ kind: 'info', text: t('export.projectSaved', { name }) })
  }
  const copyChart = async (kind: EvaluationKind) => {
    const picture = pictureOf(kind)
    if (picture === null) return host.toast({ kind: 'error', text: t('export.noChart') })
    await copyPicture('chart', Promise.resolve(picture), (message) => host.toast(message))
  }
  const copySection = () => copyPicture('section', sectionPictureOf(), (message) => host.toast(message))
  const saveChart = async (kind: EvaluationKind, format: 'svg' | 'png') => {
    const name = fileName([projectName, kind], format)
    const picture = pictureOf(kind)
    try {
      if (picture === null) throw new Error('The chart has not been drawn')
      saveFile(
        name,
        format === 'svg' ? new Blob([picture.svg], { type: 'image/svg+xml' }) : await pngOf(picture),
      )
    } catch {
      host.toast({
        kind: 'error',
        text: t('export.noChart'),
      })
    }
  }

  return (
    <Box paddingX="5" paddingY="2">
      <Flex align="center" gap="2" justify="end" wrap="wrap">
        <Box textStyle="xs" fontWeight="semibold" marginEnd="auto" whiteSpace="nowrap">
          {t('table.heading')}
        </Box>
        <Box width="64px">
          <Select
            aria-label={t('export.decimalSign')}
            value={sign}
            choices={SIGNS}
            onChange={(chosen) => setHasComma(chosen === 'comma')}
          />
        </Box>
        <ExportMenu
          kinds={kinds}
          disabledReason={refusal}
          onProject={revision > 0 ? () => void saveProject() : undefined}
          onTable={saveTable}
          onWorkbook={() => void saveWorkbook()}
          onCopy={(kind) => void copyChart(kind)}
          onCopySection={() => void copySection()}
          onChart={(kind, format) => void saveChart(kind, format)}
        />
        <Button size="sm" icon="copy" disabledReason={refusal} onClick={() => void copy()}>
          {t('export.copy')}
        </Button>
      </Flex>
      <Box textStyle="2xs" color="fg.subtle" marginTop="1">
        {t('table.unfavourable')}
      </Box>
    </Box>
  )
}

function refusalOf(licence: Licence, isEmpty: boolean): string | undefined {
  if (licence === 'trial') return t('export.trial')
  return isEmpty ? t('export.empty') : undefined
}
