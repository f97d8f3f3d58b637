import { isRoutePath } from './pages'

const ID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'

test.each(['/', '/projects', '/editor', `/editor/${ID}`, `/print/${ID}`])('%s is a page', (path) => {
  expect(isRoutePath(path)).toBe(true)
})

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/editor/..',
  `/editor/${ID}/x`,
  '/projects?next=//evil',
  '',
])('[SEC-03] %s is none', (path) => {
  expect(isRoutePath(path)).toBe(false)
})
