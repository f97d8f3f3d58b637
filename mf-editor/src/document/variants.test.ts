import { template, toWire } from '@soundleaf/construction'
import type { Project } from '@soundleaf/contracts'
import { counter, projectOf } from '../testing/render-editor'
import { foldProject } from './fold-project'
import { stepped, undone } from './history'
import type { OpenDocument } from './open-document'
import {
  added,
  contentOf,
  duplicated,
  moved,
  opened,
  removed,
  renamed,
  restored,
  shownVariants,
  type VariantChange,
} from './variants'

const newId = counter()
const wall = template('SingleMassiveElementWall', newId)
const light = template('LightweightFrameWall', newId)

const fold = (
  before: OpenDocument | null,
  project: Project,
  origin: 'opened' | 'theirs' | 'draft' = 'opened',
): OpenDocument => {
  const folded = foldProject(before, { project, edit: 1, origin })
  if (folded.kind !== 'open') throw new Error(folded.kind)
  return folded.document
}

/** The document after changes, each of which can be made. */
const after = (document: OpenDocument, ...changes: readonly VariantChange[]): OpenDocument =>
  changes.reduce((now, change) => {
    const next = change(now)
    if (next === null) throw new Error('The change cannot be made.')
    return next
  }, document)

const edited = (document: OpenDocument): OpenDocument => ({
  ...document,
  history: stepped(document.history, 'Edit', { ...document.history.present, components: light.components }),
})

const names = (document: OpenDocument) =>
  shownVariants(document).map(({ name, isOpen }) => (isOpen ? `[${name}]` : name))
const idAt = (document: OpenDocument, place: number) => shownVariants(document)[place]?.id ?? ''

/** Three variants, the last of which is open. */
const three = () => {
  const one = fold(null, projectOf(wall))
  const two = after(one, duplicated(wall.id, newId))
  return after(two, duplicated(idAt(two, 1), newId))
}

test('[BEY-05] a project without variants has one, and a copy of it stands behind it and is open', () => {
  const document = fold(null, projectOf(wall))
  expect(names(document)).toEqual(['[Variant 1]'])
  const copied = after(document, duplicated(wall.id, newId))
  expect(names(copied)).toEqual(['Variant 1', '[Variant 2]'])
  expect(copied.history.present.id).not.toBe(wall.id)
  // By the ids of the layers two variants are compared, and the selected one stays.
  expect(copied.history.present.components.map(({ id }) => id)).toEqual(wall.components.map(({ id }) => id))
  const { structures, variants } = contentOf(copied)
  expect(structures.map(({ structureId }) => structureId)).toEqual([copied.history.present.id])
  expect(variants).toEqual({
    name: 'Variant 2',
    place: 1,
    others: [{ name: 'Variant 1', structure: toWire(wall) }],
  })
})

test('[BEY-05] each variant has steps of its own, which are there again when it is open again', () => {
  const document = edited(after(fold(null, projectOf(wall)), duplicated(wall.id, newId)))
  const first = after(document, opened(wall.id))
  expect(first.history.past).toEqual([])
  expect(first.opening).toBe(document.opening + 1)
  const again = after(first, opened(document.history.present.id))
  expect(again.history.past.map(({ label }) => label)).toEqual(['Edit'])
  expect(toWire(undone(again.history).present).components).toEqual(toWire(wall).components)
  // What the first one is has not changed with it.
  expect(contentOf(again).variants.others[0]?.structure).toEqual(toWire(wall))
})

test('[BEY-05] of a variant that is opened only the layers that differ are others than those before', () => {
  const [first, ...rest] = wall.components
  if (first === undefined) throw new Error('The template has a layer.')
  const thicker = { ...wall, id: newId(), components: [{ ...first, thickness_mm: 240 }, ...rest] }
  const project = projectOf(wall)
  // As they come from the server: equal, and not the same.
  const others = [{ name: 'Thicker', structure: structuredClone(toWire(thicker)) }]
  const document = fold(null, { ...project, variants: { name: 'As it is', place: 0, others } })
  const before = document.history.present.components
  const now = after(document, opened(thicker.id)).history.present.components
  expect(now.map((component, at) => component === before[at])).toEqual([false, ...rest.map(() => true)])
  expect(now[0]).toMatchObject({ thickness_mm: 240 })
})

test('[BEY-05] variants are named and moved; the open one stays open', () => {
  const document = three()
  const named = after(document, renamed(idAt(document, 0), 'As tendered'), moved(idAt(document, 2), 0))
  expect(names(named)).toEqual(['[Variant 3]', 'As tendered', 'Variant 2'])
  expect(named.opening).toBe(document.opening)
  expect(moved(idAt(named, 0), 3)(named)).toBeNull()
  expect(names(after(named, moved(idAt(named, 1), 2)))).toEqual(['[Variant 3]', 'Variant 2', 'As tendered'])
})

