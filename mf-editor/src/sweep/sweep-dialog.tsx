import {
  componentLetter,
  nameOf,
  propertiesOf,
  toWire,
  type Component,
  type Construction,
  type NumberRow,
} from '@soundleaf/construction'
import type { SweepPoint } from '@soundleaf/contracts'
import { useTopic } from '@soundleaf/federation'
import { formatQuantity, numberIn, unitSize } from '@soundleaf/texts'
import { Button, Grid, MessageDialog, MessagePlace, SelectField } from '@soundleaf/ui'
import { useMemo, useState, type ReactNode } from 'react'
import { isGeneric, valueOf } from '../catalogue/catalogue'
import { added, shownVariants } from '../document/variants'
import { useCatalogue, useConstruction, useEditor, useEditorState } from '../editor-context'
import { t } from '../texts/sweep'
import { fullReason } from '../variants/variant-actions'
import { SpanFields } from './span-fields'
import { spanAround, valuesOf, type SweepSpan } from './sweep-values'
import { SweptNumbers } from './swept-numbers'
import { withValues, type Picked, type SweptNumber } from './swept-number'
import { useSweep } from './use-sweep'

interface SweepDialogProps {
  readonly component: Component
  readonly onClose: () => void
}

/** What the construction does while one number of a component varies, or two; what pleases is taken over or kept. */
export default function SweepDialog({ component, onClose }: SweepDialogProps) {
  const { host } = useEditor()
  const session = useTopic(host.events, 'shell/session-changed') ?? host.session.current()
  const construction = useConstruction()
  const makers = useCatalogue(({ manufacturers }) => valueOf(manufacturers))
  const numbers = useMemo(
    () =>
      (construction?.components ?? []).flatMap((one, index) =>
        propertiesOf(one, isGeneric(one.manufacturerId, makers))
          .filter((row): row is NumberRow => row.control === 'number' && row.editable && !row.disabled)
          .map((row): SweptNumber => ({ component: one, letter: componentLetter(index), row })),
      ),
    [construction, makers],
  )
  const own = numbers.filter((number) => number.component.id === component.id)
  const [key, setKey] = useState(own[0]?.row.key)
  const first = own.find(({ row }) => row.key === key)
  const title = t('sweep.title', { name: nameOf(component) })
  const isAllowed = session.signedIn && session.licence === 'full'
  if (first === undefined || construction === null || !isAllowed)
    return (
      <MessageDialog
        title={title}
        size="md"
        actions={<Button onClick={onClose}>{t('sweep.close')}</Button>}
        onClose={onClose}
      >
        <MessagePlace title={isAllowed ? t('sweep.nothing') : t('sweep.notInLicence')} />
      </MessageDialog>
    )
  return (
    <Sweep
      key={first.row.key}
      {...{ title, construction, first, onClose }}
      others={numbers.filter((number) => number !== first)}
    >
      <SelectField<NumberRow['key']>
        label={t('sweep.property')}
        value={first.row.key}
        choices={own.map(({ row }) => ({ value: row.key, label: row.label }))}
        onChange={setKey}
      />
    </Sweep>
  )
}

interface SweepProps {
  readonly title: string
  readonly construction: Construction
  readonly first: SweptNumber
  /** What may vary as well. */
  readonly others: readonly SweptNumber[]
  readonly children: ReactNode
  readonly onClose: () => void
}

const idOf = ({ component, row }: SweptNumber) => `${component.id}:${row.key}`

/** So many points a map begins with in each direction. */
const MAP_POINTS = 8

const aroundNow = ({ value, range, unit }: NumberRow, points?: number): SweepSpan =>
  spanAround(value, range, unitSize(unit), points)

