import type { EvaluationKind } from '@soundleaf/contracts'
import { Button, Menu, Portal } from '@soundleaf/ui'
import { t } from '../texts'

interface ExportMenuProps {
  readonly kinds: readonly EvaluationKind[]
  readonly disabledReason: string | undefined
  /** Left out while the project was never saved. */
  readonly onProject: (() => void) | undefined
  readonly onTable: () => void
  readonly onWorkbook: () => void
  readonly onCopy: (kind: EvaluationKind) => void
  readonly onCopySection: () => void
  readonly onChart: (kind: EvaluationKind, format: 'svg' | 'png') => void
}

/** What the charts and the table can be saved as. */
export function ExportMenu(props: ExportMenuProps) {
  const { kinds, disabledReason, onProject, onTable, onWorkbook, onCopy, onCopySection, onChart } = props
  const button = (
    <Button size="sm" icon="save" disabledReason={disabledReason}>
      {t('export.button')}
    </Button>
  )
  if (disabledReason !== undefined) return button
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>{button}</Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.Item value="csv" onSelect={onTable}>
              {t('export.table')}
            </Menu.Item>
            <Menu.Item value="xlsx" onSelect={onWorkbook}>
              {t('export.workbook')}
            </Menu.Item>
            {kinds.map((kind) => (
              <Menu.Item key={kind} value={`copy ${kind}`} onSelect={() => onCopy(kind)}>
                {t(`export.copy.${kind}`)}
              </Menu.Item>
            ))}
            {onProject && (
              <Menu.Item value="project" onSelect={onProject}>
                {t('export.projectFile')}
              </Menu.Item>
            )}
            <Menu.Item value="copy section" onSelect={onCopySection}>
              {t('export.copySection')}
            </Menu.Item>
            {kinds.flatMap((kind) =>
              (['svg', 'png'] as const).map((format) => (
                <Menu.Item
                  key={`${kind} ${format}`}
                  value={`${kind} ${format}`}
                  onSelect={() => onChart(kind, format)}
                >
                  {t(`export.${kind}`, { format: format.toUpperCase() })}
                </Menu.Item>
              )),
            )}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
