import { toWire, type Construction } from '@soundleaf/construction'
import type { SweepPoint } from '@soundleaf/contracts'
import { useTopic } from '@soundleaf/federation'
import { numberIn } from '@soundleaf/texts'
import { Button, Grid, MessageDialog, SelectField } from '@soundleaf/ui'
import { useState, type ReactNode } from 'react'
import { added, shownVariants } from '../document/variants'
import { useEditor, useEditorState } from '../editor-context'
import { t } from '../texts/sweep'
import { fullReason } from '../variants/variant-actions'
import { SweepSpectrum } from './sweep-spectrum'
import {
  fullLabelOf,
  idOf,
  keyOf,
  labelOf,
  valueText,
  withEntered,
  type Entered,
  type Picked,
  type SweptPart,
} from './swept-part'
import { SweptNumbers, type Sweeping } from './swept-numbers'
import { optionsOf, takenAround, type Taken } from './taken'
import { TakenFields } from './taken-fields'
import { useSweep } from './use-sweep'

interface SweepProps {
  readonly title: string
  readonly construction: Construction
  readonly first: SweptPart
  /** What may vary as well. */
  readonly others: readonly SweptPart[]
  readonly children: ReactNode
  readonly onClose: () => void
}

/** So many points a map begins with in each direction. */
const MAP_POINTS = 8

/** One thing of a component that varies, or two: what they take, what that gives, and what is done with it. */
export function Sweep({ title, construction, first, others, children, onClose }: SweepProps) {
  const editor = useEditor()
  const { withMaker } = editor.catalogue
  const document = useEditorState((state) => state.document)
  const fieldValues = useTopic(editor.host.events, 'shell/project-changed')?.project?.fieldValues ?? null
  const [taken, setTaken] = useState<Taken>(() => takenAround(first))
  const [secondTaken, setSecondTaken] = useState<Taken | null>(null)
  const [secondId, setSecondId] = useState('')
  const [picked, setPicked] = useState<Picked | null>(null)
  const [known, setKnown] = useState(() => new Map<string, SweepPoint>())
  // Another property begins anew, in the dialog that is open: the focus stays where it was.
  const [begunFor, setBegunFor] = useState(idOf(first))
  if (begunFor !== idOf(first)) {
    setBegunFor(idOf(first))
    setTaken(takenAround(first))
    setSecondTaken(null)
    setSecondId('')
    setPicked(null)
    setKnown(new Map())
  }
  const second = others.find((part) => idOf(part) === secondId)
  const sweeping: Sweeping = { part: first, taken }
  const also: Sweeping | null =
    second === undefined || secondTaken === null ? null : { part: second, taken: secondTaken }
  const { state, retry } = useSweep(editor.host.api, known, {
    construction,
    fieldValues,
    first: asked(sweeping),
    second: also && asked(also),
  })

  /** Other products have other places: what was picked is then another one. */
  const take = (part: SweptPart, set: (taken: Taken) => void) => (next: Taken) => {
    set(next)
    if (part.kind === 'products') setPicked(null)
  }

  function chooseSecond(id: string): void {
    const chosen = others.find((part) => idOf(part) === id)
    setSecondId(id)
    setPicked(null)
    setSecondTaken(chosen === undefined ? null : takenAround(chosen, MAP_POINTS))
    // A map has fewer points in each direction than a curve.
    setTaken(takenAround(first, chosen === undefined ? undefined : MAP_POINTS))
  }

  const entered = picked === null ? null : enteredOf(sweeping, also, picked)
  const changed = entered === null ? null : withEntered(construction, entered, withMaker)
  const why = picked === null || changed?.ok !== true ? t('sweep.chooseFirst') : undefined
  const full = document === null ? undefined : fullReason(shownVariants(document).length)
  const value = picked === null ? '' : valueText(first, picked.value, taken.productIds)
  const otherValue =
    also === null || picked?.second === undefined
      ? ''
      : valueText(also.part, picked.second, also.taken.productIds)
  const name = also === null ? value : t('sweep.pair', { value, second: otherValue })

  function use(): void {
    if (picked === null || entered === null) return
    if (first.kind === 'number' && second === undefined)
      editor.commands.enter(first.component.id, first.row, numberIn(first.row.unit, picked.value))
    else
      editor.store.edit(
        second === undefined
          ? labelOf(first)
          : t('sweep.step.pair', { property: labelOf(first), other: labelOf(second) }),
        (now) => withEntered(now, entered, withMaker),
      )
    onClose()
  }

  function keep(): void {
    if (changed?.ok !== true) return
    const variant = {
      name: t('sweep.variantName', { property: labelOf(first), value }),
      structure: toWire(changed.value),
    }
    editor.store.changeVariants(added([variant], () => crypto.randomUUID()))
    onClose()
  }

  return (
    <MessageDialog
      title={title}
      size="xl"
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
              : also === null
                ? t('sweep.useValue', { value })
                : t('sweep.usePair', { value, second: otherValue })}
          </Button>
        </>
      }
    >
      <Grid templateColumns={COLUMNS} gap="3">
        {children}
        <TakenFields part={first} taken={taken} onChange={take(first, setTaken)} />
      </Grid>
      <Grid templateColumns={COLUMNS} gap="3">
        <SelectField<string>
          label={t('sweep.second')}
          value={secondId}
          choices={[
            { value: '', label: t('sweep.second.none') },
            ...others.map((part) => ({ value: idOf(part), label: fullLabelOf(part) })),
          ]}
          onChange={chooseSecond}
        />
        {also !== null && (
          <TakenFields
            part={also.part}
            taken={also.taken}
            onChange={take(also.part, setSecondTaken)}
            isSecond
          />
        )}
      </Grid>
      <SweptNumbers
        {...{ fieldValues, state, retry, picked }}
        first={sweeping}
        second={also}
        onPick={setPicked}
        spectrumOf={({ kind }) => (
          <SweepSpectrum
            picked={changed?.ok === true ? changed.value : null}
            {...{ name, fieldValues, kind }}
            now={construction}
          />
        )}
      />
    </MessageDialog>
  )
}

const COLUMNS = 'repeat(auto-fit, minmax(140px, 1fr))'

const asked = ({ part, taken }: Sweeping) => ({
  componentId: part.component.id,
  property: keyOf(part),
  options: optionsOf(part, taken),
})

/** What was picked, the second one first; of a second one that is not picked nothing. */
function enteredOf(first: Sweeping, second: Sweeping | null, picked: Picked): readonly Entered[] {
  const of = ({ part, taken }: Sweeping, value: number): Entered => ({
    part,
    option: part.kind === 'number' ? value : (taken.productIds[value] ?? ''),
  })
  const also = second === null || picked.second === undefined ? [] : [of(second, picked.second)]
  return [...also, of(first, picked.value)]
}
