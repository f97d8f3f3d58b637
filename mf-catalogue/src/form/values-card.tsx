import { SWITCH_KEYS } from '@soundleaf/construction'
import type { ProductType, PropertyKey } from '@soundleaf/contracts'
import { fieldsOf, WORDS } from '@soundleaf/products'
import { Select, Stack, SwitchField, Box } from '@soundleaf/ui'
import { askedOf, type Draft, type ReadDraft } from './draft'
import { propertyLabel } from './property-label'
import { ValueRow } from './value-row'

interface ValuesProps {
  readonly draft: Draft
  readonly read: ReadDraft
  readonly faultOf: (field: string) => string | undefined
  readonly readOnly: boolean
  readonly onText: (field: string, text: string) => void
}

/** Every property that products of the type give. */
export function Values({ draft, read, faultOf, readOnly, onText }: ValuesProps) {
  const asked = askedOf(draft)
  return (
    <Stack gap="2">
      {fieldsOf(draft['type'] as ProductType).map((field) =>
        field.holds === 'number' ? (
          <ValueRow
            key={field.key}
            field={field.key}
            text={draft[field.key] ?? ''}
            least={field.least}
            most={field.most}
            asked={asked}
            fault={faultOf(field.key)}
            question={read.questions.find(({ key }) => key === field.key)?.message}
            readOnly={readOnly}
            onText={(text) => onText(field.key, text)}
          />
        ) : (
          <WordRow key={field.key} field={field.key} {...{ draft, readOnly, onText }} />
        ),
      )}
    </Stack>
  )
}

function WordRow({
  field,
  draft,
  readOnly,
  onText,
}: { readonly field: PropertyKey } & Pick<ValuesProps, 'draft' | 'readOnly' | 'onText'>) {
  const words = WORDS.get(field) ?? ['']
  const label = propertyLabel(field)
  if (SWITCH_KEYS.some((key) => key === field))
    return (
      <SwitchField
        label={label}
        checked={draft[field] === 'true'}
        disabled={readOnly}
        onChange={(isOn) => onText(field, String(isOn))}
      />
    )
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr) minmax(0, 2fr)" gap="2" alignItems="center">
      <Box as="span" textStyle="sm" color="fg.muted" aria-hidden>
        {label}
      </Box>
      <Select
        size="sm"
        aria-label={label}
        value={draft[field] ?? words[0]}
        disabled={readOnly}
        choices={words.map((value) => ({ value, label: value, translate: 'no' as const }))}
        onChange={(value) => onText(field, value)}
      />
    </Box>
  )
}
