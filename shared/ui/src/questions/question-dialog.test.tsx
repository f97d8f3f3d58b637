import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { UiProvider } from '../provider/ui-provider'
import { holdFrames } from '../testing/hold-frames'
import type { AskedQuestion, GivenAnswer } from './question'
import { QuestionHost } from './question-host'
import { ask, dismissQuestions } from './question-queue'

const SAVE: AskedQuestion = {
  title: 'Save the project first?',
  text: 'IW-07 has changes.',
  actions: [
    { id: 'back', label: 'Cancel', kind: 'cancel' },
    { id: 'no', label: 'No' },
    { id: 'yes', label: 'Yes', kind: 'primary' },
  ],
}
const NAME: AskedQuestion = {
  title: 'Comparison curve name',
  input: { label: 'Add a name for your comparison curve', initial: 'Ref. 1', maxLength: 100 },
  actions: [
    { id: 'cancel', label: 'Cancel', kind: 'cancel' },
    { id: 'add', label: 'Add', kind: 'primary' },
  ],
}

// The library's focus trap skips what has no size, and in jsdom nothing has one.
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1)
})
// A question that a failed test left open must not fail the next one.
afterEach(() => act(dismissQuestions))

function askNow(question: AskedQuestion): Promise<GivenAnswer> | undefined {
  const asked: Promise<GivenAnswer>[] = []
  act(() => {
    asked.push(ask(question))
  })
  return asked[0]
}

function showHost() {
  render(
    <UiProvider>
      <button type="button">Opener</button>
      <QuestionHost />
    </UiProvider>,
  )
  screen.getByRole('button', { name: 'Opener' }).focus()
  return userEvent.setup()
}

test('a question has its title and text, begins on the filled action, and answers with what was pressed', async () => {
  const user = showHost()
  const answer = askNow(SAVE)
  const dialog = await screen.findByRole('alertdialog', { name: 'Save the project first?' })
  expect(dialog).toHaveAccessibleDescription('IW-07 has changes.')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Yes' })).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'No' }))
  await expect(answer).resolves.toEqual({ action: 'no' })
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
})

test('Esc answers with the way out, and the focus goes back to where it was', async () => {
  const user = showHost()
  const answer = askNow(SAVE)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Yes' })).toHaveFocus())
  await user.keyboard('{Escape}')
  await expect(answer).resolves.toEqual({ action: 'back' })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Opener' })).toHaveFocus())
})

test('the focus stays inside', async () => {
  const user = showHost()
  const answer = askNow(SAVE)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Yes' })).toHaveFocus())
  await user.tab()
  expect(screen.getByRole('alertdialog')).toContainElement(document.activeElement as HTMLElement)
  await user.tab({ shift: true })
  expect(screen.getByRole('alertdialog')).toContainElement(document.activeElement as HTMLElement)
  await user.keyboard('{Escape}')
  await answer
})

test('[RES-08] a prompt begins in its field, and Enter means the filled action', async () => {
  const user = showHost()
  const answer = askNow(NAME)
  const field = await screen.findByRole('textbox', { name: 'Add a name for your comparison curve' })
  await waitFor(() => expect(field).toHaveFocus())
  expect(field).toHaveValue('Ref. 1')
  await user.clear(field)
  await user.type(field, 'Single frame 95{Enter}')
  await expect(answer).resolves.toEqual({ action: 'add', text: 'Single frame 95' })
})

test('what deletes is never what the focus begins on', async () => {
  const user = showHost()
  const answer = askNow({
    title: 'Delete project',
    actions: [
      { id: 'cancel', label: 'Cancel', kind: 'cancel' },
      { id: 'delete', label: 'Delete', kind: 'danger' },
    ],
  })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await expect(answer).resolves.toEqual({ action: 'delete' })
})

test('a second question waits for the first', async () => {
  const user = showHost()
  const first = askNow(SAVE)
  const second = askNow(NAME)
  await screen.findByRole('alertdialog', { name: 'Save the project first?' })
  expect(screen.queryByText('Comparison curve name')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Yes' }))
  await first
  await screen.findByRole('alertdialog', { name: 'Comparison curve name' })
  await user.keyboard('{Escape}')
  await expect(second).resolves.toEqual({ action: 'cancel', text: 'Ref. 1' })
})

test('whoever goes elsewhere has dismissed what was asked', async () => {
  showHost()
  const answers = Promise.all([askNow(SAVE), askNow(NAME)])
  await screen.findByRole('alertdialog', { name: 'Save the project first?' })
  act(dismissQuestions)
  await expect(answers).resolves.toEqual([{ action: 'back' }, { action: 'cancel' }])
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test('[SEC-07] markup in a question is text', async () => {
  const user = showHost()
  const answer = askNow({ ...SAVE, text: '<img src=x onerror=alert(1)>' })
  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible()
  expect(document.querySelector('img')).toBeNull()
  await user.keyboard('{Escape}')
  await answer
})

test('whoever is on a button before the first frame stays there, and comes back to where they were', async () => {
  // The dialog sets its trap up a moment after it is drawn.
  const goOn = holdFrames()
  const user = showHost()
  const answer = askNow(SAVE)
  act(() => screen.getByRole('button', { name: 'No' }).focus())
  await goOn()
  expect(screen.getByRole('button', { name: 'No' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await expect(answer).resolves.toEqual({ action: 'no' })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Opener' })).toHaveFocus())
})

test('after two questions, the second in the place of the first, the focus comes back to where it was before both', async () => {
  const user = showHost()
  const first = askNow(SAVE)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Yes' })).toHaveFocus())
  const second = askNow({ ...SAVE, title: 'Sure?' })
  await user.keyboard('{Enter}')
  await first
  await screen.findByRole('alertdialog', { name: 'Sure?' })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Yes' })).toHaveFocus())
  await user.keyboard('{Escape}')
  await expect(second).resolves.toEqual({ action: 'back' })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Opener' })).toHaveFocus())
})
