import { nameOf, type Component } from '@soundleaf/construction'
import { useTopic } from '@soundleaf/federation'
import { Button, MessageDialog, MessagePlace, SelectField } from '@soundleaf/ui'
import { useMemo, useState } from 'react'
import { isGeneric, valueOf } from '../catalogue/catalogue'
import { useCatalogue, useConstruction, useEditor } from '../editor-context'
import { t } from '../texts/sweep'
import { Sweep } from './sweep'
import { idOf, labelOf, sweptParts } from './swept-part'

interface SweepDialogProps {
  readonly component: Component
  readonly onClose: () => void
}

/** What the construction does while something of a component varies, or two things; what pleases is taken over or kept. */
export default function SweepDialog({ component, onClose }: SweepDialogProps) {
  const { host } = useEditor()
  const session = useTopic(host.events, 'shell/session-changed') ?? host.session.current()
  const construction = useConstruction()
  const { products, insulations, manufacturers } = useCatalogue((state) => state)
  const parts = useMemo(
    () =>
      construction === null
        ? []
        : sweptParts(construction, {
            products: valueOf(products),
            insulations: valueOf(insulations),
            isGeneric: ({ manufacturerId }) => isGeneric(manufacturerId, valueOf(manufacturers)),
          }),
    [construction, products, insulations, manufacturers],
  )
  const own = parts.filter((part) => part.component.id === component.id)
  const [chosen, setChosen] = useState<string | null>(null)
  const first = own.find((part) => idOf(part) === chosen) ?? own[0]
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
    <Sweep {...{ title, construction, first, onClose }} others={parts.filter((part) => part !== first)}>
      <SelectField<string>
        label={t('sweep.property')}
        value={idOf(first)}
        choices={own.map((part) => ({ value: idOf(part), label: labelOf(part) }))}
        onChange={setChosen}
      />
    </Sweep>
  )
}
