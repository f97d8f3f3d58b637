import {
  NO_ANSWERS,
  review,
  stacked,
  type Catalogue,
  type ElementType,
  type MaterialAnswer,
  type Review,
  type TypeAnswers,
} from '@soundleaf/ifc'

/** The types that a type is combined with, by their keys. */
export interface Stack {
  readonly above: string | null
  readonly below: string | null
}
const ALONE: Stack = { above: null, below: null }

/** What a person has said of a file so far. */
export interface Answers {
  /** By the name of the material, for every type that has it. */
  readonly materials: ReadonlyMap<string, MaterialAnswer>
  /** By the key of the type. */
  readonly types: ReadonlyMap<string, TypeAnswers>
  readonly stacks: ReadonlyMap<string, Stack>
}

export const NOTHING_SAID: Answers = { materials: new Map(), types: new Map(), stacks: new Map() }

export const typeAnswersOf = ({ types }: Answers, key: string): TypeAnswers => types.get(key) ?? NO_ANSWERS
export const stackOf = ({ stacks }: Answers, key: string): Stack => stacks.get(key) ?? ALONE

/** A type, the layers it is reviewed with, and what becomes of it. */
export interface ReviewedType {
  readonly type: ElementType
  /** Its own layers, and those of the types that it is combined with. */
  readonly whole: ReturnType<typeof stacked>
  readonly review: Review
}

interface Known {
  readonly own: TypeAnswers
  readonly stack: Stack
  /** What was said of the materials of its layers. */
  readonly said: readonly (MaterialAnswer | undefined)[]
  readonly reviewed: ReviewedType
}

/** Reviews the first of the types; those of which no answer changed are not reviewed anew. */
export function createReviewer(types: readonly ElementType[], catalogue: Catalogue) {
  const byKey = new Map(types.map((type) => [type.key, type]))
  const known = new Map<string, Known>()

  function reviewed(type: ElementType, answers: Answers): ReviewedType {
    const { materials } = answers
    const own = typeAnswersOf(answers, type.key)
    const stack = stackOf(answers, type.key)
    const whole = stackedType(type, stack)
    const said = whole.layers.map(({ material }) => materials.get(material))
    const before = known.get(type.key)
    const isKnown =
      before !== undefined &&
      before.own === own &&
      before.stack === stack &&
      said.every((answer, at) => answer === before.said[at])
    if (isKnown) return before.reviewed
    const made = {
      type,
      whole,
      review: review(whole, { materials, type: own }, catalogue, () => crypto.randomUUID()),
    }
    known.set(type.key, { own, stack, said, reviewed: made })
    return made
  }

  function stackedType(type: ElementType, { above, below }: Stack): ReviewedType['whole'] {
    const upper = byKey.get(above ?? '')
    const lower = byKey.get(below ?? '')
    const topped = upper === undefined ? type : stacked(upper, type)
    return lower === undefined ? topped : stacked(topped, lower)
  }

  return (answers: Answers, count: number): readonly ReviewedType[] =>
    types.slice(0, count).map((type) => reviewed(type, answers))
}

/** With other answers of one type. */
export function withType(answers: Answers, key: string, part: Partial<TypeAnswers>): Answers {
  const types = new Map(answers.types).set(key, { ...typeAnswersOf(answers, key), ...part })
  return { ...answers, types }
}

/** With another answer of one material; null takes it away. */
export function withMaterial(answers: Answers, material: string, answer: MaterialAnswer | null): Answers {
  const materials = new Map(answers.materials)
  if (answer === null) materials.delete(material)
  else materials.set(material, answer)
  return { ...answers, materials }
}

/** Combined with another type. Thicknesses that were typed are of the layers before, and go. */
export const withStack = (answers: Answers, key: string, part: Partial<Stack>): Answers => ({
  ...withType(answers, key, { thicknesses_mm: [] }),
  stacks: new Map(answers.stacks).set(key, { ...stackOf(answers, key), ...part }),
})
