export interface Email {
  readonly to: string
  readonly subject: string
  readonly text: string
}

export interface Mailer {
  send(email: Email): Promise<void>
}
