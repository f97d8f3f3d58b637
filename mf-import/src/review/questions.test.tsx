import { NO_ANSWERS, type TypeAnswers } from '@soundleaf/ifc'
import { UiProvider } from '@soundleaf/ui'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { Questions } from './questions'

/** Asks about the order until the person agrees. */
function Asking() {
  const [answers, setAnswers] = useState<TypeAnswers>(NO_ANSWERS)
  return (
    <UiProvider>
      <Questions
        questions={answers.agreed.length === 0 ? [{ code: 'order' }] : []}
        answers={answers}
        onAnswer={(part) => setAnswers({ ...answers, ...part })}
      />
    </UiProvider>
  )
}

test('[BEY-15] a question that is agreed to goes, and the focus stays in its place', () => {
  render(<Asking />)
  const agree = screen.getByRole('button', { name: 'That is right' })
  agree.focus()
  fireEvent.click(agree)
  expect(screen.queryByText(/Is the order right/)).toBeNull()
  expect(document.body).not.toHaveFocus()
})
