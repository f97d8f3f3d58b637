import { destinationOf, type Visitor } from './route'

const ID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
const guest: Visitor = { session: 'signed-out', hasOpenProject: false, hasResetLink: false }
const member: Visitor = { session: 'signed-in', hasOpenProject: false, hasResetLink: false }
const designer: Visitor = { ...member, hasOpenProject: true }
const starting: Visitor = { ...guest, session: 'starting' }
const leaving: Visitor = { ...guest, session: 'logging-out' }

const page = (name: string) => ({ page: { name } })

test('[RTE-01] / shows login, and with a token it goes to the projects', () => {
  expect(destinationOf('/', guest)).toEqual(page('login'))
  expect(destinationOf('/', member)).toEqual({ redirect: '/projects' })
})

test('[SEC-16] who is logging out sees no page of anybody', () => {
  for (const path of ['/', '/projects', '/signup', `/editor/${ID}`])
    expect(destinationOf(path, leaving)).toEqual(page('starting'))
})

test('[RTE-02] /signup is reachable without a token', () => {
  expect(destinationOf('/signup', guest)).toEqual(page('signup'))
})

test('[BEY-11] a read-only link is opened by everybody, and before anybody knows who they are', () => {
  for (const visitor of [guest, member, designer, starting, leaving])
    expect(destinationOf('/link', visitor)).toEqual(page('link'))
  expect(destinationOf('/link/x', guest)).toEqual(page('not-found'))
})

test('[RTE-03] /reset-password without a complete link goes to /', () => {
  expect(destinationOf('/reset-password', guest)).toEqual({ redirect: '/' })
  expect(destinationOf('/reset-password', { ...guest, hasResetLink: true })).toEqual(page('reset-password'))
})

test('[RTE-04] /projects needs a token, and the person comes back to it after logging in', () => {
  expect(destinationOf('/projects', guest)).toEqual({ redirect: '/', remember: true })
  expect(destinationOf('/projects', member)).toEqual(page('projects'))
})

test('[RTE-05] /profile needs a token', () => {
  expect(destinationOf('/profile', guest)).toEqual({ redirect: '/', remember: true })
  expect(destinationOf('/profile', member)).toEqual(page('profile'))
})

test.each(['editor', 'print'])('[RTE-06] [RTE-07] /%s needs a token and a project or an id', (name) => {
  expect(destinationOf(`/${name}/${ID}`, guest)).toEqual({ redirect: '/', remember: true })
  expect(destinationOf(`/${name}`, member)).toEqual({ redirect: '/projects' })
  expect(destinationOf(`/${name}`, designer)).toEqual({ page: { name, projectId: null } })
  expect(destinationOf(`/${name}/${ID}`, member)).toEqual({ page: { name, projectId: ID } })
  expect(destinationOf(`/${name}/${ID.toUpperCase()}/`, member)).toEqual({ page: { name, projectId: ID } })
})

test.each(['/nonsense', '/projects/x', '/editor/a/b', '//evil.example', '/signup/..', '/Projects'])(
  '[RTE-08] %s is not found, with or without a token',
  (path) => {
    expect(destinationOf(path, guest)).toEqual(page('not-found'))
    expect(destinationOf(path, designer)).toEqual(page('not-found'))
  },
)

test('[RTE-09] while the session is looked up after a reload, no page with a guard is decided', () => {
  for (const path of ['/', '/projects', `/editor/${ID}`, '/editor']) {
    expect(destinationOf(path, starting)).toEqual(page('starting'))
  }
})

test('[DLG-01] a session that ends leaves the page where it is', () => {
  expect(destinationOf(`/editor/${ID}`, { ...designer, session: 'expired' })).toEqual({
    page: { name: 'editor', projectId: ID },
  })
})

// Addresses of links that made other products call what they should not (an id is decoded, then put into a path).
test.each([
  `${ID}%2Ftoggleisshared`,
  '..%2F..%2Faccount',
  '..',
  '.',
  '%2e%2e',
  ` ${ID}`,
  `${ID}?x=1`,
  `{${ID}}`,
  ID.replace('-', ''),
  'undefined',
  `${ID}\u0000`,
])('[SEC-03] the id %s goes to the projects before anything else happens', (id) => {
  expect(destinationOf(`/editor/${id}`, designer)).toEqual({ redirect: '/projects' })
  expect(destinationOf(`/print/${id}`, designer)).toEqual({ redirect: '/projects' })
})
