import type { Outcome, Product, Property, StructureType } from '@soundleaf/contracts'
import { STRUCTURE_TYPES } from '@soundleaf/contracts'
import { add } from './add'
import type { Component, ComponentKind, Construction, Side } from './construction'
import type { RuleBreak } from './rule-break'
import { ruleText } from './rule-text'
import { template } from './template'

/** Ids in the form of the wire, counting up from 1. */
export function countingIds(): () => string {
  let count = 0
  return () => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`
}

/** The value of an outcome that a test relies on. */
export function must<Value>(outcome: Outcome<Value, RuleBreak>): Value {
  if (outcome.ok) return outcome.value
  throw new Error(ruleText(outcome.failure))
}

/** Why something was refused: code, sentence and components. */
export function refusalOf(outcome: Outcome<unknown, RuleBreak>) {
  if (outcome.ok) throw new Error('It was not refused.')
  const { code, componentIds } = outcome.failure
  return { code, text: ruleText(outcome.failure), componentIds }
}

/** The template of a type with components added in order, each `kind side`. */
export function built(
  type: StructureType,
  ...added: readonly (readonly [ComponentKind, Side])[]
): Construction {
  const newId = countingIds()
  return added.reduce(
    (construction, [kind, side]) => must(add(construction, kind, side, newId)),
    template(type, newId),
  )
}

/** The first component of a kind. */
export function first<Kind extends ComponentKind>(
  construction: Construction,
  kind: Kind,
): Extract<Component, { readonly kind: Kind }> {
  const isWanted = (component: Component): component is Extract<Component, { readonly kind: Kind }> =>
    component.kind === kind
  const found = construction.components.find(isWanted)
  if (found === undefined) throw new Error(`There is no ${kind}.`)
  return found
}

/** The kinds in order, fixed ones with a star, as `panel* frame* panel*`. */
export function kinds({ components }: Construction): string {
  return components.map(({ kind, isFlaggedFixed }) => `${kind}${isFlaggedFixed ? '*' : ''}`).join(' ')
}

export function property(key: string, value: string, more: Partial<Property> = {}): Property {
  return { id: null, key, value, type: 'Decimal', isUiProperty: false, rangeConfiguration: null, ...more }
}

/** A generic gypsum board for every structure; `change` makes another product of it. */
export function product(change: Partial<Product> = {}): Product {
  return {
    id: 'a0000000-0000-4000-8000-000000000001',
    name: 'Fibre gypsum board',
    type: 'Panel',
    material: 'Gypsum',
    category: null,
    manufacturerId: 'b0000000-0000-4000-8000-000000000001',
    properties: [
      property('thickness', '15'),
      property('density', '1150'),
      property('modulusOfElasticity', '3800'),
      property('dampingCoefficient', '0.015'),
    ],
    supportedStructures: [...STRUCTURE_TYPES],
    ...change,
  }
}
