import { createApiClient } from '@soundleaf/api-client'
import type { CallFailure } from '@soundleaf/contracts'
import { createEventBus } from '@soundleaf/event-bus'
import { ownerOf } from '@soundleaf/federation/host'
import { ask, toast } from '@soundleaf/ui'
import { askedLanguage } from './asked-language'
import { createConflicts } from './dialogs/conflicts'
import { createErrorDialogs } from './dialogs/error-dialogs'
import { applyRemoteEvents } from './host/apply-remote-events'
import { createRemoteHost, type HostServices } from './host/remote-host'
import { createPageLanguage } from './language'
import { report } from './log'
import { createNavigation } from './navigation'
import { startRemotes, watchCode } from './remotes/start-remotes'
import type { ResetLink } from './reset-link'
import { followProject } from './routes/follow-project'
import { createWantedPage } from './routes/wanted-page'
import { keepActivity } from './session/activity'
import { joinOtherTabs } from './session/other-tabs'
import { createSession, sessionView } from './session/session'
import { createSessionMark } from './session/session-mark'
import { claimTabId, forgetTabId } from './session/tab-id'
import type { Login, Shell } from './shell-context'
import { tabStorage } from './tab-storage'
import { t } from './texts'
import { createDraftStore } from './workspace/draft-store'
import { createProjectLocks } from './workspace/project-lock'
import { createWorkspace } from './workspace/workspace'
import { createPageUnits } from './units'
import { watchWindow } from './watch-window'

const newId = () => crypto.randomUUID()

/** What the address of the page brought along. */
export interface Arrival {
  readonly resetLink: ResetLink | null
  readonly signOnAnswer: string | null
}

/**
 * Makes every part of the shell and connects them. Nothing here waits for a remote. `redraw` draws the page in the
 * language and the units in use.
 */
export async function startShell({ resetLink, signOnAnswer }: Arrival, redraw: () => void): Promise<Shell> {
  const remotes = startRemotes(report)
  const tabId = await claimTabId({ memory: tabStorage, locks: navigator.locks, newId })
  const bus = createEventBus((error, topic) => report(`a listener of ${topic} threw: ${String(error)}`))
  const events = bus.for('shell')
  const errors = createErrorDialogs()
  const conflicts = createConflicts()
  const navigation = createNavigation()
  const client = createApiClient({
    baseUrl: '',
    tabId,
    locks: navigator.locks,
    traces: document.querySelector<HTMLMetaElement>('meta[name="traces"]')?.content === 'on',
    onFailure: errors.show,
    onAnswer: errors.connected,
    onEnd: () => session.end(),
  })

  const otherTabs = joinOtherTabs((news) => {
    const { status } = session.store.getState()
    if (news === 'logged-out' && status !== 'signed-out' && status !== 'logging-out') void leaveAccount()
    if (news === 'logged-in' && status !== 'signed-in') void session.start()
  })
  const session = createSession({
    client,
    events,
    mark: createSessionMark(document, window.location.protocol === 'https:'),
    tellOthers: (news) => otherTabs.tell(news),
    onBack: () => workspace.resume(),
    onOtherAccount: async () => {
      await workspace.close()
      navigation.go('/projects', { replace: true })
    },
    leave: leaveAccount,
  })

  const account = () => {
    const state = session.store.getState()
    return state.status === 'signed-in' || state.status === 'expired' ? state.account : null
  }
  const workspace = createWorkspace({
    api: client,
    account,
    publish: (change) => events.publish('shell/project-changed', change),
    ask,
    askConflict: conflicts.ask,
    toast,
    drafts: createDraftStore(),
    locks: createProjectLocks(navigator.locks),
    newId,
    report,
  })

  async function leaveAccount() {
    await workspace.close()
    forgetTabId(tabStorage)
    // A full page load: nothing of this account stays in memory.
    window.location.replace('/')
  }

  const login: Login = async (credentials) => {
    const outcome = await client.login(credentials)
    if (outcome.ok) await session.begin()
    return outcome
  }
  async function signOn(email: string) {
    const begun = await client.call('beginSingleSignOn', { body: { email } }, { reports: 'network' })
    if (begun.ok) window.location.assign(begun.value.address)
  }
  const language = createPageLanguage({
    asked: askedLanguage(window.location.search),
    redraw,
    reload: async () => {
      if (session.store.getState().status === 'signed-in') await session.reload()
    },
    lost: () => toast({ kind: 'error', text: t('network.text') }),
  })
  const services: HostServices = {
    bus,
    api: { call: (...call) => client.call(...call), login },
    session: {
      current: () => sessionView(session.store.getState()),
      reload: () => session.reload(),
      logOut: () => session.logOut(),
    },
    speak: language.speak,
    navigate: navigation.go,
    toast,
    ask,
    report,
  }

  events.subscribe('shell/session-changed', language.follow)
  events.subscribe('shell/session-changed', createPageUnits(redraw))
  applyRemoteEvents(bus, workspace, navigation)
  followProject(workspace, navigation, () => window.location.pathname)
  watchWindow({ workspace, ...watchCode(remotes, workspace, ask), remoteAt: remotes.remoteAt, report })
  const people = keepActivity({
    session,
    client,
    load: async () => (await import('socket.io-client')).io,
    listen: (event, listener) => window.addEventListener(event, listener),
  })
  let signOnFailure: CallFailure | null = null
  async function begin() {
    if (signOnAnswer !== null) {
      const outcome = await login({ answer: signOnAnswer })
      if (!outcome.ok) signOnFailure = outcome.failure
    }
    // Without a new session one from before goes on; where there is none, the login page says why.
    if (session.store.getState().status === 'starting') await session.start()
  }
  void begin()

  return {
    session,
    signOnFailure: () => signOnFailure,
    wanted: createWantedPage(tabStorage, signOnAnswer !== null),
    people,
    workspace,
    remotes,
    errors,
    conflicts,
    login,
    signOn,
    resetLink,
    leaveAccount,
    language,
    createHost: (remote, onFailed) => createRemoteHost(ownerOf(remote), services, onFailed),
    report,
    navigation,
  }
}
