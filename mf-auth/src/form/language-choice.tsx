import { LANGUAGES, languageName, type Language } from '@soundleaf/texts'
import { SelectField } from '@soundleaf/ui'
import { t } from '../texts'

interface LanguageChoiceProps {
  readonly value: Language
  readonly onChange: (language: Language) => void
}

/** Each language by its own name, which a reader of it knows; in one order for everybody. */
const CHOICES = LANGUAGES.map((value) => ({
  value,
  label: languageName(value),
  translate: 'no' as const,
})).sort((one, other) => one.label.localeCompare(other.label, 'en'))

export const LanguageChoice = (props: LanguageChoiceProps) => (
  <SelectField label={t('language.label')} choices={CHOICES} {...props} />
)
