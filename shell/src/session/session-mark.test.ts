import { createSessionMark } from './session-mark'

test('a mark is there from the login to the logout', () => {
  const mark = createSessionMark(() => window.localStorage)
  expect(mark.isThere()).toBe(false)
  mark.set()
  expect(createSessionMark(() => window.localStorage).isThere()).toBe(true)
  mark.clear()
  expect(mark.isThere()).toBe(false)
})

test('where storage is blocked there may be a session', () => {
  const mark = createSessionMark(() => {
    throw new Error('blocked')
  })
  mark.clear()
  mark.set()
  expect(mark.isThere()).toBe(true)
})
