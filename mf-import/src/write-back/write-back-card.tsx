import type { RemoteHost } from '@soundleaf/contracts'
import { useTopic } from '@soundleaf/federation'
import type { RatedCopy } from '@soundleaf/ifc'
import { formatNumber } from '@soundleaf/texts'
import { Box, Button, CheckboxField, Flex, Heading, saveFile, SelectField, Stack } from '@soundleaf/ui'
import { useState } from 'react'
import type { ReadModel, TypeRating } from '../file/messages'
import type { Model } from '../file/model'
import { IdsCheck } from '../ids/ids-check'
import { saveCsv } from '../tables/csv-text'
import { differenceRows } from '../tables/rows'
import { t } from '../texts'
import type { ReviewedType } from '../types/reviews'
import { RATING_FORMS, ratingNumbers, ratingText, type RatingForm } from './rating-text'
import { RatingTable, type RatingRow } from './rating-table'
import { useRatings } from './use-ratings'

interface WriteBackCardProps {
  readonly host: RemoteHost<'import'>
  readonly rows: readonly ReviewedType[]
  readonly file: { readonly name: string; readonly model: ReadModel }
  /** The projects that were made on this page, by the key of the type. */
  readonly known: ReadonlyMap<string, string>
  readonly write: Model['write']
}

/** The ratings of the projects that were made of a model, written into a copy of its file. */
export function WriteBackCard({ host, rows, file, known, write }: WriteBackCardProps) {
  const session = useTopic(host.events, 'shell/session-changed')
  const isFull = session?.signedIn === true && session.licence === 'full'
  const { progress, rated, load } = useRatings(host)
  const [form, setForm] = useState<RatingForm>('terms')
  const [isPredicted, setPredicted] = useState(false)
  const [hasNumbers, setNumbers] = useState(true)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isWriting, setWriting] = useState(false)
  const [copy, setCopy] = useState<RatedCopy | 'none' | null>(null)

  const table = (rated ?? []).flatMap(({ key, project, answer }): readonly (RatingRow & TypeRating)[] => {
    const type = rows.find((row) => row.type.key === key)?.type
    const text = answer.isRandom ? null : ratingText(answer, form, isPredicted)
    if (type === undefined || text === null) return []
    const link = `${window.location.origin}/editor/${project.projectId}`
    const numbers = hasNumbers ? ratingNumbers(answer, { link, savedDateUtc: project.modifiedDateUtc }) : null
    return [{ key, text, numbers, type, isWritten: !left.has(key) }]
  })
  const wanted = table.filter(({ isWritten }) => isWritten)

  async function save(): Promise<void> {
    setWriting(true)
    const made = await write(wanted.map(({ key, text, numbers }) => ({ key, text, numbers })))
    setWriting(false)
    setCopy(made ?? 'none')
    if (made !== null) saveFile(file.name.replace(/(\.ifc)?$/i, '.rated.ifc'), new Blob([made.bytes]))
  }
  function toggle(key: string, isWritten: boolean): void {
    const next = new Set(left)
    if (isWritten) next.delete(key)
    else next.add(key)
    setLeft(next)
    setCopy(null)
  }

  return (
    <Box as="section" aria-label={t('write.title')} bg="bg" borderWidth="1px" borderRadius="l3" marginTop="4">
      <Flex align="center" padding="3" paddingInlineStart="4" borderBottomWidth="1px" gap="3" wrap="wrap">
        <Heading as="h2" size="sm">
          {t('write.title')}
        </Heading>
        <Button
          size="sm"
          marginInlineStart="auto"
          loading={progress !== null}
          disabledReason={isFull ? undefined : t('write.licence')}
          onClick={() => {
            setCopy(null)
            void load(
              rows.filter(({ type }) => type.layers.length > 0),
              file.model,
              known,
            )
          }}
        >
          {t('write.load')}
        </Button>
      </Flex>
      <Stack gap="4" padding="4">
        <Box textStyle="sm" color="fg.muted" role="status">
          {progress !== null
            ? t('write.progress', { done: formatNumber(progress.done), all: formatNumber(progress.all) })
            : rated === null
              ? t('write.lead')
              : t('write.found', { count: table.length })}
        </Box>
        {table.length > 0 && (
          <>
            <RatingTable rows={table} onToggle={toggle} />
            <Flex gap="4" wrap="wrap" align="end">
              <Box minWidth="220px">
                <SelectField
                  label={t('write.form')}
                  value={form}
                  choices={RATING_FORMS.map((value) => ({ value, label: t(`write.form.${value}`) }))}
                  onChange={setForm}
                />
              </Box>
              <CheckboxField label={t('write.predicted')} checked={isPredicted} onChange={setPredicted} />
              <CheckboxField label={t('write.numbers')} checked={hasNumbers} onChange={setNumbers} />
            </Flex>
            <Flex gap="3" align="center" wrap="wrap">
              <Button
                variant="solid"
                loading={isWriting}
                disabledReason={wanted.length === 0 ? t('write.nothing') : undefined}
                onClick={() => void save()}
              >
                {t('write.save')}
              </Button>
              <Button onClick={() => saveCsv(differenceRows(table), file.name, 'ratings')}>
                {t('write.csv')}
              </Button>
              <Box textStyle="sm" color="fg.muted" role="status">
                {t('write.summary', {
                  types: wanted.length,
                  elements: wanted.reduce((sum, { type }) => sum + type.count, 0),
                })}
              </Box>
            </Flex>
            <Outcome copy={copy} />
          </>
        )}
        <IdsCheck
          types={rows.map(({ type }) => {
            const rating = table.find(({ key }) => key === type.key)
            return { type, text: rating?.text ?? null, numbers: rating?.numbers ?? null }
          })}
        />
      </Stack>
    </Box>
  )
}

function Outcome({ copy }: { readonly copy: RatedCopy | 'none' | null }) {
  if (copy === null) return null
  if (copy === 'none')
    return (
      <Box role="alert" textStyle="sm" color="fg.error">
        {t('write.failed')}
      </Box>
    )
  const { changedLines, addedLines, notWritten } = copy
  return (
    <Box role="status" textStyle="sm">
      {t('write.done', { changed: changedLines, added: addedLines })}
      {notWritten.length > 0 && (
        <ul>
          {notWritten.map(({ globalId, why }) => (
            <li key={globalId}>{t(`notWritten.${why}`, { globalId })}</li>
          ))}
        </ul>
      )}
    </Box>
  )
}