test('[BEY-05] deleted ones come back one by one to their places, with their steps', () => {
  const document = edited(three())
  const middle = idAt(document, 1)
  const without = after(document, removed(document.history.present.id), removed(middle))
  expect(names(without)).toEqual(['[Variant 1]'])
  expect(removed(wall.id)(without)).toBeNull()
  const back = after(without, restored)
  expect(names(back)).toEqual(['Variant 1', '[Variant 2]'])
  const all = after(back, restored)
  expect(names(all)).toEqual(['Variant 1', 'Variant 2', '[Variant 3]'])
  expect(all.history.past).toHaveLength(1)
  expect(restored(all)).toBeNull()
})

test('[BEY-05] the server’s state brings its variants; mine of one that is still there is one step back', () => {
  const document = edited(three())
  const mine = contentOf(document)
  const [kept] = mine.variants.others
  if (kept === undefined) throw new Error('There are others.')
  // Theirs has the first one open, and the third one behind it as it was before my edit.
  const theirs: Project = {
    ...projectOf(wall),
    structures: [kept.structure],
    variants: {
      name: 'Theirs',
      place: 0,
      others: [
        { name: 'Variant 3', structure: { ...toWire(wall), structureId: document.history.present.id } },
      ],
    },
  }
  const taken = fold(document, theirs, 'theirs')
  expect(names(taken)).toEqual(['[Theirs]', 'Variant 3'])
  expect(taken.history.past).toEqual([])
  const third = after(taken, opened(idAt(taken, 1)))
  expect(third.history.past.map(({ label }) => label)).toEqual(['Edit', 'Version of the server'])
  expect(undone(third.history).present.components).toEqual(light.components)
})

test('[BEY-05] what was deleted here can be had back after another state came, unless that state has it', () => {
  const document = three()
  const [first, , third] = shownVariants(document)
  const without = after(document, removed(idAt(document, 0)), removed(idAt(document, 2)))
  const [kept] = shownVariants(without)
  // Theirs has the one that is open here and the third one, and no more the first.
  const theirs: Project = {
    ...projectOf(wall),
    structures: [{ ...toWire(wall), structureId: kept?.id ?? '' }],
    variants: {
      name: 'Theirs',
      place: 0,
      others: [{ name: 'Variant 3', structure: { ...toWire(wall), structureId: third?.id ?? '' } }],
    },
  }
  const taken = fold(without, theirs, 'theirs')
  expect(names(taken)).toEqual(['[Theirs]', 'Variant 3'])
  const back = after(taken, restored)
  expect(names(back)).toEqual(['[Variant 1]', 'Theirs', 'Variant 3'])
  expect(back.history.present.id).toBe(first?.id)
  expect(restored(back)).toBeNull()
})

test('[BEY-05] one that this version cannot read is not opened, goes back as it came, and comes back when it was deleted', () => {
  const structure = toWire(light)
  const broken = {
    ...structure,
    components: structure.components.map((component) => ({
      ...component,
      properties: component.properties.map((one) => ({ ...one, value: 'ten' })),
    })),
  }
  const document = fold(null, {
    ...projectOf(wall),
    variants: { name: 'Readable', place: 1, others: [{ name: 'Of a newer version', structure: broken }] },
  })
  expect(shownVariants(document)[0]?.construction).toBeNull()
  expect(opened(light.id)(document)).toBeNull()
  const back = after(document, removed(light.id), restored)
  expect(names(back)).toEqual(['Of a newer version', '[Readable]'])
  expect(back.history.present.id).toBe(wall.id)
  expect(contentOf(after(document, renamed(wall.id, 'Mine'))).variants).toEqual({
    name: 'Mine',
    place: 1,
    others: [{ name: 'Of a newer version', structure: broken }],
  })
})

test('[BEY-05] constructions of another project join behind the others under ids of their own, as long as there is room', () => {
  const document = three()
  const joined = after(document, added([{ name: 'House 2', structure: toWire(light) }], newId))
  expect(names(joined)).toEqual(['Variant 1', 'Variant 2', 'Variant 3', '[House 2]'])
  expect(joined.history.present.id).not.toBe(light.id)
  expect(joined.history.present.components).toHaveLength(light.components.length)
  const many = Array.from({ length: 48 }, (_, at) => ({ name: `Wall ${at}`, structure: toWire(light) }))
  expect(added(many, newId)(document)).toBeNull()
})
