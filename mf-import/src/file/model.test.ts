import { MODEL, readBeside } from '../testing/beside'
import { createModel, type Model } from './model'
import type { StartReader } from './model-reader'

const fileOf = (text: string, name = 'school.ifc') => {
  const bytes = new TextEncoder().encode(text)
  return Object.defineProperty(new File([text], name), 'arrayBuffer', {
    value: () => Promise.resolve(bytes.buffer),
  })
}

/** Resolves with the first state that is no longer the reading. */
const settled = (model: Model) =>
  new Promise<ReturnType<Model['state']>>((resolve) => {
    const look = () => {
      if (model.state().kind !== 'reading') resolve(model.state())
    }
    model.subscribe(look)
    look()
  })

test('[BEY-15] a file becomes a model, and a copy with a rating differs by its lines alone', async () => {
  const model = createModel(readBeside)
  await model.take(fileOf(MODEL))
  const state = await settled(model)
  expect(state).toMatchObject({ kind: 'ready', name: 'school.ifc', model: { schemaText: 'IFC4' } })
  // The SHA-256 of a text is 64 digits.
  expect(state.kind === 'ready' && state.model.fileHash).toMatch(/^[0-9a-f]{64}$/)
  const copy = await model.write([{ key: 'IfcWall|Concrete wall', text: 'Rw 59 dB', numbers: null }])
  expect(new TextDecoder().decode(copy?.bytes)).toBe(MODEL.replace('Rw 50 dB', 'Rw 59 dB'))
})

test('[BEY-15] what an earlier file still says is not heard, and its reader is ended', async () => {
  const ended: string[] = []
  const hear: Parameters<StartReader>[0][] = []
  const model = createModel((told) => {
    hear.push(told)
    return Promise.resolve({ ask: () => undefined, end: () => ended.push('ended') })
  })
  await model.take(fileOf(MODEL, 'first.ifc'))
  await model.take(fileOf(MODEL, 'second.ifc'))
  expect(ended).toEqual(['ended'])
  hear[0]?.report({ kind: 'refused', refusal: 'NotStep', detail: '' })
  expect(model.state()).toMatchObject({ kind: 'reading', name: 'second.ifc' })
  hear[1]?.failed()
  expect(model.state()).toMatchObject({ kind: 'refused', name: 'second.ifc', refusal: 'Unreadable' })
  model.close()
  expect(model.state()).toEqual({ kind: 'none' })
})

test('[BEY-15] without a model there is no copy', async () => {
  expect(await createModel(readBeside).write([])).toBeNull()
})

test('[BEY-15] a reader that breaks while it writes takes nothing of the model with it', async () => {
  const hear: Parameters<StartReader>[0][] = []
  const model = createModel((told) => {
    hear.push(told)
    return readBeside(told)
  })
  await model.take(fileOf(MODEL))
  await settled(model)
  const copy = model.write([])
  hear[0]?.failed()
  expect(await copy).toBeNull()
  expect(model.state()).toMatchObject({ kind: 'ready', name: 'school.ifc' })
  expect(await model.write([])).toBeNull()
})

test('[BEY-15] a file that is there no more is refused, and no reader is left behind', async () => {
  const left: string[] = []
  const model = createModel(async (told) => {
    const reader = await readBeside(told)
    left.push('begun')
    return { ...reader, end: () => void left.pop() }
  })
  const file = Object.defineProperty(new File([''], 'moved.ifc'), 'arrayBuffer', {
    value: () => Promise.reject(new Error('NotFoundError')),
  })
  await model.take(file)
  expect(await settled(model)).toMatchObject({ kind: 'refused', name: 'moved.ifc', refusal: 'Unreadable' })
  expect(left).toEqual([])
})
