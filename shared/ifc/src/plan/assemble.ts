import type { ElementType } from '../read/types'
import { isBlocking, type MaterialAnswer, type Note, type Question, type TypeAnswers } from './answers'
import { floorPlan } from './floor'
import type { Fits } from './gap'
import { knownLayer, type KnownLayer } from './layers'
import type { Making } from './making'
import type { Plan } from './plan'
import { wallPlan } from './wall'

/** What a type becomes, what is asked, and what was done without being asked. */
export interface Assembly {
  /** Null while a question blocks. */
  readonly plan: Plan | null
  readonly questions: readonly Question[]
  /** Materials that have no part in it. */
  readonly leftOut: readonly string[]
  readonly notes: readonly Note[]
}

export interface Answered {
  /** By the name of the material; they count for the whole file. */
  readonly materials: ReadonlyMap<string, MaterialAnswer>
  readonly type: TypeAnswers
}

export type AssembledType = Pick<ElementType, 'elementClass' | 'place' | 'source' | 'order' | 'layers'>

/**
 * Makes a wall or floor out of the layers of a type. Pure; what the file does not say is assumed and asked, or, where
 * nothing can be assumed, asked alone.
 */
export function assemble(type: AssembledType, { materials, type: answers }: Answered, fits: Fits): Assembly {
  const questions: Question[] = []
  const leftOut: string[] = []
  const notes = new Set<Note>()
  const blocked = (question: Question): Assembly => ({
    plan: null,
    questions: [question],
    leftOut,
    notes: [...notes],
  })
  const { elementClass, layers } = type
  if (
    elementClass !== 'IfcWall' &&
    elementClass !== 'IfcSlab' &&
    elementClass !== 'IfcRoof' &&
    elementClass !== 'IfcCovering'
  )
    return blocked({ code: 'notPredicted' })
  if (layers.length === 0) return blocked({ code: 'noMaterial' })
  if (elementClass === 'IfcCovering')
    return blocked({ code: type.place === 'floor' ? 'combineFloor' : 'combineWall' })

  const measured = layers.map((layer, at) => ({
    ...layer,
    thickness_mm: answers.thicknesses_mm[at] ?? layer.thickness_mm,
  }))
  const isNeeded = (material: string) => materials.get(material) !== 'left out'
  if (measured.some(({ thickness_mm, material }) => thickness_mm === null && isNeeded(material)))
    return blocked({ code: 'noThickness' })

  const known: KnownLayer[] = []
  const unknown = new Set<string>()
  for (const [at, layer] of measured.entries()) {
    const isBetween = at > 0 && at < measured.length - 1
    const found = knownLayer(layer, materials.get(layer.material), isBetween)
    if (found.is === 'layer') known.push(found.layer)
    else if (found.is === 'left out') leftOut.push(layer.material)
    else unknown.add(layer.material)
  }
  if (unknown.size > 0)
    return {
      plan: null,
      questions: [...unknown].map((material) => ({ code: 'material', material })),
      leftOut,
      notes: [],
    }

  const isAgreed = (code: Question['code']) => answers.agreed.some((one) => one === code)
  const making: Making = {
    layers: answers.isTurned ? known.toReversed() : known,
    answers,
    fits,
    ask: (question) => {
      const isTold = questions.some((one) => JSON.stringify(one) === JSON.stringify(question))
      if (!isAgreed(question.code) && !isTold) questions.push(question)
    },
    leaveOut: (some, note) => {
      leftOut.push(...some.map(({ material }) => material))
      if (note !== null) notes.add(note)
    },
    note: (note) => notes.add(note),
  }
  if (type.source === 'constituents with fractions') making.ask({ code: 'estimated' })
  const plan = type.place === 'wall' ? wallPlan(making) : floorPlan(making)
  for (const { isCeilingTile, material } of known)
    if (isCeilingTile) making.ask({ code: 'ceilingTile', material })
  if (type.order === 'unknown' && layers.length > 1 && !answers.isTurned) making.ask({ code: 'order' })
  const isWhole = plan !== null && !questions.some(isBlocking)
  return { plan: isWhole ? plan : null, questions, leftOut, notes: [...notes] }
}
