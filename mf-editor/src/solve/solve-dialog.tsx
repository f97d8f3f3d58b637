import {
  invalidEntryText,
  NUMBER_KEYS,
  toWire,
  varied,
  type Construction,
  type Variation,
} from '@soundleaf/construction'
import type { FieldValues, Product, SolvePoint, SolveRequest, Standard } from '@soundleaf/contracts'
import { useTopic } from '@soundleaf/federation'
import { Box, Button, MessageDialog, MessagePlace } from '@soundleaf/ui'
import { useMemo, useState } from 'react'
import { isGeneric, valueOf } from '../catalogue/catalogue'
import { added, shownVariants } from '../document/variants'
import { useCatalogue, useConstruction, useEditor, useEditorState } from '../editor-context'
import { t } from '../texts/solve'
import { fullReason } from '../variants/variant-actions'
import type { Answer } from './answer-list'
import { variantName, verdictOf } from './answers'
import { Findings } from './findings'
import { RequirementFields } from './requirement-fields'
import { askables, firstForm, requestOf, whyNot, type SolveForm } from './solve-form'
import { useSolve } from './use-solve'
import { usuallyVaried, variablesOf } from './variables'
import { VariationFields } from './variation-fields'

interface Props {
  readonly onClose: () => void
}

/** Finds build-ups that reach what is required within limits; the one that pleases is taken over or kept as a variant. */
export default function SolveDialog({ onClose }: Props) {
  const { host } = useEditor()
  const session = useTopic(host.events, 'shell/session-changed') ?? host.session.current()
  const fieldValues = useTopic(host.events, 'shell/project-changed')?.project?.fieldValues ?? null
  const construction = useConstruction()
  if (construction === null || fieldValues === null) return null
  if (!session.signedIn || session.licence !== 'full')
    return (
      <MessageDialog
        title={t('solve.title')}
        size="md"
        actions={<Button onClick={onClose}>{t('solve.close')}</Button>}
        onClose={onClose}
      >
        <MessagePlace title={t('solve.notInLicence')} />
      </MessageDialog>
    )
  return <Solving {...{ construction, fieldValues, onClose }} standard={session.evaluationStandard} />
}

interface SolvingProps extends Props {
  readonly construction: Construction
  readonly fieldValues: FieldValues
  readonly standard: Standard
}

function Solving({ construction, fieldValues, standard, onClose }: SolvingProps) {
  const { host, store, catalogue } = useEditor()
  const document = useEditorState((state) => state.document)
  const { products, insulations, manufacturers } = useCatalogue((state) => state)
  const circumstances = useMemo(
    () => ({ construction, fieldValues, standard }),
    [construction, fieldValues, standard],
  )
  const variables = useMemo(
    () =>
      variablesOf(construction, {
        products: valueOf(products),
        insulations: valueOf(insulations),
        isGeneric: ({ manufacturerId }) => isGeneric(manufacturerId, valueOf(manufacturers)),
      }),
    [construction, products, insulations, manufacturers],
  )
  const askable = useMemo(() => askables(circumstances), [circumstances])
  const [form, setForm] = useState(() => firstForm(circumstances, usuallyVaried(construction, variables)))
  const [chosen, setChosen] = useState<SolvePoint | null>(null)
  const { search, start, stop } = useSolve(host.api)
  const { asked, answer } = search
  const isRunning = search.kind === 'running'

  const all = useMemo(() => {
    if (asked === null) return null
    const known = [...valueOf(products), ...valueOf(insulations)].map(catalogue.withMaker)
    return varied(construction, variationsOf(asked, known), () => crypto.randomUUID())
  }, [asked, construction, products, insulations, catalogue])
  const answers = useMemo(
    () =>
      (answer?.front ?? []).flatMap((point): Answer[] => {
        const built = all?.build(point.choice)
        if (built?.ok !== true) return []
        const verdict = verdictOf(point, asked?.requirements ?? [], askable, fieldValues)
        return [{ point, construction: built.value, verdict }]
      }),
    [answer, all, asked, askable, fieldValues],
  )

  const change = (part: Partial<SolveForm>) => {
    stop()
    setForm({ ...form, ...part })
  }
  const find = (wanted: SolveForm) => {
    const request = requestOf(wanted, circumstances)
    if (request === null) return
    setChosen(null)
    start(request)
  }
  const at = answers.findIndex(({ point }) => point.choice.join() === chosen?.choice.join())
  const taken = answers[at]
  const why = taken === undefined ? t('solve.chooseFirst') : undefined
  const full = document === null ? undefined : fullReason(shownVariants(document).length)

  const use = ({ construction: found }: Answer) => {
    store.edit(t('solve.step'), () => ({ ok: true, value: found }))
    onClose()
  }
  const keep = ({ point, construction: found }: Answer) => {
    const required = (asked?.requirements ?? []).flatMap(
      ({ of }) => askable.find((one) => one.of === of) ?? [],
    )
    const variant = { name: variantName(point, required), structure: toWire(found) }
    store.changeVariants(added([variant], () => crypto.randomUUID()))
    onClose()
  }

  return (
    <MessageDialog
      title={t('solve.title')}
      size="xl"
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('solve.close')}
          </Button>
          <Button
            variant="outline"
            icon="add"
            disabledReason={why ?? full}
            onClick={() => taken !== undefined && keep(taken)}
          >
            {t('solve.keep')}
          </Button>
          <Button
            variant={taken === undefined ? 'outline' : 'solid'}
            disabledReason={why}
            onClick={() => taken !== undefined && use(taken)}
          >
            {taken === undefined ? t('solve.use') : t('solve.useNumber', { number: String(at + 1) })}
          </Button>
        </>
      }
    >
      <Box css={COLUMNS}>
        <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)" alignContent="start">
          <RequirementFields
            form={form}
            askable={askable}
            onChange={change}
            onInvalid={() => host.toast({ kind: 'error', text: invalidEntryText() })}
          />
          <VariationFields
            varied={form.varied}
            variables={variables}
            onChange={(changed) => change({ varied: changed })}
          />
          {isRunning ? (
            <Button variant="outline" onClick={stop}>
              {t('solve.stop')}
            </Button>
          ) : (
            <Button
              variant={taken === undefined ? 'solid' : 'outline'}
              disabledReason={whyNot(form)}
              onClick={() => find(form)}
            >
              {asked === null ? t('solve.start') : t('solve.again')}
            </Button>
          )}
        </Box>
        <Findings
          {...{ search, answers, askable, construction, form, chosen }}
          onChoose={setChosen}
          onAsk={(part) => {
            const wanted = { ...form, ...part }
            setForm(wanted)
            find(wanted)
          }}
          onRetry={() => asked !== null && start(asked)}
        />
      </Box>
    </MessageDialog>
  )
}

/** The form beside what is found; above it in a narrow window. */
const COLUMNS = {
  display: 'grid',
  gap: '24px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 1000px)': { gridTemplateColumns: 'minmax(280px, 360px) minmax(0, 1fr)' },
} as const

/** What varies as the rules take it, with the products themselves. */
function variationsOf(
  { variations }: Pick<SolveRequest, 'variations'>,
  products: readonly Product[],
): readonly Variation[] {
  return variations.flatMap(({ componentId, of, values, productIds }): readonly Variation[] => {
    if (of === 'product' || of === 'fill') {
      const chosen = productIds.flatMap((id) => products.find((one) => one.id === id) ?? [])
      return [{ componentId, of, products: chosen }]
    }
    const key = of === 'count' ? of : NUMBER_KEYS.find((known) => known === of)
    return key === undefined ? [] : [{ componentId, of: key, values }]
  })
}
