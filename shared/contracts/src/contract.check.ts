/**
 * What the contract must refuse to compile. Nothing runs here: `tsc -b` fails when a line marked below compiles,
 * because then its `@ts-expect-error` expects nothing. The lines without a mark must compile.
 */
import type { CallAnswer } from './api/calls'
import type { Structure } from './api/component'
import type { EventBus, StateTopics, TopicOf } from './events'
import type { ApiClient, RemoteHost, RemoteModule } from './remote'
import type { OwnerOf, RoutePath } from './remotes-and-pages'
import type { Outcome } from './outcome'
import type { FieldValues } from './api/project'
import type { FrameType, Material, StructureType } from './enumerations'

export function onlyTheOwnerPublishes(editor: EventBus<'editor'>, results: EventBus<OwnerOf<'mf-results'>>) {
  editor.publish('editor/component-selected', { componentId: null })
  // @ts-expect-error another owner's topic
  editor.publish('shell/project-changed', { project: null })
  // @ts-expect-error another owner's topic
  results.publish('editor/component-selected', { componentId: null })
  // @ts-expect-error a topic that does not exist
  editor.publish('editor/component-deselected', {})
  // @ts-expect-error a payload that lacks its field
  editor.publish('editor/component-selected', {})
  // @ts-expect-error a payload of another kind
  editor.publish('editor/component-selected', { componentId: 7 })
}

export function anyoneHears(bus: EventBus<'print'>) {
  bus.subscribe('results/calculation-finished', ({ edit }) => edit.toFixed())
  // @ts-expect-error a field that the payload does not have
  bus.subscribe('results/calculation-finished', ({ rw }) => void rw)
  // @ts-expect-error only a state topic has a last value
  bus.last('editor/construction-edited')
  // @ts-expect-error there may be no value yet
  bus.last('print/report-ready').edit.toFixed()
  // @ts-expect-error a payload is what everyone hears; nobody changes it
  bus.subscribe('print/report-ready', (payload) => (payload.edit = 0))
}

export const topicsOfPrint: TopicOf<'print'> = 'print/report-ready'
// @ts-expect-error events of the editor are no topics of print
export const foreignTopic: TopicOf<'print'> = 'editor/component-selected'
// @ts-expect-error an event topic is no state topic
export const eventAsState: keyof StateTopics = 'editor/construction-edited'

export async function callsAreTyped(api: ApiClient, fieldValues: FieldValues, structure: Structure) {
  const id = structure.structureId
  await api.call('getProject', { params: { id } })
  // @ts-expect-error login keeps tokens: it has a method of its own
  await api.call('login', { body: { username: 'a@example.com', password: 'secret' } })
  // @ts-expect-error the session is the shell's
  await api.call('refreshToken', { body: { id } })
  // @ts-expect-error the session is the shell's
  await api.call('logout', {})
  // @ts-expect-error a state change by GET is for other clients
  await api.call('toggleShared', { params: { id } })
  // @ts-expect-error a call that does not exist
  await api.call('getProjekt', { params: { id } })
  // @ts-expect-error the parameter of the path is missing
  await api.call('getProject', {})
  // @ts-expect-error a parameter of another kind
  await api.call('getProject', { params: { id: 7 } })
  // @ts-expect-error a closed list in a path
  await api.call('listProductsForStructure', { params: { structureModule: 'Roof' } })
  // @ts-expect-error the query that the call needs is missing
  await api.call('updateAccountDetails', {})
  await api.call('listProjects', {})

  await api.call('calculate', { body: { fieldValues, structures: [structure] } })
  // @ts-expect-error a body that lacks a field
  await api.call('calculate', { body: { fieldValues } })
  // @ts-expect-error a body of the wrong shape
  await api.call('calculate', { body: { fieldValues, structures: structure } })
  // @ts-expect-error no body
  await api.call('calculate', {})
  // @ts-expect-error a GET has no body
  await api.call('getAccount', { body: {} })

  const outcome = await api.call('getProject', { params: { id } })
  // @ts-expect-error an outcome is looked at before its value is used
  void outcome.value
}

export function outcomesAreNarrowed(outcome: Outcome<CallAnswer<'calculate'>>) {
  if (!outcome.ok) {
    // @ts-expect-error a failure has no value
    void outcome.value
    return null
  }
  // @ts-expect-error a rating may be null: another standard's, or not in the licence
  const rating: number = outcome.value.rw
  return rating
}

export function theHostLendsNoToken(host: RemoteHost<'auth'>) {
  const session = host.session.current()
  // @ts-expect-error a session that may have ended has no licence yet
  void session.licence
  // @ts-expect-error no token leaves the client
  void host.api.accessToken
}

export const remoteOfPrint: RemoteModule<'mf-print'> = {
  name: 'mf-print',
  contractVersion: '1.0.0',
  mount: (_element, host) => {
    host.events.publish('print/report-ready', { projectId: '', edit: 0 })
    // @ts-expect-error print does not publish for the editor
    host.events.publish('editor/component-selected', { componentId: null })
    return { ready: Promise.resolve(), update: () => {}, unmount: () => Promise.resolve() }
  },
}

export function modulesCarryTheirVersion(module: Omit<RemoteModule<'mf-print'>, 'contractVersion'>) {
  // @ts-expect-error a module without its contract version could not be judged before it runs
  const whole: RemoteModule<'mf-print'> = module
  void whole
}

// @ts-expect-error only routes that exist
export const nowhere: RoutePath = '/settings'
export const editor: RoutePath = '/editor/4c6f0c1e-0000-4000-8000-000000000001'

// @ts-expect-error a structure type is spelled as in the specification
export const misspelledType: StructureType = 'singleMassiveElementWall'
// @ts-expect-error a material outside the list
export const unknownMaterial: Material = 'Glass'
// @ts-expect-error a maker's name is no frame type
export const makersFrame: FrameType = 'Acoustic Clip 42'
