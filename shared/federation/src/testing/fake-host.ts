import type {
  Answer,
  ChangeOrigin,
  OwnerOf,
  Project,
  Question,
  RemoteHost,
  RemoteName,
  RoutePath,
  SessionChanged,
  Toast,
} from '@soundleaf/contracts'
import { createEventBus, type WholeBus } from '@soundleaf/event-bus'
import { languageInUse, unitsInUse } from '@soundleaf/texts'
import { fakeAnswers } from './fake-answers'
import { fakeApi, type FakeAnswers, type RecordedCall } from './fake-api'
import { sessionOf, type SessionChoice } from './fake-session'
import { fakeWorkspace } from './fake-workspace'
import { ownerOf } from '../host/owner'
import { sampleFloor, sampleWall } from './sample-projects'

export interface FakeHostOptions<Name extends RemoteName> {
  readonly remote: Name
  /** Who is signed in: a Full account under ISO unless said otherwise. */
  readonly session?: SessionChoice
  /** What the account has saved: a wall and a floor unless said otherwise. */
  readonly projects?: readonly Project[]
  /** The project that is open from the start. */
  readonly open?: Project
  /** Answers of a test's own, per call. */
  readonly answers?: Partial<FakeAnswers>
}

/** A host without a shell around it: everything a remote did can be read, everything it hears can be said. */
export interface FakeHost<Name extends RemoteName> {
  readonly host: RemoteHost<OwnerOf<Name>>
  readonly bus: WholeBus
  readonly calls: readonly RecordedCall[]
  readonly navigations: readonly RoutePath[]
  readonly toasts: readonly Toast[]
  readonly questions: readonly Question[]
  /** The languages that it asked for. */
  readonly spoken: readonly string[]
  /** What `failed` was told and what a listener of the bus threw. */
  readonly failures: readonly unknown[]
  /** Opens a project, or closes it with null, as the shell would publish it. */
  openProject(project: Project | null, origin?: ChangeOrigin): void
  /** Changes who is signed in. */
  signIn(choice: SessionChoice): void
  /** Answers the next question; a question without an answer stays open. */
  answer(answer: Answer): void
  /** Ends the mount, as the shell does when the remote is gone. */
  dispose(): void
}

export function createFakeHost<Name extends RemoteName>(options: FakeHostOptions<Name>): FakeHost<Name> {
  const failures: unknown[] = []
  const bus = createEventBus((error) => void failures.push(error))
  const shellEvents = bus.for('shell')
  const events = bus.for(ownerOf(options.remote))
  const projects = new Map((options.projects ?? [sampleWall, sampleFloor]).map((p) => [p.projectId, p]))
  const calls: RecordedCall[] = []
  const navigations: RoutePath[] = []
  const toasts: Toast[] = []
  const questions: Question[] = []
  const spoken: string[] = []
  let isOver = false
  const waiting: ((answer: Answer) => void)[] = []
  const prepared: Answer[] = []
  let session: SessionChanged = { signedIn: false }

  const signIn = (choice: SessionChoice) => {
    session = sessionOf(choice)
    shellEvents.publish('shell/session-changed', session)
  }
  signIn(options.session ?? {})
  const begun = sessionOf(options.session ?? {})

  const workspace = fakeWorkspace(bus, (id) => projects.get(id))
  workspace.open(options.open ?? null)

  const server = fakeAnswers({ projects, session: () => session, newId: () => crypto.randomUUID() })
  const api = fakeApi({
    answers: { ...server, ...options.answers },
    onCall: (call) => calls.push(call),
    onLogin: (email) => signIn({ email }),
  })

  return {
    host: {
      events,
      api,
      session: {
        current: () => session,
        reload: () => Promise.resolve(signIn(sessionChoiceOf(session))),
        logOut: () => Promise.resolve(signIn('signed-out')),
      },
      links: {
        pricing: '/guide/pricing.html',
        contact: '/guide/contact.html',
        guide: '/guide/index.html',
        terms: '/guide/terms.html',
      },
      language: languageInUse(),
      units: (begun.signedIn ? begun.units : undefined) ?? unitsInUse(),
      speak: (language) => Promise.resolve(void spoken.push(language)),
      navigate(to) {
        if (!isOver) navigations.push(to)
      },
      toast(message) {
        if (!isOver) toasts.push(message)
      },
      ask(question) {
        if (isOver) return Promise.resolve({ action: 'cancel' })
        questions.push(question)
        const answer = prepared.shift()
        if (answer !== undefined) return Promise.resolve(answer)
        return new Promise((resolve) => waiting.push(resolve))
      },
      failed: (error) => void failures.push(error),
    },
    bus,
    calls,
    navigations,
    toasts,
    questions,
    spoken,
    failures,
    openProject: (project, origin) => workspace.open(project, origin),
    signIn,
    answer(answer) {
      const next = waiting.shift()
      if (next === undefined) prepared.push(answer)
      else next(answer)
    },
    dispose() {
      isOver = true
      events.dispose()
    },
  }
}

const sessionChoiceOf = (session: SessionChanged): SessionChoice =>
  session.signedIn ? session : 'signed-out'
