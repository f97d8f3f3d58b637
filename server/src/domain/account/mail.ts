/** Sends letters, or keeps them where a person finds them. */
export interface Post {
  send(letter: Letter): Promise<void>
}

export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
}
