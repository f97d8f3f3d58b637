export interface QuestionAction {
  readonly id: string
  readonly label: string
  readonly kind?: 'primary' | 'danger' | 'cancel'
}

export interface AskedQuestion {
  readonly title: string
  readonly text?: string
  /** Shown left to right; the last one marked `primary` is filled. `cancel` is what Esc means. */
  readonly actions: readonly QuestionAction[]
  /** Asks for a line of text as well. */
  readonly input?: { readonly label: string; readonly initial?: string; readonly maxLength?: number }
}

export interface GivenAnswer {
  /** The id of the action, the `cancel` action's id when the dialog was dismissed, else `cancel`. */
  readonly action: string
  readonly text?: string
}

export function dismissal(question: AskedQuestion): string {
  return question.actions.find((action) => action.kind === 'cancel')?.id ?? 'cancel'
}

/** The filled action: the last one marked primary. Enter in the question's text field means it. */
export function mainAction(question: AskedQuestion): QuestionAction | undefined {
  return question.actions.findLast((action) => action.kind === 'primary')
}
