import type { OwnProductContent } from '@soundleaf/contracts'
import { lazyView, useKept, useRead, type ViewProps } from '@soundleaf/federation'
import { Box, Button, Flex, Grid, Heading, MessagePlace, SkeletonRows } from '@soundleaf/ui'
import { useMemo, useState } from 'react'
import { DeletedNote } from './deleted-note'
import { draftOf, emptyDraft, structuresOf } from './form/draft'
import { ProductCard, type Shown, type Typed } from './form/product-card'
import { ExportMenu } from './import/export-menu'
import { entriesOf, type Entry } from './list/entry'
import { ListCard } from './list/list-card'
import { t } from './texts'

/** In place of a product a file is read. */
interface Importing {
  readonly kind: 'import'
}

interface Left {
  readonly shown: Shown
  readonly typed: Typed
}

/** What reads files is fetched with the first one. */
const ImportCard = lazyView(async () => ({ default: (await import('./import/import-card')).ImportCard }))

/** Products: the common ones are found and copied, own and team's are made, changed, deleted and brought back. */
export function CataloguePage({ host }: ViewProps<'catalogue'>) {
  const [round, setRound] = useState(0)
  const reports = 'network'
  const products = useRead('all', (signal) => host.api.call('listProducts', {}, { signal, reports }))
  const makers = useRead('all', (signal) => host.api.call('listManufacturers', {}, { signal, reports }))
  const own = useRead(`own ${round}`, (signal) => host.api.call('listOwnProducts', {}, { signal, reports }), {
    keepsValue: true,
  })
  /** The product in which something is typed, which is there again when one comes back to the page. */
  const [left, setLeft] = useKept<Left | null>(host, 'catalogue product', null)
  const [shown, setShown] = useState<Shown | Importing | null>(left?.shown ?? null)
  /** Which showing this is: a version that is saved stays in its form, in which somebody may be typing on. */
  const [showing, setShowing] = useState(0)
  /** A file was given whose products are not imported yet. */
  const [isFileGiven, setFileGiven] = useState(false)
  const isChanged = isFileGiven || left !== null
  const [deleted, setDeleted] = useState<Entry | null>(null)
  const states = [products.state, makers.state, own.state]
  const entries = useMemo(
    () =>
      products.state.kind === 'ready' && makers.state.kind === 'ready' && own.state.kind === 'ready'
        ? entriesOf(own.state.value, products.state.value, makers.state.value)
        : null,
    [products.state, makers.state, own.state],
  )

  /** What was typed is thrown away only when the person says so. */
  async function mayLeave(): Promise<boolean> {
    if (!isChanged) return true
    const { action } = await host.ask({
      title: t('leave.title'),
      text: t('leave.text'),
      actions: [
        { id: 'stay', label: t('leave.stay'), kind: 'cancel' },
        { id: 'leave', label: t('leave.leave'), kind: 'danger' },
      ],
    })
    return action === 'leave'
  }
  async function show(next: Shown | Importing | null): Promise<void> {
    if (!(await mayLeave())) return
    setFileGiven(false)
    setLeft(null)
    setShown(next)
    setShowing((before) => before + 1)
  }
  const reload = () => setRound((before) => before + 1)
  const copyOf = (content: OwnProductContent): Shown => ({
    kind: 'new',
    id: crypto.randomUUID(),
    // Who makes the copy is to be said; where its values come from as well.
    draft: { ...draftOf(content), manufacturer: '', name: t('form.copyOf', { name: content.name }) },
  })

  async function remove(entry: Entry): Promise<void> {
    const outcome = await host.api.call('deleteOwnProduct', { params: { id: entry.id } })
    if (!outcome.ok) return
    setLeft(null)
    setShown(null)
    setDeleted(entry)
    reload()
  }

  if (states.some(({ kind }) => kind === 'failed'))
    return (
      <MessagePlace
        failed
        icon="failed"
        level={1}
        title={t('page.failed')}
        text={t('page.failedText')}
        actions={
          <Button
            onClick={() => {
              for (const read of [products, makers, own]) if (read.state.kind === 'failed') read.retry()
            }}
          >
            {t('page.retry')}
          </Button>
        }
      />
    )
  const mayEdit = own.state.kind === 'ready' && own.state.value.mayEdit
  return (
    <Box padding={{ base: '16px', md: '24px' }} maxWidth="1440px" marginInline="auto">
      <Flex align="center" gap="2" wrap="wrap" marginBottom="4">
        <Heading as="h1" marginInlineEnd="auto">
          {t('title')}
        </Heading>
        <ExportMenu entries={entries ?? []} />
        <Button
          disabledReason={mayEdit ? undefined : t('form.licence')}
          onClick={() => void show({ kind: 'import' })}
        >
          {t('page.import')}
        </Button>
        <Button
          variant="solid"
          icon="add"
          disabledReason={mayEdit ? undefined : t('form.licence')}
          onClick={() =>
            void show({
              kind: 'new',
              id: crypto.randomUUID(),
              draft: emptyDraft('Panel', structuresOf('Panel', entries ?? [])),
            })
          }
        >
          {t('page.new')}
        </Button>
      </Flex>
      {deleted !== null && (
        <DeletedNote host={host} entry={deleted} onDone={() => setDeleted(null)} onRestored={reload} />
      )}
      {entries === null ? (
        <SkeletonRows rows={12} />
      ) : (
        <Grid
          templateColumns={
            shown === null
              ? 'minmax(0, 1fr)'
              : { base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(420px, 2fr)' }
          }
          gap="4"
          alignItems="start"
        >
          <ListCard
            entries={entries}
            selectedId={shown?.kind === 'entry' ? shown.entry.id : null}
            onSelect={(entry) => void show({ kind: 'entry', entry })}
          />
          {shown !== null && (
            <Box order={{ base: -1, xl: 0 }} minWidth="0">
              {shown.kind === 'import' ? (
                <ImportCard
                  host={host}
                  entries={entries}
                  hasTeam={own.state.kind === 'ready' && own.state.value.hasTeam}
                  onChanged={setFileGiven}
                  onDone={() => {
                    setFileGiven(false)
                    setShown(null)
                    reload()
                  }}
                  onClose={() => void show(null)}
                />
              ) : (
                <ProductCard
                  key={showing}
                  host={host}
                  shown={shown}
                  entries={entries}
                  mayEdit={mayEdit}
                  hasTeam={own.state.kind === 'ready' && own.state.value.hasTeam}
                  typed={left?.typed ?? null}
                  onTyped={(typed) => setLeft({ shown, typed })}
                  onCopy={(content) => void show(copyOf(content))}
                  onDelete={(entry) => void remove(entry)}
                  onSaved={(entry, typed) => {
                    const saved: Shown = { kind: 'entry', entry }
                    setLeft(typed === null ? null : { shown: saved, typed })
                    setShown(saved)
                  }}
                  onStored={reload}
                  onClose={() => void show(null)}
                />
              )}
            </Box>
          )}
        </Grid>
      )}
    </Box>
  )
}
