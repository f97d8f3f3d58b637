import { opened, renamed } from './open-project'
import { saveWords } from './save-phase'
import { savedProject } from '../testing/fake-server'

const project = {
  ...savedProject('cccccccc-0000-4000-8000-000000000001'),
  modifiedDateUtc: new Date(2026, 10, 27, 14, 2).toISOString(),
}
const clean = opened(1, project)
const dirty = renamed(clean, 'Villa')
const noon = new Date(2026, 10, 27, 18, 0)

test('a project the server holds says when it was saved: the time of today, else the date', () => {
  expect(saveWords(clean, { kind: 'resting' }, noon).text).toBe('Saved 14:02')
  expect(saveWords(clean, { kind: 'resting' }, new Date(2026, 11, 1)).text).toBe('Saved 2026-11-27')
})

test.each([
  [{ kind: 'resting' }, 'Unsaved changes'],
  [{ kind: 'saving' }, 'Saving…'],
  [{ kind: 'offline' }, 'Offline, kept on this computer'],
  [{ kind: 'signed-out' }, 'Unsaved changes, log in to save'],
  [{ kind: 'deleted' }, 'Deleted elsewhere, not saved'],
] as const)('a changed project in phase %j says so', (phase, text) => {
  expect(saveWords(dirty, phase, noon).text).toBe(text)
})

test('[HDR-02] without a network the header says so at once, before a save has failed', () => {
  const words = (open: typeof clean, kind: 'resting' | 'saving') =>
    saveWords(open, { kind }, noon, false).text
  expect(words(dirty, 'resting')).toBe('Offline, kept on this computer')
  expect(words(clean, 'resting')).toBe('Offline, saved before')
  expect(words(dirty, 'saving')).toBe('Saving…')
})
