import { LONGEST_FILING_NAME, type ProjectListItem } from '@soundleaf/contracts'
import { compareNames, formatNumber } from '@soundleaf/texts'
import { Box, Button, chakra, CheckboxField, Text, TextField } from '@soundleaf/ui'
import { t } from '../texts/filing'

interface TagChoicesProps {
  readonly known: readonly string[]
  readonly projects: readonly ProjectListItem[]
  readonly touched: ReadonlyMap<string, boolean>
  readonly onTouch: (tag: string, isOn: boolean) => void
  readonly newTag: string
  readonly onType: (text: string) => void
  readonly onAdd: () => void
}

/** A box for each tag that there is, and a field for another. */
export function TagChoices({ known, projects, touched, onTouch, newTag, onType, onAdd }: TagChoicesProps) {
  const onProjects = projects.flatMap(({ filing }) => filing?.tags ?? [])
  const tags = [...new Set([...known, ...onProjects, ...touched.keys()])].sort(compareNames)
  const countOf = (tag: string) => onProjects.filter((one) => one === tag).length
  const total = projects.length

  return (
    <Box role="group" aria-label={t('tags')} display="grid" gap="2">
      <Text textStyle="sm" color="fg.muted">
        {t('tags')}
      </Text>
      {tags.length === 0 && <Text textStyle="sm">{t('tags.none')}</Text>}
      <Box display="flex" flexWrap="wrap" columnGap="5" rowGap="2" maxHeight="200px" overflow="auto">
        {tags.map((tag) => {
          const count = countOf(tag)
          const isOn = touched.get(tag)
          const isPartly = isOn === undefined && count > 0 && count < total
          return (
            <CheckboxField
              key={tag}
              label={
                <span translate="no">
                  {isPartly
                    ? t('tag.some', { tag, count: formatNumber(count), total: formatNumber(total) })
                    : tag}
                </span>
              }
              checked={isOn ?? count === total}
              onChange={(checked) => onTouch(tag, checked)}
            />
          )
        })}
      </Box>
      <chakra.form
        display="flex"
        gap="2"
        alignItems="flex-end"
        onSubmit={(event) => {
          event.preventDefault()
          onAdd()
        }}
      >
        <Box flex="1">
          <TextField
            label={t('tag.new')}
            value={newTag}
            maxLength={LONGEST_FILING_NAME}
            autoComplete="off"
            onChange={onType}
          />
        </Box>
        <Button type="submit">{t('tag.add')}</Button>
      </chakra.form>
    </Box>
  )
}
