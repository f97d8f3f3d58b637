import { useState } from 'react'
import type { MakeLinkRequest, RemoteHost } from '@soundleaf/contracts'
import { useRead } from '@soundleaf/federation'
import { formatNumber } from '@soundleaf/texts'
import { Button, chakra, PasswordField, SelectField, TextField } from '@soundleaf/ui'
import { t } from '../texts/exchange'

const DAYS = [1, 7, 30, 90, 365] as const
const USUAL_DAYS = '30'
/** As the server counts. */
const LONGEST_NOTE = 100
const SHORTEST_PASSWORD = 8
/** Stands for the project as it is, among the numbers of revisions. */
const FOLLOWING = 'following'

interface LinkFormProps {
  readonly host: RemoteHost<'projects'>
  readonly projectId: string
  /** True when the link was made. */
  readonly onMake: (request: MakeLinkRequest) => Promise<boolean>
}

/** What a new link shows, for how long and to whom. */
export function LinkForm({ host, projectId, onMake }: LinkFormProps) {
  const [note, setNote] = useState('')
  const [shows, setShows] = useState(FOLLOWING)
  const [days, setDays] = useState<string>(USUAL_DAYS)
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [isMaking, setMaking] = useState(false)
  // Without them a link to the project as it is can still be made.
  const { state } = useRead(projectId, (signal) =>
    host.api.call('listRevisions', { params: { id: projectId } }, { signal, reports: 'nothing' }),
  )
  const revisions = state.kind === 'ready' ? state.value.revisions : []

  async function make(): Promise<void> {
    if (password !== '' && password.length < SHORTEST_PASSWORD)
      return setError(t('links.password.short', { least: formatNumber(SHORTEST_PASSWORD) }))
    setError(undefined)
    setMaking(true)
    const isMade = await onMake({
      days: Number(days),
      revision: shows === FOLLOWING ? null : Number(shows),
      ...(note.trim() !== '' && { note: note.trim() }),
      ...(password !== '' && { password }),
    })
    setMaking(false)
    if (!isMade) return
    setNote('')
    setPassword('')
  }

  return (
    <chakra.form
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
      gap="3"
      alignItems="start"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isMaking) void make()
      }}
    >
      <TextField
        label={t('links.note')}
        value={note}
        maxLength={LONGEST_NOTE}
        onChange={setNote}
        data-autofocus=""
      />
      <SelectField
        label={t('links.shows')}
        value={shows}
        choices={[
          { value: FOLLOWING, label: t('links.following') },
          ...revisions.map(({ revision, label }) => ({
            value: String(revision),
            label:
              label === null
                ? t('links.revision', { revision: formatNumber(revision) })
                : t('links.revision.named', { revision: formatNumber(revision), label }),
          })),
        ]}
        onChange={setShows}
      />
      <SelectField
        label={t('links.days')}
        value={days}
        choices={DAYS.map((count) => ({ value: String(count), label: t('links.days.count', { count }) }))}
        onChange={setDays}
      />
      <PasswordField
        label={t('links.password')}
        autoComplete="new-password"
        value={password}
        error={error}
        onChange={setPassword}
      />
      <Button type="submit" variant="solid" loading={isMaking} justifySelf="start">
        {t('links.make')}
      </Button>
    </chakra.form>
  )
}
