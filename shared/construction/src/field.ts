import type { Component, Insulation } from './construction'

/** Where the typed form keeps a value. */
export interface Field<Value> {
  /** Undefined where the kind has no such field. */
  read(component: Component): Value | undefined
  /** Unchanged where the kind has no such field. */
  write(component: Component, value: Value): Component
}

type NameOf<Part> = Part extends unknown ? keyof Part & string : never
type ValueOf<Part, Name extends string> = Part extends { readonly [Key in Name]: infer Value } ? Value : never

/** A field of the component itself. */
export function own<Name extends NameOf<Component>>(name: Name): Field<ValueOf<Component, Name>> {
  return {
    // The compiler cannot follow a name through the union of kinds: `ValueOf` has looked it up in each of them.
    read: (component) => (component as Partial<Record<Name, ValueOf<Component, Name>>>)[name],
    write: (component, value) => (name in component ? { ...component, [name]: value } : component),
  }
}

/** A field of the porous fill. */
export function ofInsulation<Name extends keyof Insulation>(name: Name): Field<Insulation[Name]> {
  return {
    read: (component) => ('insulation' in component ? component.insulation[name] : undefined),
    write: (component, value) => withInsulation(component, { [name]: value }),
  }
}

/** The component with parts of its insulation changed; unchanged where the kind holds none. */
export function withInsulation(component: Component, change: Partial<Insulation>): Component {
  return 'insulation' in component
    ? { ...component, insulation: { ...component.insulation, ...change } }
    : component
}
