import { useState } from 'react'
import { Box, Select } from '@soundleaf/ui'
import type { Wanted } from '../list/wanted'
import { t } from '../texts'

/** Values of the selects: any, and after a letter what is chosen, which may be empty. */
const ANY = ''
const valueOf = (chosen: string | null) => (chosen === null ? ANY : `=${chosen}`)
const chosenOf = (value: string) => (value === ANY ? null : value.slice(1))

/** What is wanted of a list: what is typed above it, with the job and the tag that are chosen in it. */
export function useFiled(filter: string) {
  const [job, setJob] = useState<string | null>(null)
  const [tag, setTag] = useState<string | null>(null)
  const wanted: Wanted = { filter, job, tag }
  return { wanted, setJob, setTag }
}

interface FiledFilterProps extends ReturnType<typeof useFiled> {
  readonly jobs: readonly string[] | undefined
  readonly tags: readonly string[] | undefined
}

/** Narrows a list to one job and one tag; only where something in it is filed. */
export function FiledFilter({ jobs = [], tags = [], wanted, setJob, setTag }: FiledFilterProps) {
  const { job, tag } = wanted
  if (jobs.length + tags.length === 0 && job === null && tag === null) return null
  const named = (names: readonly string[], chosen: string | null) =>
    // What was chosen stays in sight when nothing has it any more.
    [...new Set([...names, ...(chosen === null || chosen === '' ? [] : [chosen])])].map((name) => ({
      value: valueOf(name),
      label: name,
      translate: 'no' as const,
    }))
  return (
    <Box display="flex" flexWrap="wrap" gap="2" padding="8px 16px">
      <Box width={{ base: '100%', md: '220px' }}>
        <Select
          aria-label={t('filed.job')}
          value={valueOf(job)}
          choices={[
            { value: ANY, label: t('filed.job.any') },
            { value: valueOf(''), label: t('filed.job.none') },
            ...named(jobs, job),
          ]}
          onChange={(value) => setJob(chosenOf(value))}
        />
      </Box>
      <Box width={{ base: '100%', md: '220px' }}>
        <Select
          aria-label={t('filed.tag')}
          value={valueOf(tag)}
          choices={[{ value: ANY, label: t('filed.tag.any') }, ...named(tags, tag)]}
          onChange={(value) => setTag(chosenOf(value))}
        />
      </Box>
    </Box>
  )
}
