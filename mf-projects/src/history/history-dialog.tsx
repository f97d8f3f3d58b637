import { useState } from 'react'
import { contentOfRevision, type RemoteHost, type Revision, type RevisionState } from '@soundleaf/contracts'
import { differences, fromWire, type Construction } from '@soundleaf/construction'
import { drawnLength_px, fitZoom, naturalScale_pxmm, SectionDrawing } from '@soundleaf/drawing'
import { formatNumber } from '@soundleaf/texts'
import {
  Box,
  Button,
  DifferenceTable,
  MessageDialog,
  MessagePlace,
  SkeletonRows,
  Sub,
  Text,
} from '@soundleaf/ui'
import { t } from '../texts'
import { RevisionList } from './revision-list'
import { useHistory, useRatings, useRevision } from './use-history'

export interface HistoryDialogProps {
  readonly host: RemoteHost<'projects'>
  readonly project: { readonly projectId: string; readonly name: string }
  readonly onClose: () => void
  /** The list of projects is not what it was. */
  readonly onChanged: () => void
}

/** The saved states of a project: what differs from now, and the ways to name, copy and restore one. */
export function HistoryDialog({ host, project, onClose, onChanged }: HistoryDialogProps) {
  const { projectId } = project
  const { state, reload } = useHistory(host, projectId)
  const [chosen, setChosen] = useState<number | null>(null)
  const revisions = state.kind === 'ready' ? state.revisions : []
  const [now] = revisions
  const selected = revisions.find(({ revision }) => revision === chosen) ?? revisions[1] ?? now
  const then = useRevision(host, projectId, selected?.revision)
  const present = useRevision(host, projectId, now?.revision)
  const params = { id: projectId, revision: String(selected?.revision) }

  async function name(): Promise<void> {
    if (selected === undefined) return
    const answer = await host.ask({
      title: t('history.name.title', { revision: formatNumber(selected.revision) }),
      input: { label: t('history.name.label'), initial: selected.label ?? '', maxLength: 100 },
      actions: [
        { id: 'cancel', label: t('history.cancel'), kind: 'cancel' },
        { id: 'name', label: t('history.name.confirm'), kind: 'primary' },
      ],
    })
    if (answer.action !== 'name') return
    const label = answer.text?.trim() || null
    const named = await host.api.call('labelRevision', { params, body: { label } })
    if (named.ok) reload()
  }

  async function restore(): Promise<void> {
    if (now === undefined) return
    const restored = await host.api.call('restoreRevision', { params, body: { revision: now.revision } })
    if (!restored.ok) return
    host.toast({
      kind: 'success',
      text: t('history.restored', { revision: formatNumber(restored.value.revision) }),
    })
    setChosen(null)
    reload()
    onChanged()
  }

  async function copy(): Promise<void> {
    const body = { name: then?.name ?? project.name, creationKey: crypto.randomUUID() }
    const copied = await host.api.call('copyRevision', { params, body })
    if (!copied.ok) return
    host.toast({ kind: 'success', text: t('history.copied') })
    onChanged()
  }

  const noOther = selected?.revision === now?.revision ? t('history.isNow') : undefined
  return (
    <MessageDialog
      title={t('history.title', { name: present?.name ?? project.name })}
      size="lg"
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('history.close')}
          </Button>
          <Button
            disabledReason={then === null ? t('history.loading') : undefined}
            onClick={() => void copy()}
          >
            {t('history.copy')}
          </Button>
          <Button
            disabledReason={selected === undefined ? t('history.loading') : undefined}
            onClick={() => void name()}
          >
            {t('history.name')}
          </Button>
          <Button variant="solid" disabledReason={noOther} onClick={() => void restore()}>
            {t('history.restore')}
          </Button>
        </>
      }
    >
      {state.kind === 'loading' && <SkeletonRows rows={4} height={36} columns={['48px', '140px', '1fr']} />}
      {state.kind === 'failed' && (
        <MessagePlace
          icon="failed"
          failed
          title={t('history.failed')}
          text={t('list.failed.text')}
          actions={<Button onClick={reload}>{t('tryAgain')}</Button>}
        />
      )}
      {selected !== undefined && (
        <>
          <RevisionList
            revisions={revisions}
            selected={selected.revision}
            onSelect={(revision) => setChosen(revision)}
          />
          <Compared host={host} selected={selected} then={then} present={present} />
        </>
      )}
    </MessageDialog>
  )
}

interface ComparedProps {
  readonly host: RemoteHost<'projects'>
  readonly selected: Revision
  readonly then: RevisionState | null
  readonly present: RevisionState | null
}

/** The chosen state beside the present one: drawn, rated, and what differs in words. */
function Compared({ host, selected, then, present }: ComparedProps) {
  const ratings = { then: useRatings(host, then), now: useRatings(host, present) }
  const differing =
    then === null || present === null
      ? null
      : differences(contentOfRevision(then), contentOfRevision(present))
  const drawn = { then: constructionOf(then), now: constructionOf(present) }
  // One scale for both: what is thicker looks so.
  const scale_pxmm = Math.min(
    ...[drawn.then, drawn.now].flatMap((one) => (one === null ? [] : fitted_pxmm(one))),
  )
  return (
    <>
      <Box display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="12px">
        <Drawn
          title={t('history.then', { revision: formatNumber(selected.revision) })}
          construction={drawn.then}
          scale_pxmm={scale_pxmm}
          ratings={ratings.then}
        />
        <Drawn
          title={t('history.now')}
          construction={drawn.now}
          scale_pxmm={scale_pxmm}
          ratings={ratings.now}
        />
      </Box>
      {differing?.length === 0 && <Text color="fg.muted">{t('history.same')}</Text>}
      {differing !== null && differing.length > 0 && (
        <DifferenceTable
          heads={[
            t('history.differs'),
            t('history.then', { revision: formatNumber(selected.revision) }),
            t('history.now'),
          ]}
          rows={differing}
        />
      )}
    </>
  )
}

/** What a drawing has in the dialog. */
const STAGE = { width: 280, height: 200 }

/** What is drawn of a state; null until it has come, and for what this version cannot read. */
function constructionOf(state: RevisionState | null): Construction | null {
  const structure = state?.structures[0]
  const read = structure && fromWire(structure)
  return read?.ok ? read.value : null
}

const fitted_pxmm = (construction: Construction): number =>
  naturalScale_pxmm(construction) * fitZoom(construction, STAGE, false)

interface DrawnProps {
  readonly title: string
  readonly construction: Construction | null
  readonly scale_pxmm: number
  readonly ratings: readonly string[]
}

function Drawn({ title, construction, scale_pxmm, ratings }: DrawnProps) {
  return (
    <Box
      as="figure"
      margin="0"
      border="1px solid"
      borderColor="border"
      borderRadius="l2"
      padding="8px"
      minWidth="0"
    >
      <Text as="figcaption" textStyle="xs" color="fg.muted">
        {title}
      </Text>
      <Box
        minHeight={`${STAGE.height}px`}
        display="grid"
        placeItems="center"
        css={{ '& svg': { maxWidth: '100%', height: 'auto' } }}
      >
        {construction !== null && (
          <SectionDrawing
            construction={construction}
            scale_pxmm={scale_pxmm}
            drawnLength_px={drawnLength_px(construction, STAGE, false)}
            labels="fitting"
          />
        )}
      </Box>
      <Text textStyle="sm" fontWeight="600" minHeight="20px" marginTop="2" htmlTranslate="no">
        <Sub>{ratings.join(' · ')}</Sub>
      </Text>
    </Box>
  )
}
