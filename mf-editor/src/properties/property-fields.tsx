import {
  genericName,
  nominalSize,
  propertiesOf,
  type Component,
  type NumberRow,
  type PropertyRow,
} from '@soundleaf/construction'
import { fieldIn, formatQuantity, numberIn } from '@soundleaf/texts'
import { Box, NumberField, Select, SwitchField, Text } from '@soundleaf/ui'
import { dequal } from 'dequal/lite'
import { memo } from 'react'
import { useEditor, useEditorState, useIsGeneric, useIsWindow } from '../editor-context'
import { t } from '../texts'

interface Props {
  readonly component: Component
  /** The rows of the component itself, of its insulation, or all. */
  readonly section?: PropertyRow['section']
}

/** The properties of a component with their units; those that a manufacturer's product fixes are read-only. */
export function PropertyFields({ component, section }: Props) {
  const rows = propertiesOf(component, useIsGeneric(component))
  const isWindow = useIsWindow()
  const shown = rows.filter(
    (row) => (section === undefined || row.section === section) && (row.key !== 'gas' || isWindow),
  )
  const nominal = section === 'insulation' ? null : nominalSize(component)
  return (
    <Box display="grid" gap="1.5">
      {shown.map((row) => (
        <PropertyField key={row.key} componentId={component.id} row={row} />
      ))}
      {nominal !== null && <Line label={t('property.nominal')}>{nominal}</Line>}
    </Box>
  )
}

/** Width of the column right of the labels: field, gap and unit. */
const VALUE_WIDTH = '136px'

interface FieldProps {
  readonly componentId: string
  readonly row: PropertyRow
}

/** Rows are built anew for each rendering of the section; only those with other values render again. */
const PropertyField = memo(Field, dequal)

function Field({ componentId, row }: FieldProps) {
  const { commands } = useEditor()
  const isMistyped = useEditorState(
    ({ mistyped }) => mistyped?.componentId === componentId && mistyped.key === row.key,
  )
  switch (row.control) {
    case 'number': {
      // A project from before may have a fill that is thicker than its cavity.
      const isBeyond = row.value > row.range.max
      return (
        <Box>
          <NumberField
            label={row.label}
            value={row.value}
            min={row.range.min}
            max={row.range.max}
            decimals={row.decimals}
            step={stepOf(row.decimals)}
            {...fieldIn(row.unit)}
            readOnly={!row.editable}
            disabled={row.disabled}
            {...(isBeyond ? { error: rangeText(row) } : {})}
            onCommit={(text) => commands.enter(componentId, row, text)}
          />
          {isMistyped && !isBeyond && (
            <Text textStyle="xs" color="fg.muted" mt="1">
              {rangeText(row)}
            </Text>
          )}
        </Box>
      )
    }
    case 'switch':
      return (
        <Line label={row.label}>
          <SwitchField
            label=""
            aria-label={row.label}
            checked={row.value}
            disabled={row.disabled}
            onChange={(isOn) => commands.turn(componentId, row.key, isOn, row.label)}
          />
        </Line>
      )
    case 'word':
      return (
        <Line label={row.label}>
          <Select
            size="sm"
            aria-label={row.label}
            value={row.value}
            choices={row.words}
            disabled={row.disabled}
            onChange={(word) => commands.pick(componentId, row, word)}
          />
        </Line>
      )
    case 'text':
      return (
        <Line label={row.label}>
          <span translate="no">{genericName(row.value)}</span>
        </Line>
      )
  }
}

function Line({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <Box
      display="grid"
      gridTemplateColumns={`minmax(0, 1fr) ${VALUE_WIDTH}`}
      columnGap="2"
      alignItems="center"
      minHeight="7"
      textStyle="sm"
    >
      <Box color="fg.muted">{label}</Box>
      <Box>{children}</Box>
    </Box>
  )
}

/** The toast about a refused number is the same for every property; this names the range of this one. */
function rangeText({ label, unit, range }: NumberRow): string {
  const [min, max] = [numberIn(unit, range.min), formatQuantity(range.max, unit)]
  return t('property.range', { property: label, min, max })
}

/** An arrow key changes a length by 1 mm, a loss factor by its last decimal. */
const stepOf = (decimals: number) => (decimals > 2 ? 10 ** -(decimals - 1) : 1)
