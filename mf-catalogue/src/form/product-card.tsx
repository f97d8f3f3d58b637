import { genericName } from '@soundleaf/construction'
import type { OwnProductContent, ProductKeeper, RemoteHost } from '@soundleaf/contracts'
import { knownFailureText } from '@soundleaf/messages/failures'
import { formatDateAndClock, formatNumber } from '@soundleaf/texts'
import { Box, Button, Flex, Heading, Icon, IconButton, SelectField, Stack } from '@soundleaf/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Versions } from '../history/versions'
import { entryOfOwn, isOwn, type Entry } from '../list/entry'
import { KeeperMark } from '../list/keeper-mark'
import { t } from '../texts'
import { askedOf, draftOf, ofType, readDraft, structuresOf, type Draft } from './draft'
import { NameFields } from './name-fields'
import { Sketch } from './sketch'
import { SourceFields } from './source-fields'
import { Values } from './values-card'

/** What the card shows: a product of the list, or one that is being made. */
export type Shown =
  | { readonly kind: 'entry'; readonly entry: Entry }
  | { readonly kind: 'new'; readonly id: string; readonly draft: Draft }

/** What a person has entered of a product, and by whom it is to be kept. */
export interface Typed {
  readonly draft: Draft
  readonly keeper: ProductKeeper
}

interface ProductCardProps {
  readonly host: RemoteHost<'catalogue'>
  readonly shown: Shown
  readonly entries: readonly Entry[]
  readonly mayEdit: boolean
  readonly hasTeam: boolean
  /** Of this product, before the page was left. */
  readonly typed: Typed | null
  readonly onTyped: (typed: Typed) => void
  readonly onCopy: (content: OwnProductContent) => void
  readonly onDelete: (entry: Entry) => void
  /** The card shows the version that was saved now, and what was typed meanwhile. */
  readonly onSaved: (entry: Entry, typed: Typed | null) => void
  /** A version was saved, whatever is shown by now. */
  readonly onStored: () => void
  readonly onClose: () => void
}

