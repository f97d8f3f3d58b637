import type { RemoteModule } from '@soundleaf/contracts'
import { isRemoteStatement, type PublishedEntry } from '@soundleaf/contracts/remotes-list'
import { loadTexts } from '@soundleaf/texts'
import { createRemoteLoader, type LoadOutcome, sharedModules } from '../src/host'
import { createFakeHost } from '../src/testing/fake-host'
import { nameBar, readBar, say, type Choice } from './bar'
import { askInDialog } from './question'
import { t } from './texts'

/** A development build on a busy machine is slow, and nobody waits for anything else here. */
const PATIENCE_MS = 60_000

/** Reads what the remote of this origin says of itself, loads it and mounts it with a fake host. */
async function run() {
  const entry = await ownEntry()
  const choice = readBar(entry.name)
  await loadTexts(document.documentElement.lang)
  nameBar(entry.name)
  const load = createRemoteLoader({
    shared: sharedModules(),
    limit_ms: PATIENCE_MS,
  })
  const outcome = await load(entry, 0)
  if (outcome.kind === 'loaded') await mount(outcome.module, choice)
  else say(reasonOf(outcome))
}

async function mount(module: RemoteModule, { session, project, props }: Choice) {
  const place = document.getElementById('place')
  if (place === null) throw new Error('The page has no place for the remote.')
  const { host } = createFakeHost({
    remote: module.name,
    session,
    ...(project === undefined ? {} : { open: project }),
  })
  const mounted = module.mount(
    place,
    {
      ...host,
      navigate: (to) => say(t('said.navigate', { address: to })),
      toast: ({ kind, text }) => say(t('said.toast', { kind, text })),
      ask: askInDialog,
      failed: (error) => say(t('said.failed', { error: String(error) })),
    },
    props,
  )
  await mounted.ready.catch((error: unknown) => say(t('said.notDrawn', { error: String(error) })))
}

async function ownEntry(): Promise<PublishedEntry> {
  const answer = await fetch('/remote.json')
  const statement: unknown = await answer.json()
  if (!isRemoteStatement(statement)) throw new Error('/remote.json is not the statement of a remote.')
  return { ...statement, entry: new URL('/remoteEntry.js', location.href).href }
}

function reasonOf(outcome: Exclude<LoadOutcome, { kind: 'loaded' }>): string {
  return outcome.kind === 'incompatible'
    ? t('said.incompatible', { offered: outcome.offered, needed: outcome.needed })
    : t('said.notLoaded', { reason: outcome.reason, detail: outcome.detail })
}

run().catch((error: unknown) => say(String(error)))
