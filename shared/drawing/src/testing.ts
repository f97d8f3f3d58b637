import { template, type Component, type Construction, type Frame } from '@soundleaf/construction'
import type { StructureType } from '@soundleaf/contracts'

/** Ids in the order in which they are asked for, so that a test can name them. */
export function counter(): () => string {
  let count = 0
  return () => {
    count += 1
    return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`
  }
}

/** The default construction of a type, as a person first sees it. */
export const sample = (type: StructureType): Construction => template(type, counter())

/** 12.5 gypsum, 200 concrete, 12.5 gypsum. */
export function linedWall(): Construction {
  const newId = counter()
  const wall = template('SingleMassiveElementWall', newId)
  const [board] = template('LightweightFrameWall', newId).components
  if (board === undefined) throw new Error('The lightweight wall begins with a board.')
  const boards = [board, { ...board, id: newId() }]
  return { ...wall, components: [boards[0] ?? board, ...wall.components, boards[1] ?? board] }
}

/** The studs of the lightweight wall. */
export function sampleFrame(change: Partial<Frame> = {}): Frame {
  const frame = sample('LightweightFrameWall').components.find((one): one is Frame => one.kind === 'frame')
  if (frame === undefined) throw new Error('The lightweight wall has a frame.')
  return { ...frame, ...change }
}

/** The construction with one component changed. */
export function withComponent(construction: Construction, component: Component): Construction {
  const components = construction.components.map((one) => (one.id === component.id ? component : one))
  return { ...construction, components }
}
