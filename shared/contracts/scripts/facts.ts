/**
 * A fact is one line of the surface. `offers`: somebody may rely on it, so it must not go away. `asks`: somebody has
 * to meet it, so it must not come in.
 */
export type Fact = `offers ${string}` | `asks ${string}`

/** One heading with its facts. */
export interface Section {
  readonly name: string
  readonly facts: readonly Fact[]
}
