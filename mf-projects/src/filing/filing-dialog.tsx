import { useId, useState, type FormEvent } from 'react'
import {
  LONGEST_FILING_NAME,
  type ProjectListItem,
  type RemoteHost,
  type SetFilingRequest,
} from '@soundleaf/contracts'
import { keptName } from '@soundleaf/texts'
import { Button, MessageDialog, TextField } from '@soundleaf/ui'
import { t } from '../texts/filing'
import { TagChoices } from './tag-choices'

export interface FilingDialogProps {
  readonly host: RemoteHost<'projects'>
  readonly projects: readonly ProjectListItem[]
  /** What other projects are filed under, to choose from. */
  readonly jobs: readonly string[]
  readonly tags: readonly string[]
  readonly onFiled: () => void
  readonly onClose: () => void
}

/** Job and tags of one project or of many at once; what is not touched stays as it is with each of them. */
export function FilingDialog({ host, projects, jobs, tags, onFiled, onClose }: FilingDialogProps) {
  const [first] = projects
  const kept = new Set(projects.map(({ filing }) => filing?.job ?? null))
  const isOneJob = kept.size === 1
  const keptJob = (isOneJob && first?.filing?.job) || ''
  const [job, setJob] = useState<string | null>(null)
  /** What becomes of tags that were touched: on all of the projects, or on none. */
  const [touched, setTouched] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [newTag, setNewTag] = useState('')
  const [isSaving, setSaving] = useState(false)
  const list = useId()

  function add(): void {
    const tag = keptName(newTag)
    if (tag === '') return
    setTouched((now) => new Map(now).set(tag, true))
    setNewTag('')
  }

  async function save(event?: FormEvent): Promise<void> {
    event?.preventDefault()
    // A tag that was typed and not added is meant.
    const changes = new Map(touched)
    if (keptName(newTag) !== '') changes.set(keptName(newTag), true)
    const tagsThat = (isAdded: boolean) => [...changes].flatMap(([tag, on]) => (on === isAdded ? [tag] : []))
    const body: SetFilingRequest = {
      ids: projects.map(({ projectId }) => projectId),
      ...(job !== null && { job: keptName(job) || null }),
      addedTags: tagsThat(true),
      removedTags: tagsThat(false),
    }
    setSaving(true)
    const filed = await host.api.call('setFiling', { body })
    setSaving(false)
    if (!filed.ok) return
    host.toast({ kind: 'success', text: t('done', { count: projects.length }) })
    onFiled()
    onClose()
  }

  return (
    <MessageDialog
      title={
        projects.length === 1
          ? t('title.one', { name: first?.name ?? '' })
          : t('title.many', { count: projects.length })
      }
      size="md"
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="solid" loading={isSaving} onClick={() => void save()}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form onSubmit={(event) => void save(event)}>
        <TextField
          label={t('job')}
          note={isOneJob ? undefined : t('job.several')}
          value={job ?? keptJob}
          maxLength={LONGEST_FILING_NAME}
          autoComplete="off"
          list={list}
          data-autofocus=""
          onChange={setJob}
        />
        <datalist id={list}>
          {jobs.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      </form>
      <TagChoices
        known={tags}
        projects={projects}
        touched={touched}
        onTouch={(tag, isOn) => setTouched((now) => new Map(now).set(tag, isOn))}
        newTag={newTag}
        onType={setNewTag}
        onAdd={add}
      />
    </MessageDialog>
  )
}