function Sweep({ title, construction, first, others, children, onClose }: SweepProps) {
  const editor = useEditor()
  const { row } = first
  const document = useEditorState((state) => state.document)
  const fieldValues = useTopic(editor.host.events, 'shell/project-changed')?.project?.fieldValues ?? null
  const [span, setSpan] = useState<SweepSpan>(() => aroundNow(row))
  const [secondSpan, setSecondSpan] = useState<SweepSpan | null>(null)
  const [secondId, setSecondId] = useState('')
  const [picked, setPicked] = useState<Picked | null>(null)
  const [known] = useState(() => new Map<string, SweepPoint>())
  const second = others.find((number) => idOf(number) === secondId)
  const values = valuesOf(span)
  const secondValues = secondSpan === null ? null : valuesOf(secondSpan)
  const { state, retry } = useSweep(editor, known, {
    construction,
    fieldValues,
    first: { componentId: first.component.id, property: row.key, values },
    second:
      second === undefined
        ? null
        : { componentId: second.component.id, property: second.row.key, values: secondValues },
  })

  function chooseSecond(id: string): void {
    const chosen = others.find((number) => idOf(number) === id)
    setSecondId(id)
    setPicked(null)
    setSecondSpan(chosen === undefined ? null : aroundNow(chosen.row, MAP_POINTS))
    // A map has fewer points in each direction than a curve.
    setSpan(aroundNow(row, chosen === undefined ? undefined : MAP_POINTS))
  }

  const changed = picked === null ? null : withValues(construction, first, second, picked)
  const why = picked === null ? t('sweep.chooseFirst') : undefined
  const full = document === null ? undefined : fullReason(shownVariants(document).length)
  const valueText = picked === null ? '' : formatQuantity(picked.value, row.unit)
  const secondText = picked?.second === undefined ? '' : formatQuantity(picked.second, second?.row.unit ?? '')

  function use(): void {
    if (picked === null) return
    if (second === undefined) editor.commands.enter(first.component.id, row, numberIn(row.unit, picked.value))
    else
      editor.store.edit(t('sweep.step.pair', { property: row.label, other: second.row.label }), (now) =>
        withValues(now, first, second, picked),
      )
    onClose()
  }

  function keep(): void {
    if (changed?.ok !== true) return
    const name = t('sweep.variantName', { property: row.label, value: valueText })
    const variant = { name, structure: toWire(changed.value) }
    editor.store.changeVariants(added([variant], () => crypto.randomUUID()))
    onClose()
  }

  return (
    <MessageDialog
      title={title}
      size={second === undefined ? 'lg' : 'xl'}
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('sweep.close')}
          </Button>
          <Button variant="outline" icon="add" disabledReason={why ?? full} onClick={keep}>
            {t('sweep.keep')}
          </Button>
          <Button disabledReason={why} onClick={use}>
            {picked === null
              ? t('sweep.use')
              : second === undefined
                ? t('sweep.useValue', { value: valueText })
                : t('sweep.usePair', { value: valueText, second: secondText })}
          </Button>
        </>
      }
    >
      <Grid templateColumns="repeat(auto-fit, minmax(140px, 1fr))" gap="3">
        {children}
        <SpanFields row={row} span={span} onChange={setSpan} />
      </Grid>
      <Grid templateColumns="repeat(auto-fit, minmax(140px, 1fr))" gap="3">
        <SelectField<string>
          label={t('sweep.second')}
          value={secondId}
          choices={[
            { value: '', label: t('sweep.second.none') },
            ...others.map((number) => ({ value: idOf(number), label: labelOf(number) })),
          ]}
          onChange={chooseSecond}
        />
        {second !== undefined && secondSpan !== null && (
          <SpanFields row={second.row} span={secondSpan} of={second.row.label} onChange={setSecondSpan} />
        )}
      </Grid>
      <SweptNumbers {...{ first, second, values, secondValues, state, retry, picked }} onPick={setPicked} />
    </MessageDialog>
  )
}

const labelOf = ({ component, letter, row }: SweptNumber) =>
  t('sweep.variable', { key: letter, name: nameOf(component), property: row.label })
