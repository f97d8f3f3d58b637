/** What a message's sentence says, by name: flat, as it travels. */
export type MessageParams = Readonly<Record<string, string | number | null>>

/** Something that is said to a person. Its text is made where the person is, in their language. */
export interface Message {
  /** Null for the sentence of an older server. */
  readonly code: string | null
  readonly params: MessageParams
  /** The components that it concerns. */
  readonly componentIds: readonly string[]
  /** The server's own words, for who does not know the code. */
  readonly sentence?: string
}
