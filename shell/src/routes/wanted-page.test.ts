import { memoryOf } from '../testing/memory'
import { createWantedPage } from './wanted-page'

const ANNA = 'anna@example.com'

test('[SEC-22] where the person was is known again after the way to an identity provider and back, once', () => {
  const memory = memoryOf(new Map())
  createWantedPage(memory, false).remember('/profile', ANNA)
  const back = createWantedPage(memory, true)
  expect(back.take(ANNA)).toBe('/profile')
  expect(back.take(ANNA)).toBeNull()
  expect(createWantedPage(memory, true).take(ANNA)).toBeNull()
})

test('[RTE-09] it is not kept for another document, nor for another person', () => {
  const memory = memoryOf(new Map())
  createWantedPage(memory, false).remember('/profile', ANNA)
  expect(createWantedPage(memory, false).take(ANNA)).toBeNull()
  expect(createWantedPage(memory, true).take(ANNA)).toBeNull()
  const wanted = createWantedPage(memory, false)
  wanted.remember('/profile', ANNA)
  expect(wanted.take('otto@example.com')).toBeNull()
  expect(wanted.take(ANNA)).toBeNull()
})

test('[RTE-09] what a guest wanted is whoever logs in’s, also where the browser keeps nothing', () => {
  const nothing = { read: () => null, readJson: () => null, keep: () => undefined }
  const wanted = createWantedPage(nothing, false)
  expect(wanted.take(ANNA)).toBeNull()
  wanted.remember('/bench', null)
  expect(wanted.take(ANNA)).toBe('/bench')
})

test.each([
  '//elsewhere.example/projects',
  '/\\elsewhere.example',
  'https://elsewhere.example',
  'javascript:1',
  '',
])('[SEC-22] %j is no page of ours, and nobody is sent there after a login', (path) => {
  const memory = memoryOf(new Map())
  createWantedPage(memory, false).remember(path, ANNA)
  expect(createWantedPage(memory, true).take(ANNA)).toBeNull()
})
