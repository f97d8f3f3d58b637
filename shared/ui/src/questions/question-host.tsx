import { useSyncExternalStore } from 'react'
import { QuestionDialog } from './question-dialog'
import { questionQueue } from './question-queue'

/** Where questions asked with `ask` appear, once per page. */
export function QuestionHost() {
  const asked = useSyncExternalStore(questionQueue.subscribe, questionQueue.first)
  if (!asked) return null
  return (
    <QuestionDialog
      key={asked.id}
      question={asked.question}
      onAnswer={(answer) => questionQueue.answer(asked, answer)}
    />
  )
}
