import {
  NEW_PROJECT_TYPES,
  TEMPLATE_TYPES,
  TEMPLATES,
  type StructureType,
  type Template,
} from '@soundleaf/contracts'
import { structureTypeLabel, templateLabel } from '@soundleaf/construction'
import { StructureTypeIcon } from '@soundleaf/drawing'
import { Box, RadioCards } from '@soundleaf/ui'
import { t } from '../texts'

/** What a new project begins with: the default construction of a type, or another template. */
export type Choice = StructureType | Template

const isTemplate = (choice: Choice): choice is Template => TEMPLATES.some((template) => template === choice)

/** The structure type of a choice, and the template where it is one. */
export function beginningOf(choice: Choice): { readonly type: StructureType; readonly template?: Template } {
  return isTemplate(choice) ? { type: TEMPLATE_TYPES[choice], template: choice } : { type: choice }
}

const options = () =>
  [...NEW_PROJECT_TYPES, ...TEMPLATES].map((choice) => ({
    value: choice,
    content: (
      <>
        <Box display="grid" placeItems="center" bg="bg.paper" borderRadius="l1">
          <StructureTypeIcon type={choice} size="large" />
        </Box>
        <span>{isTemplate(choice) ? templateLabel(choice) : structureTypeLabel(choice)}</span>
      </>
    ),
  }))

interface TypeChoiceProps {
  readonly value: Choice
  readonly onChange: (choice: Choice) => void
}

/** The six structure types and the templates beside them, as pictures to choose from. */
export function TypeChoice({ value, onChange }: TypeChoiceProps) {
  return (
    <RadioCards
      legend={t('new.type')}
      name="type"
      look="tiles"
      value={value}
      options={options()}
      onChange={onChange}
    />
  )
}
