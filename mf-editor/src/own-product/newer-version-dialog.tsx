import {
  differences,
  ruleText,
  selectInsulation,
  selectProduct,
  toWire,
  type Construction,
} from '@soundleaf/construction'
import { DEFAULT_FIELD_VALUES, type ProjectContent } from '@soundleaf/contracts'
import { formatNumber } from '@soundleaf/texts'
import { Button, DifferenceTable, MessageDialog, Sub, Text } from '@soundleaf/ui'
import { useMemo } from 'react'
import { useComponent, useConstruction, useEditor } from '../editor-context'
import { t } from '../texts'
import { useNewerVersion, type NewerVersion, type Part } from './newer-version'
import { useMainRatings } from './use-main-ratings'

interface Props {
  readonly componentId: string
  readonly part: Part
  readonly onClose: () => void
}

/** What a newer version of a product would change in the layer and in the numbers; it is taken or left. */
export default function NewerVersionDialog({ componentId, part, onClose }: Props) {
  const component = useComponent(componentId)
  const construction = useConstruction()
  const newer = useNewerVersion(component, part)
  if (construction === null || newer === null) return null
  return <Comparison {...{ componentId, part, onClose, construction, newer }} />
}

function Comparison({
  componentId,
  part,
  onClose,
  construction,
  newer,
}: Props & { readonly construction: Construction; readonly newer: NewerVersion }) {
  const { commands, catalogue } = useEditor()
  const { product, from, to } = newer
  const taken = useMemo(
    () =>
      part === 'product'
        ? selectProduct(construction, componentId, catalogue.withMaker(product))
        : selectInsulation(construction, componentId, product),
    [part, construction, componentId, product, catalogue],
  )
  const then = taken.ok ? taken.value : null
  const differing = useMemo(
    () => (then === null ? [] : differences(contentOf(construction), contentOf(then))),
    [construction, then],
  )
  const ratings = useMainRatings(construction, then)
  const version = formatNumber(to)
  return (
    <MessageDialog
      title={t('newer.title', { version, name: product.name })}
      size="md"
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('newer.keep')}
          </Button>
          <Button
            variant="solid"
            disabledReason={taken.ok ? undefined : ruleText(taken.failure)}
            onClick={() => {
              onClose()
              if (part === 'product') commands.choose(componentId, product)
              else commands.insulate(componentId, product)
            }}
          >
            {t('newer.take', { version })}
          </Button>
        </>
      }
    >
      <Text color="fg.muted" textStyle="sm">
        {t('newer.lead', { version: formatNumber(from) })}
      </Text>
      {!taken.ok && (
        <Text color="fg.error" textStyle="sm">
          {ruleText(taken.failure)}
        </Text>
      )}
      {taken.ok && differing.length === 0 && <Text textStyle="sm">{t('newer.same')}</Text>}
      {differing.length + ratings.length > 0 && (
        <DifferenceTable
          heads={[
            t('newer.table'),
            t('newer.now', { version: formatNumber(from) }),
            t('newer.then', { version }),
          ]}
          rows={[...differing, ...ratings.map((one) => ({ ...one, what: <Sub>{one.what}</Sub> }))]}
        />
      )}
    </MessageDialog>
  )
}

/** What `differences` compares of a construction. */
const contentOf = (construction: Construction): ProjectContent => ({
  name: '',
  structures: [toWire(construction)],
  fieldValues: DEFAULT_FIELD_VALUES.Iso,
})
