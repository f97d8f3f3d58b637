import {
  invalidEntryText,
  nameOf,
  parseEntry,
  propertiesOf,
  type Component,
  type NumberRow,
} from '@soundleaf/construction'
import type { SweepPoint } from '@soundleaf/contracts'
import { useTopic } from '@soundleaf/federation'
import { fieldIn, formatQuantity, numberIn, unitName, unitSize } from '@soundleaf/texts'
import { Box, Button, Grid, MessageDialog, MessagePlace, NumberField, SelectField, Text } from '@soundleaf/ui'
import { useState, type ReactNode } from 'react'
import { useConstruction, useEditor, useIsGeneric } from '../editor-context'
import { t } from '../texts'
import { plain, SweepChart } from './sweep-chart'
import { SweepTable } from './sweep-table'
import { spanAround, valuesOf, type SweepSpan } from './sweep-values'
import { sweptRatings } from './swept-ratings'
import { useSweep } from './use-sweep'

interface SweepDialogProps {
  readonly component: Component
  readonly onClose: () => void
}

/** What the construction does while one property of a component varies; a value that pleases is taken over. */
export default function SweepDialog({ component, onClose }: SweepDialogProps) {
  const { host } = useEditor()
  const session = useTopic(host.events, 'shell/session-changed') ?? host.session.current()
  const isGeneric = useIsGeneric(component)
  const rows = propertiesOf(component, isGeneric).filter(
    (row): row is NumberRow => row.control === 'number' && row.editable && !row.disabled,
  )
  const [key, setKey] = useState(rows[0]?.key)
  const row = rows.find((one) => one.key === key)
  const title = t('sweep.title', { name: nameOf(component) })
  const close = <Button onClick={onClose}>{t('sweep.close')}</Button>
  const why = !session.signedIn || session.licence !== 'full' ? t('sweep.notInLicence') : t('sweep.nothing')
  if (row === undefined || !session.signedIn || session.licence !== 'full')
    return (
      <MessageDialog title={title} size="md" actions={close} onClose={onClose}>
        <MessagePlace title={why} />
      </MessageDialog>
    )
  return (
    <Sweep key={row.key} {...{ title, component, row, onClose }}>
      <SelectField<NumberRow['key']>
        label={t('sweep.property')}
        value={row.key}
        choices={rows.map(({ key: value, label }) => ({ value, label }))}
        onChange={setKey}
      />
    </Sweep>
  )
}

interface SweepProps extends SweepDialogProps {
  readonly title: string
  readonly row: NumberRow
  readonly children: ReactNode
}

function Sweep({ title, component, row, children, onClose }: SweepProps) {
  const editor = useEditor()
  const construction = useConstruction()
  const changed = useTopic(editor.host.events, 'shell/project-changed')
  const [span, setSpan] = useState<SweepSpan>(() => spanAround(row.value, row.range, unitSize(row.unit)))
  const [chosen, setChosen] = useState<number | null>(null)
  const [ratingId, setRatingId] = useState<string | null>(null)
  const [known] = useState(() => new Map<number, SweepPoint>())
  const values = valuesOf(span)
  const project = changed?.project ?? null
  const { state, retry } = useSweep(editor, known, {
    construction,
    fieldValues: project?.fieldValues ?? null,
    componentId: component.id,
    property: row.key,
    values,
  })
  const points = state.kind === 'ready' ? state.value : []
  const ratings = sweptRatings(points)
  const rating = ratings.find(({ id }) => id === ratingId) ?? ratings[0]
  const property = `${row.label}, ${unitName(row.unit)}`

  function enter(end: keyof SweepSpan, typed: string): void {
    const range = end === 'step' ? { min: 0, max: row.range.max } : row.range
    const entry = parseEntry(typed, range, undefined, row.unit)
    if (entry.ok) setSpan({ ...span, [end]: entry.value })
    else editor.host.toast({ kind: 'error', text: invalidEntryText() })
  }

  function use(): void {
    if (chosen === null) return
    editor.commands.enter(component.id, row, numberIn(row.unit, chosen))
    onClose()
  }

  return (
    <MessageDialog
      title={title}
      size="lg"
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('sweep.close')}
          </Button>
          <Button disabledReason={chosen === null ? t('sweep.chooseFirst') : undefined} onClick={use}>
            {chosen === null
              ? t('sweep.use')
              : t('sweep.useValue', { value: formatQuantity(chosen, row.unit) })}
          </Button>
        </>
      }
    >
      <Grid templateColumns="repeat(auto-fit, minmax(140px, 1fr))" gap="3">
        {children}
        {(['from', 'to', 'step'] as const).map((end) => (
          <NumberField
            key={end}
            layout="stacked"
            label={t(`sweep.${end}`)}
            value={span[end]}
            decimals={row.decimals}
            {...fieldIn(row.unit)}
            step={span.step}
            {...(end === 'step' ? { min: 0, max: row.range.max } : row.range)}
            onCommit={(typed) => enter(end, typed)}
          />
        ))}
      </Grid>
      <Text textStyle="xs" color={values === null ? 'fg.error' : 'fg.muted'} role="status">
        {values === null
          ? t('sweep.noValues')
          : t('sweep.count', {
              count: values.length,
              min: numberIn(row.unit, row.range.min),
              max: formatQuantity(row.range.max, row.unit),
            })}
      </Text>
      {state.kind === 'failed' ? (
        <MessagePlace
          failed
          icon="failed"
          title={t('sweep.failed')}
          text={state.failure.message}
          actions={<Button onClick={retry}>{t('sweep.retry')}</Button>}
        />
      ) : rating === undefined ? (
        <Box height="460px" textStyle="sm" color="fg.muted">
          {t('sweep.calculating')}
        </Box>
      ) : (
        <>
          <SelectField<string>
            label={t('sweep.shown')}
            value={rating.id}
            choices={ratings.map(({ id, notation }) => ({ value: id, label: plain(notation) }))}
            onChange={setRatingId}
          />
          <SweepChart
            {...{ points, rating, property, chosen }}
            unit={row.unit}
            now={row.value}
            onChoose={setChosen}
          />
          <SweepTable
            {...{ points, rating, property, chosen }}
            unit={row.unit}
            now={row.value}
            onChoose={setChosen}
          />
        </>
      )}
    </MessageDialog>
  )
}
