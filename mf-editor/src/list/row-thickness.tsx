import { propertiesOf, type Component, type NumberKey, type NumberRow } from '@soundleaf/construction'
import { fieldIn, unitName } from '@soundleaf/texts'
import { Box, NumberInput, Unit } from '@soundleaf/ui'
import { useEditor, useIsGeneric } from '../editor-context'
import { t } from '../texts'

/** The property that is a component's thickness. Where the cavity follows the beam, it is the beam's depth. */
export function thicknessKey(component: Component): NumberKey {
  switch (component.kind) {
    case 'frame':
      return component.isDepthLinked ? 'depthOfBeam' : 'totalCavityDepth'
    case 'cavity':
      return 'totalCavityDepth'
    case 'ribPanel':
      return 'depthOfBeam'
    default:
      return 'thickness'
  }
}

export function numberRow(component: Component, isGeneric: boolean, key: NumberKey): NumberRow | undefined {
  return propertiesOf(component, isGeneric).flatMap((row) =>
    row.control === 'number' && row.key === key ? [row] : [],
  )[0]
}

/** Room of the field alone, and with its unit: inches with a fraction are longer than millimetres. */
export const thicknessWidths = () =>
  unitName('mm') === 'mm' ? { field: '48px', column: '74px' } : { field: '74px', column: '94px' }

interface Props {
  readonly component: Component
  /** What the component is called, unlike every other one. */
  readonly spoken: string
  readonly isInvalid: boolean
  readonly isSelected: boolean
  /** Which number; the component's own thickness when not given. */
  readonly numberKey?: NumberKey
}

/** The thickness in a row, edited in place. Focusing it selects the component. */
export function RowThickness({ component, spoken, isInvalid, isSelected, numberKey }: Props) {
  const { store, commands } = useEditor()
  const row = numberRow(component, useIsGeneric(component), numberKey ?? thicknessKey(component))
  if (row === undefined) return <span />
  const field = fieldIn(row.unit)
  return (
    <Box display="flex" alignItems="center" gap="1">
      <NumberInput
        aria-label={t('list.number', { property: row.label, name: spoken, unit: field.unit })}
        {...field}
        size="xs"
        width={thicknessWidths().field}
        variant={isSelected ? 'outline' : 'flushed'}
        value={row.value}
        min={row.range.min}
        max={row.range.max}
        decimals={row.decimals}
        readOnly={!row.editable}
        disabled={row.disabled}
        invalid={isInvalid || row.value > row.range.max}
        data-thickness=""
        onFocus={() => store.select(component.id)}
        onCommit={(text) => commands.enter(component.id, row, text)}
      />
      <Unit fontSize="xs" aria-hidden>
        {field.unit}
      </Unit>
    </Box>
  )
}
