import type { CallFailure } from '@soundleaf/contracts'
import { createErrorDialogs, statusText } from './error-dialogs'

const network: CallFailure = { code: 'NetworkFailure', status: null, message: '', call: 'GET /account' }
const broken: CallFailure = { code: 'InternalError', status: 500, message: 'No.', call: 'GET /api/projects' }

test('[ERR-01] however many calls fail of the network, there is one dialog', () => {
  const errors = createErrorDialogs()
  errors.show(network)
  errors.show({ ...network, call: 'GET /api/projects' })
  expect(errors.store.getState()).toEqual([{ kind: 'network' }])
})

test('[ERR-01] a lost connection is told of again only when the server was heard of meanwhile', () => {
  const errors = createErrorDialogs()
  errors.show(network)
  errors.close()
  errors.show({ ...network, call: 'GET /api/projects' })
  expect(errors.store.getState()).toEqual([])
  errors.connected()
  errors.show(network)
  expect(errors.store.getState()).toHaveLength(1)
})

test('[ERR-02] each cause is shown once, one after the other', () => {
  const errors = createErrorDialogs()
  errors.show(broken)
  errors.show(broken)
  errors.show({ ...broken, call: 'GET /account' })
  expect(errors.store.getState()).toHaveLength(2)
  errors.close()
  expect(errors.store.getState()).toEqual([{ kind: 'call', failure: { ...broken, call: 'GET /account' } }])
})

test('a cancelled call is no error', () => {
  const errors = createErrorDialogs()
  errors.show({ ...network, code: 'Aborted' })
  expect(errors.store.getState()).toEqual([])
})

test('[ERR-02] the status is named in words', () => {
  expect(statusText(broken)).toBe('500 Internal Server Error')
  expect(statusText({ ...broken, status: 599 })).toBe('599')
  expect(statusText({ ...broken, code: 'BadAnswer', status: 200 })).toBe('Unreadable answer')
})
