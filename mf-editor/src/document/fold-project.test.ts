import { template } from '@soundleaf/construction'
import type { ChangeOrigin, Project } from '@soundleaf/contracts'
import { counter, projectOf } from '../testing/render-editor'
import { foldProject } from './fold-project'
import { stepped, undone } from './history'
import type { OpenDocument } from './open-document'

const wall = template('SingleMassiveElementWall', counter())
const other = template('LightweightFrameWall', counter())
const OTHER_ID = '00000000-0000-4000-8000-00000000ffff'

function fold(before: OpenDocument | null, project: Project, origin: ChangeOrigin, edit = 1): OpenDocument {
  const folded = foldProject(before, { project, edit, origin })
  if (folded.kind !== 'open') throw new Error(folded.kind)
  return folded.document
}

/** A document with one step in its history. */
function edited(): OpenDocument {
  const opened = fold(null, projectOf(wall), 'opened', 0)
  return { ...opened, history: stepped(opened.history, 'Edit', { ...wall, components: other.components }) }
}

test('opening and creating begin a new history, also of the same project', () => {
  for (const origin of ['opened', 'created'] as const) {
    const before = edited()
    const after = fold(before, projectOf(wall), origin)
    expect(after.history.past).toEqual([])
    expect(after.opening).toBe(before.opening + 1)
  }
})

test('changes that leave the construction alone only bring the counter', () => {
  for (const origin of ['editor', 'results', 'name', 'saved'] as const) {
    const before = edited()
    const after = fold(before, projectOf(other), origin, 7)
    expect(after.history).toBe(before.history)
    expect(after).toMatchObject({ edit: 7, opening: before.opening })
  }
})

test('a first save and a copy give another id and keep the history', () => {
  for (const origin of ['saved', 'copied'] as const) {
    const before = edited()
    const after = fold(before, { ...projectOf(wall), projectId: OTHER_ID }, origin)
    expect(after.projectId).toBe(OTHER_ID)
    expect(after.history).toBe(before.history)
  }
})

test('[EDT-10] reset, theirs and a draft enter the history as one step that undo takes back', () => {
  for (const origin of ['reset', 'theirs', 'draft'] as const) {
    const before = edited()
    const after = fold(before, projectOf(wall), origin)
    expect(after.history.past).toHaveLength(before.history.past.length + 1)
    expect(after.opening).toBe(before.opening)
    expect(undone(after.history).present).toEqual(before.history.present)
  }
})

test('an editor that comes late opens what is there, whatever the last change was', () => {
  expect(fold(null, projectOf(wall), 'editor').history.present.components).toHaveLength(1)
})

test('no project closes, and a construction that cannot be read says why', () => {
  expect(foldProject(edited(), { project: null })).toEqual({ kind: 'closed' })
  const project = projectOf(wall)
  const [structure] = project.structures
  if (structure === undefined) throw new Error('A project has a structure.')
  const components = structure.components.map((component) => ({
    ...component,
    properties: component.properties.map((one) =>
      one.key === 'thickness' ? { ...one, value: '1e999' } : one,
    ),
  }))
  const folded = foldProject(null, {
    project: { ...project, structures: [{ ...structure, components }] },
    edit: 0,
    origin: 'opened',
  })
  expect(folded.kind).toBe('unreadable')
  expect(folded.kind === 'unreadable' && folded.reason).toContain('1e999')
})
