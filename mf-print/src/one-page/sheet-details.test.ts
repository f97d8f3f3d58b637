import { EMPTY_GUID } from '@soundleaf/contracts'
import { keepDetails, NO_DETAILS, readDetails } from './sheet-details'

const logo = 'data:image/png;base64,iVBORw0KGgo='
const details = { company: 'Example Acoustics', logo, client: 'Example client', reportNumber: '2026-118' }

beforeEach(() => localStorage.clear())

test('the office is kept for every project, client and number for their own', () => {
  keepDetails('a@example.com', 'one', details)
  expect(readDetails('a@example.com', 'one')).toEqual(details)
  expect(readDetails('a@example.com', 'two')).toEqual({ ...details, client: '', reportNumber: '' })
  expect(readDetails('b@example.com', 'one')).toEqual(NO_DETAILS)
})

test('a project that was never saved keeps nothing of its own', () => {
  keepDetails('a@example.com', EMPTY_GUID, details)
  expect(readDetails('a@example.com', EMPTY_GUID)).toEqual({ ...details, client: '', reportNumber: '' })
})

test.each(['null', '3', '{"company":5}', '{"logo":"javascript:alert(1)"}', '{', '[]'])(
  'kept text that is not ours is none: %s',
  (stored) => {
    localStorage.setItem('soundleaf:sheet:a@example.com', stored)
    expect(readDetails('a@example.com', 'one')).toEqual(NO_DETAILS)
  },
)
