import { formatNumber, numberIn, unitName } from '@soundleaf/texts'
import { Box, Flex, IconButton, SelectField, Text, TextField } from '@soundleaf/ui'
import { t } from '../texts/solve'
import { MOST_OPTIONS } from './option-text'
import { Part } from './part'
import { ProductChoice } from './product-choice'
import { combinations, optionsOf } from './solve-form'
import type { Variable, VariedPart } from './variables'

interface Props {
  readonly varied: readonly VariedPart[]
  readonly variables: readonly Variable[]
  readonly onChange: (varied: readonly VariedPart[]) => void
}

/** What may vary, with its options; everything else stays as it is. */
export function VariationFields({ varied, variables, onChange }: Props) {
  const count = combinations(varied)
  const free = variables.filter(({ id }) => varied.every(({ variable }) => variable.id !== id))
  const set = (at: number, change: Partial<VariedPart>) =>
    onChange(varied.map((one, index) => (index === at ? { ...one, ...change } : one)))
  return (
    <Part
      title={t('solve.varies')}
      {...(count === null || varied.length === 0 ? {} : { aside: t('solve.combinations', { count }) })}
    >
      {varied.map((one, at) => (
        <Flex key={one.variable.id} gap="1" align="start">
          <Box flex="1" minWidth="0">
            {one.variable.range === null ? (
              <ProductChoice
                label={one.variable.label}
                products={one.variable.products}
                productIds={one.productIds}
                onChange={(productIds) => set(at, { productIds })}
              />
            ) : (
              <Options varied={one} onChange={(text) => set(at, { text })} />
            )}
          </Box>
          <IconButton
            icon="close"
            label={t('solve.leaveOut', { what: one.variable.label })}
            onClick={() => onChange(varied.filter((_, index) => index !== at))}
          />
        </Flex>
      ))}
      {free.length > 0 && (
        <SelectField<string>
          label={t('solve.addVariable')}
          value=""
          choices={[{ value: '', label: '' }, ...free.map(({ id, label }) => ({ value: id, label }))]}
          onChange={(id) => {
            const variable = free.find((one) => one.id === id)
            if (variable !== undefined) onChange([...varied, { variable, text: '', productIds: [] }])
          }}
        />
      )}
      {varied.length === 0 && (
        <Text textStyle="xs" color="fg.muted">
          {t('solve.nothingVaries')}
        </Text>
      )}
    </Part>
  )
}

/** An example of a span, and one for numbers that are small, as inches are. */
const SPAN = { from: '70', to: '200', step: '10' } as const
const SHORT_SPAN = { from: '3', to: '8', step: '1' } as const

function Options({ varied, onChange }: { varied: VariedPart; onChange: (text: string) => void }) {
  const { variable, text } = varied
  const { min, max } = variable.range ?? { min: 0, max: 0 }
  const range = { min: numberIn(variable.unit, min), max: numberIn(variable.unit, max) }
  const example = unitName(variable.unit) === variable.unit ? SPAN : SHORT_SPAN
  return (
    <TextField
      label={variable.label}
      value={text}
      maxLength={400}
      note={t('solve.options', { ...range, ...example })}
      {...(text !== '' && optionsOf(varied) === null
        ? { error: t('solve.badOptions', { ...range, most: formatNumber(MOST_OPTIONS) }) }
        : {})}
      onChange={onChange}
    />
  )
}
