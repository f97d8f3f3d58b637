import { MEASURED_QUANTITIES, type MeasuredQuantity } from '@soundleaf/contracts'
import { SelectField, Stack } from '@soundleaf/ui'
import { Card } from '../card'
import type { Choices, Fault, Reading, Table } from '../reading'
import { t } from '../texts'
import { FaultList } from './fault-list'
import { PasteField } from './paste-field'
import { ReadingTable } from './reading-table'

interface InputCardProps {
  readonly text: string
  readonly table: Table
  readonly reading: Reading
  readonly quantity: MeasuredQuantity | null
  readonly onText: (text: string, fileName?: string) => void
  readonly onQuantity: (quantity: MeasuredQuantity) => void
  readonly onChoices: (choices: Choices) => void
  readonly onCorrection: (fault: Fault, correction: string) => void
}

/** What was pasted and how it is read: quantity, bands, columns, and what was not understood. */
export function InputCard(props: InputCardProps) {
  const { text, table, reading, quantity, onText, onQuantity, onChoices, onCorrection } = props
  const { ranges, range } = reading
  return (
    <Card title={t('input.title')}>
      <Stack gap="4">
        <PasteField text={text} onText={onText} />
        <SelectField
          label={t('quantity.label')}
          value={quantity ?? ''}
          choices={[
            ...(quantity === null ? [{ value: '' as const, label: t('quantity.choose') }] : []),
            ...MEASURED_QUANTITIES.map((value) => ({ value, label: t(`quantity.${value}`) })),
          ]}
          onChange={(value) => {
            if (value !== '') onQuantity(value)
          }}
        />
        {range !== null && (
          <SelectField
            label={t('range.label')}
            note={t('range.note')}
            value={range}
            choices={ranges.map(({ id }) => ({ value: id, label: t('range.choice', { range: id }) }))}
            onChange={(id) => onChoices({ range: id })}
          />
        )}
        {table.rows.length > 0 && (
          <>
            <FaultList faults={reading.faults} onCorrection={onCorrection} />
            <ReadingTable table={table} reading={reading} onRoles={(roles) => onChoices({ roles })} />
          </>
        )}
      </Stack>
    </Card>
  )
}
