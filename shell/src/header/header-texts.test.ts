import { labelsFrom_px } from './action-buttons'
import { initialsOf } from './initials'

test.each([
  ['maja.sandberg@example.com', 'MS'],
  ['full@example.com', 'FU'],
  ['x@example.com', 'X'],
  ['@', ''],
])('the initials of %s are %s', (email, initials) => {
  expect(initialsOf(email)).toBe(initials)
})

test('[HDR-02] the labels give way to a long name and to what the save state has to say', () => {
  const english = ['Save to server', 'Save as copy', 'Open Project', 'Print', 'Reset project to default']
  const fits = (name: string, state: string, labels = english) => labelsFrom_px(name, state, labels) <= 1440
  expect(fits('Kv. Tallen, IW-07', 'Unsaved changes')).toBe(true)
  expect(fits('Kv. Tallen, IW-07', 'Changed elsewhere, choose what to keep')).toBe(false)
  expect(fits('Kvarteret Tallen, hus 3, lägenhetsskiljande vägg', 'Saved 14:02')).toBe(false)
  expect(fits('Kv. Tallen, IW-07', 'Saved 14:02', [...english, ...english])).toBe(false)
})
