import { Dialog, Portal } from '@chakra-ui/react'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '../buttons/button'
import { TextField } from '../fields/text-field'
import { type AskedQuestion, dismissal, type GivenAnswer, mainAction, type QuestionAction } from './question'
import { useDialogFocus } from './use-dialog-focus'

export interface QuestionDialogProps {
  readonly question: AskedQuestion
  readonly onAnswer: (answer: GivenAnswer) => void
  /** Stands under the text: a comparison, a list. */
  readonly children?: ReactNode
  readonly size?: 'sm' | 'md' | 'lg'
}

/**
 * Asks and waits. The focus is held inside and goes back to where it was; Esc means cancel, the ground around nothing.
 * It starts in the text field, else on the filled action, else (something is deleted) on the way out.
 */
export function QuestionDialog({ question, onAnswer, children, size = 'sm' }: QuestionDialogProps) {
  const [text, setText] = useState(question.input?.initial ?? '')
  const first = useRef<HTMLElement | null>(null)
  const { content, ...focus } = useDialogFocus(() => first.current)
  const main = mainAction(question)
  const startsOn = question.input
    ? undefined
    : (main ?? question.actions.find((one) => one.kind === 'cancel'))

  const answer = (action: string) => onAnswer(question.input ? { action, text } : { action })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (main) answer(main.id)
  }

  return (
    <Dialog.Root
      open
      size={size}
      role="alertdialog"
      {...focus}
      onOpenChange={(change) => {
        if (!change.open) answer(dismissal(question))
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content ref={content}>
            <form onSubmit={onSubmit}>
              <Dialog.Header>
                <Dialog.Title>{question.title}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body display="grid" gap="3">
                {question.text !== undefined && (
                  <Dialog.Description whiteSpace="pre-line">{question.text}</Dialog.Description>
                )}
                {question.input && (
                  <TextField
                    ref={(field: HTMLInputElement | null) => {
                      first.current = field
                    }}
                    label={question.input.label}
                    maxLength={question.input.maxLength}
                    value={text}
                    onChange={setText}
                  />
                )}
                {children}
              </Dialog.Body>
              <Dialog.Footer>
                {question.actions.map((action) => (
                  <Button
                    key={action.id}
                    {...look(action, main)}
                    ref={(button: HTMLButtonElement | null) => {
                      if (action === startsOn) first.current = button
                    }}
                    onClick={() => answer(action.id)}
                  >
                    {action.label}
                  </Button>
                ))}
              </Dialog.Footer>
            </form>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

function look(action: QuestionAction, main: QuestionAction | undefined) {
  if (action === main) return { variant: 'solid' as const }
  if (action.kind === 'danger') return { danger: true }
  return action.kind === 'cancel' ? { variant: 'ghost' as const } : {}
}
