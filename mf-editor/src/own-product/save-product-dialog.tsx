import { nameOf, productOriginOf, type Component } from '@soundleaf/construction'
import { VALUE_ORIGINS, type OwnProductContent, type ProductKeeper } from '@soundleaf/contracts'
import { knownFailureText } from '@soundleaf/messages/failures'
import type { Fault } from '@soundleaf/products'
import { Box, Button, MessageDialog, SelectField, Text, TextField } from '@soundleaf/ui'
import { useId, useState } from 'react'
import { valueOf } from '../catalogue/catalogue'
import { useComponent, useConstruction, useEditor } from '../editor-context'
import { t } from '../texts'
import { isSaid, productOfLayer, type Said } from './product-of-layer'

interface Props {
  readonly componentId: string
  readonly onClose: () => void
}

/** Asks what a product needs beside the values of the layer, keeps it, and makes the layer that product. */
export default function SaveProductDialog({ componentId, onClose }: Props) {
  const component = useComponent(componentId)
  return component === null ? null : <Form {...{ component, onClose }} />
}

function Form({ component, onClose }: { readonly component: Component; readonly onClose: () => void }) {
  const { host, catalogue, commands } = useEditor()
  const construction = useConstruction()
  // Made once, so that a repeated save makes no second product.
  const [id] = useState(() => crypto.randomUUID())
  const [said, setSaid] = useState(() => saidFirst(component))
  const [keptBy, setKeptBy] = useState<ProductKeeper>('own')
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const formId = useId()
  const text = (field: keyof Said) => ({
    value: said[field],
    error: faults.find((fault) => fault.field === field)?.message,
    onChange: (value: string) => {
      setSaid({ ...said, [field]: value })
      setFaults(faults.filter((fault) => fault.field !== field))
      setRefusal(null)
    },
  })

  async function keep(content: OwnProductContent): Promise<void> {
    const body = { id, base: 0, keptBy, content }
    const saved = await host.api.call('saveOwnProduct', { body }, { reports: 'network' })
    if (!saved.ok) {
      setRefusal(knownFailureText(saved.failure) ?? saved.failure.message)
      return
    }
    const read = await host.api.call('getProduct', { params: { id } }, { reports: 'network' })
    host.toast({ kind: 'success', text: t('save.saved', { name: content.name }) })
    onClose()
    // Saved it is in any case; without an answer the layer stays what it was.
    if (!read.ok) return
    catalogue.add(read.value)
    commands.choose(component.id, read.value)
  }

  async function save(): Promise<void> {
    if (construction === null || isSaving) return
    const products = valueOf(catalogue.state.getState().products)
    const reading = productOfLayer(construction, component, said, products)
    setFaults(reading.ok ? [] : reading.faults)
    if (!reading.ok) return
    setSaving(true)
    await keep(reading.value)
    setSaving(false)
  }

  const ofValues = faults.filter(({ field }) => !isSaid(field ?? ''))
  return (
    <MessageDialog
      title={t('save.title', { name: nameOf(component) })}
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('save.cancel')}
          </Button>
          <Button variant="solid" type="submit" form={formId} loading={isSaving}>
            {t('save.save')}
          </Button>
        </>
      }
    >
      <Text color="fg.muted" textStyle="sm">
        {t('save.lead')}
      </Text>
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <Box display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3" alignItems="start">
          <TextField label={t('save.name')} maxLength={100} {...text('name')} />
          <TextField label={t('save.manufacturer')} maxLength={100} {...text('manufacturer')} />
          <TextField label={t('save.document')} maxLength={200} {...text('source')} />
          <TextField label={t('save.page')} maxLength={40} {...text('sourcePage')} />
          <TextField label={t('save.date')} placeholder="2026-03-31" {...text('sourceDate')} />
          <SelectField
            label={t('save.origin')}
            value={said.origin}
            choices={VALUE_ORIGINS.map((value) => ({ value, label: t(`save.origin.${value}`) }))}
            onChange={(origin) => setSaid({ ...said, origin })}
          />
          <SelectField
            label={t('picker.keptBy')}
            value={keptBy}
            choices={(['own', 'team'] as const).map((value) => ({
              value,
              label: t(`picker.keptBy.${value}`),
            }))}
            onChange={setKeptBy}
          />
        </Box>
      </form>
      <Box role="alert" textStyle="sm" color="fg.error">
        {refusal}
        {ofValues.length > 0 && (
          <>
            {t('save.faulty', { count: ofValues.length })}
            <ul>
              {ofValues.map(({ message }) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          </>
        )}
      </Box>
    </MessageDialog>
  )
}

/** A copy of a product is not its manufacturer's, and its values need a source of their own. */
function saidFirst(component: Component): Said {
  const isOfProduct = productOriginOf(component).source !== null
  return {
    name: component.name,
    manufacturer: '',
    origin: isOfProduct ? 'declared' : 'estimated',
    source: '',
    sourcePage: '',
    sourceDate: '',
  }
}
