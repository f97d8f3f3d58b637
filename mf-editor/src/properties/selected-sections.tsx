import { insulationName, kindLabel, nameOf, propertiesOf, type Component } from '@soundleaf/construction'
import { formatQuantity } from '@soundleaf/texts'
import { Text } from '@soundleaf/ui'
import { useState } from 'react'
import { useIsGeneric, useSelected } from '../editor-context'
import { useInsulations } from '../catalogue/use-insulations'
import { InsulationSelection } from '../picker/insulation-selection'
import { ProductOriginLine } from '../own-product/product-origin-line'
import { SaveProductButton } from '../own-product/save-product-button'
import { hasProducts, ProductSelection } from '../picker/product-selection'
import { t } from '../texts'
import { NameField } from './name-field'
import { PropertyFields } from './property-fields'
import { Section } from './section'

type Part = 'selection' | 'properties' | 'insulation-selection' | 'insulation-properties'

/** Below the list: product, properties and insulation of the selected component. */
export function SelectedSections() {
  const component = useSelected()
  const [closed, setClosed] = useState<ReadonlySet<Part>>(
    new Set<Part>(['insulation-selection', 'insulation-properties']),
  )
  if (component === null) {
    return (
      <Text px="4" py="4" borderTopWidth="1px" textStyle="xs" color="fg.subtle">
        {t('section.selectLayer')}
      </Text>
    )
  }
  const part = (name: Part) => ({
    isOpen: !closed.has(name),
    onToggle: () => {
      const next = new Set(closed)
      if (!next.delete(name)) next.add(name)
      setClosed(next)
    },
  })
  const kind = kindLabel(component)
  return (
    <>
      {hasProducts(component) ? (
        <Section
          title={t('section.selection', { kind })}
          summary={<span translate="no">{nameOf(component)}</span>}
          {...part('selection')}
        >
          <ProductSelection key={`${component.kind} ${kind}`} component={component} />
        </Section>
      ) : null}
      <Section title={t('section.properties', { kind })} {...part('properties')}>
        <NameField key={component.id} component={component} />
        <PropertyFields component={component} section="component" />
        <ProductOriginLine component={component} />
        {hasProducts(component) && <SaveProductButton component={component} />}
      </Section>
      {'insulation' in component ? (
        <InsulationSections
          component={component}
          selection={part('insulation-selection')}
          properties={part('insulation-properties')}
        />
      ) : null}
    </>
  )
}

interface Toggle {
  readonly isOpen: boolean
  readonly onToggle: () => void
}

function InsulationSections({
  component,
  selection,
  properties,
}: {
  component: Extract<Component, { readonly insulation: unknown }>
  selection: Toggle
  properties: Toggle
}) {
  const { insulation } = component
  const name = insulationName(insulation, useInsulations())
  const rows = propertiesOf(component, useIsGeneric(component))
  const numbers = rows.flatMap((row) =>
    row.control === 'number' && row.section === 'insulation' ? [formatQuantity(row.value, row.unit)] : [],
  )
  const isFilled = insulation.thickness_mm > 0
  return (
    <>
      <Section
        title={t('section.insulationSelection')}
        summary={isFilled ? <span translate="no">{name}</span> : t('section.noInsulation')}
        {...selection}
      >
        <InsulationSelection component={component} />
      </Section>
      <Section
        title={t('section.insulationProperties')}
        summary={isFilled ? numbers.join(', ') : t('section.insulationOff')}
        {...properties}
      >
        <PropertyFields component={component} section="insulation" />
      </Section>
    </>
  )
}
