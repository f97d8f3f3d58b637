import { type AskedQuestion, dismissal, type GivenAnswer } from './question'

interface Waiting {
  readonly id: number
  readonly question: AskedQuestion
  readonly resolve: (answer: GivenAnswer) => void
}

let waiting: readonly Waiting[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Waiting[]) {
  waiting = next
  for (const listener of listeners) listener()
}

/** Asks in the page's QuestionHost. A second question waits until the first is answered. */
export function ask(question: AskedQuestion): Promise<GivenAnswer> {
  return new Promise((resolve) => {
    lastId += 1
    change([...waiting, { id: lastId, question, resolve }])
  })
}

export const questionQueue = {
  first: () => waiting[0],
  answer: (asked: Waiting, answer: GivenAnswer) => {
    change(waiting.filter((one) => one !== asked))
    asked.resolve(answer)
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

/** Whoever was asked has gone elsewhere: every question is answered as if it had been dismissed. */
export function dismissQuestions(): void {
  for (const one of [...waiting]) questionQueue.answer(one, { action: dismissal(one.question) })
}