/** One product: read where it is not one's own, else changed into its next version. */
export function ProductCard(props: ProductCardProps) {
  const { host, shown, entries, mayEdit, onTyped } = props
  const entry = shown.kind === 'entry' ? shown.entry : null
  const first = useMemo(() => (shown.kind === 'entry' ? draftOf(shown.entry.content) : shown.draft), [shown])
  const [draft, setDraft] = useState(props.typed?.draft ?? first)
  const typed = useRef(draft)
  const isThere = useRef(true)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])
  const [keeper, setKeeper] = useState<ProductKeeper>(props.typed?.keeper ?? 'own')
  const [isTried, setTried] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const read = useMemo(() => readDraft(draft), [draft])
  const readOnly = !mayEdit || (entry !== null && !isOwn(entry))
  const isChanged = entry === null || differs(draft, first)

  /** What is still missing is said when somebody tries to save; what is wrong, as it is typed; what is fixed, never. */
  const faultOf = (field: string) =>
    !readOnly && (isTried || (draft[field] ?? '').trim() !== '')
      ? read.faults.find((fault) => fault.field === field)?.message
      : undefined

  function set(next: Draft): void {
    typed.current = next
    setDraft(next)
  }
  function change(next: Draft): void {
    set(next)
    setRefusal(null)
    onTyped({ draft: next, keeper })
  }

  async function save(): Promise<void> {
    setTried(true)
    if (read.content === null) {
      setRefusal(t('form.faults', { count: read.faults.length }))
      return
    }
    setSaving(true)
    const sent = draft
    const id = shown.kind === 'entry' ? shown.entry.id : shown.id
    const keptBy = entry !== null && isOwn(entry) ? (entry.keptBy as ProductKeeper) : keeper
    const body = { id, base: entry?.version ?? 0, keptBy, content: read.content }
    const outcome = await host.api.call('saveOwnProduct', { body }, { reports: 'network' })
    setSaving(false)
    if (!outcome.ok) {
      setRefusal(knownFailureText(outcome.failure) ?? outcome.failure.message)
      return
    }
    host.toast({
      kind: 'success',
      text: t('form.saved', { version: formatNumber(outcome.value.version) }),
    })
    props.onStored()
    if (!isThere.current) return
    const saved = entryOfOwn(outcome.value)
    const isTypedOn = typed.current !== sent
    if (!isTypedOn) set(draftOf(saved.content))
    setTried(false)
    props.onSaved(saved, isTypedOn ? { draft: typed.current, keeper } : null)
  }

  return (
    <Box as="section" aria-label={t('form.title')} bg="bg" borderWidth="1px" borderRadius="l3" minWidth="0">
      <Head {...props} entry={entry} readOnly={readOnly} />
      <Stack gap="5" padding="4">
        {entry !== null && !isOwn(entry) && <Note text={t('form.common')} />}
        {!mayEdit && <Note text={t('form.licence')} />}
        <NameFields
          draft={draft}
          faultOf={faultOf}
          readOnly={readOnly}
          onText={(field, text) => change({ ...draft, [field]: text })}
          onType={(type) => change(ofType(draft, type, structuresOf(type, entries)))}
        />
        <Values
          draft={draft}
          read={read}
          faultOf={faultOf}
          readOnly={readOnly}
          onText={(field, text) => change({ ...draft, [field]: text })}
        />
        <Sketch asked={askedOf(draft)} />
        <SourceFields
          draft={draft}
          faultOf={faultOf}
          readOnly={readOnly}
          onTexts={(texts) => change({ ...draft, ...texts })}
        />
        {!readOnly && (
          <Flex gap="3" align="end" wrap="wrap">
            {entry === null && (
              <SelectField
                label={t('form.keptBy')}
                value={keeper}
                choices={[
                  { value: 'own', label: t('keeper.own') },
                  { value: 'team', label: t('keeper.team'), disabled: !props.hasTeam },
                ]}
                onChange={(next) => {
                  setKeeper(next)
                  onTyped({ draft, keeper: next })
                }}
              />
            )}
            <Button
              variant="solid"
              loading={isSaving}
              disabledReason={isChanged ? undefined : t('form.nothingChanged')}
              onClick={() => void save()}
            >
              {entry === null
                ? t('form.saveNew')
                : t('form.saveAs', { version: formatNumber(entry.version + 1) })}
            </Button>
            <Box textStyle="xs" color="fg.muted">
              {t('form.projectsKeep')}
            </Box>
          </Flex>
        )}
        <Box role="alert" textStyle="sm" color="fg.error" hidden={refusal === null}>
          {refusal}
        </Box>
        {entry?.saved && (
          <Versions
            key={`${entry.id} ${entry.version}`}
            host={host}
            entry={entry}
            onBringBack={mayEdit ? (content) => change(draftOf(content)) : null}
          />
        )}
      </Stack>
    </Box>
  )
}

function differs(one: Draft, other: Draft): boolean {
  const fields = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...fields].some((field) => (one[field] ?? '').trim() !== (other[field] ?? '').trim())
}

function Head({
  shown,
  entry,
  readOnly,
  mayEdit,
  onCopy,
  onDelete,
  onClose,
}: ProductCardProps & { readonly entry: Entry | null; readonly readOnly: boolean }) {
  const reason = mayEdit ? undefined : t('form.licence')
  return (
    <Flex align="center" gap="2" padding="3" paddingInlineStart="4" borderBottomWidth="1px" wrap="wrap">
      <Heading as="h2" size="sm" minWidth="0" overflowWrap="anywhere" htmlTranslate="no">
        {entry === null ? t('form.new') : genericName(entry.content.name)}
      </Heading>
      {entry !== null && <KeeperMark keeper={entry.keptBy} />}
      {entry?.saved && (
        <Box textStyle="xs" color="fg.muted">
          {t('form.savedBy', {
            version: formatNumber(entry.version),
            who: entry.saved.savedBy ?? t('history.nobody'),
            when: formatDateAndClock(new Date(entry.saved.savedDateUtc)),
          })}
        </Box>
      )}
      <Flex gap="1" marginInlineStart="auto">
        {shown.kind === 'entry' && (
          <Button size="sm" icon="copy" disabledReason={reason} onClick={() => onCopy(shown.entry.content)}>
            {t('form.copy')}
          </Button>
        )}
        {entry !== null && !readOnly && (
          <Button size="sm" danger icon="delete" onClick={() => onDelete(entry)}>
            {t('form.delete')}
          </Button>
        )}
        <IconButton icon="close" label={t('form.close')} size="sm" onClick={onClose} />
      </Flex>
    </Flex>
  )
}

const Note = ({ text }: { readonly text: string }) => (
  <Flex gap="2" textStyle="xs" color="fg.muted">
    <Icon name="info" size={14} />
    <span>{text}</span>
  </Flex>
)
