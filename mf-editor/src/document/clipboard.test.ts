import { template } from '@soundleaf/construction'
import type { SessionChanged } from '@soundleaf/contracts'
import { createFakeHost } from '@soundleaf/federation/testing'
import { counter, projectOf } from '../testing/render-editor'
import { createClipboard, type Clipboard } from './clipboard'
import { createCommands } from './commands'
import { createDocumentStore } from './document-store'

/** The editor as it is mounted on one project after the other, with the page's clipboard. */
function opened(type: 'SingleMassiveElementWall' | 'LightweightFrameWall', clipboard: Clipboard) {
  const newId = counter()
  const fake = createFakeHost({ remote: 'mf-editor', open: projectOf(template(type, newId)) })
  const store = createDocumentStore(fake.host, clipboard)
  store.listen()
  const commands = createCommands(store, {
    newId,
    genericProducts: { now: () => [], once: () => undefined },
    withMaker: (product) => product,
    toast: () => undefined,
  })
  const kinds = () =>
    store.state.getState().document?.history.present.components.map(({ kind }) => kind) ?? []
  return { fake, store, commands, kinds }
}

const session = (email: string): SessionChanged => ({
  signedIn: true,
  email,
  licence: 'full',
  trialExpiry: null,
  trialExpiryText: null,
  evaluationStandard: 'Iso',
})

test('[EDT-10] what is copied in one project is pasted in the next one that is opened', () => {
  const clipboard = createClipboard()
  const first = opened('LightweightFrameWall', clipboard)
  const [board] = first.store.state.getState().document?.history.present.components ?? []
  first.commands.copy(board?.id ?? '')
  const next = opened('SingleMassiveElementWall', clipboard)
  next.commands.paste()
  expect(next.kinds()).toEqual(['massiveElement', 'panel'])
})

test('[EDT-10] another account finds nothing of what was copied, nor does the first when it is back', () => {
  const clipboard = createClipboard()
  const { fake, store, commands, kinds } = opened('LightweightFrameWall', clipboard)
  const owner = fake.host.session.current()
  commands.copy(store.state.getState().document?.history.present.components[0]?.id ?? '')
  fake.bus.for('shell').publish('shell/session-changed', owner)
  expect(store.state.getState().copied).not.toBeNull()
  fake.bus.for('shell').publish('shell/session-changed', session('another@example.com'))
  expect(store.state.getState().copied).toBeNull()
  commands.paste()
  expect(kinds()).toEqual(['panel', 'frame', 'panel'])
  expect(clipboard.of(owner)).toBeNull()
})

test('[EDT-10] logging out leaves nothing of what was copied', () => {
  const clipboard = createClipboard()
  const { fake, store, commands } = opened('LightweightFrameWall', clipboard)
  commands.copy(store.state.getState().document?.history.present.components[0]?.id ?? '')
  fake.bus.for('shell').publish('shell/session-changed', { signedIn: false })
  expect(store.state.getState().copied).toBeNull()
  expect(clipboard.of(fake.host.session.current())).toBeNull()
})
