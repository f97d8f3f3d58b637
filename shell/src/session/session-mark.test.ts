import { createSessionMark } from './session-mark'

test('a mark is there from the login to the logout', () => {
  const mark = createSessionMark(document, false)
  expect(mark.isThere()).toBe(false)
  mark.set()
  expect(createSessionMark(document, false).isThere()).toBe(true)
  mark.clear()
  expect(mark.isThere()).toBe(false)
})

test('[SEC-16] who logs out is leaving until the server has heard', () => {
  const mark = createSessionMark(document, false)
  mark.set()
  expect(mark.isLeaving()).toBe(false)
  mark.setLeaving()
  expect([mark.isLeaving(), mark.isThere()]).toEqual([true, false])
  mark.clear()
  expect([mark.isLeaving(), mark.isThere()]).toEqual([false, false])
})

test('where cookies are blocked there may be a session', () => {
  const blocked = {
    get cookie(): string {
      throw new Error('blocked')
    },
    set cookie(_text: string) {
      throw new Error('blocked')
    },
  }
  const mark = createSessionMark(blocked, true)
  mark.clear()
  mark.set()
  expect(mark.isThere()).toBe(true)
  mark.setLeaving()
  expect(mark.isLeaving()).toBe(false)
})
