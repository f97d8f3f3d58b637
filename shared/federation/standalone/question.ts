import type { Answer, Question } from '@soundleaf/contracts'

/** Asks with the browser's own dialog: plain, and enough to try what a remote does with each answer. */
export function askInDialog(question: Question): Promise<Answer> {
  const dialog = document.createElement('dialog')
  const input = document.createElement('input')
  dialog.setAttribute('aria-label', question.title)
  dialog.append(paragraph(question.title), paragraph(question.text ?? ''))
  if (question.input !== undefined) {
    input.value = question.input.initial ?? ''
    input.ariaLabel = question.input.label
    dialog.append(input)
  }
  dialog.append(
    ...question.actions.map(({ id, label }) => {
      const button = document.createElement('button')
      button.textContent = label
      button.onclick = () => dialog.close(id)
      return button
    }),
  )
  document.body.append(dialog)
  dialog.showModal()
  return new Promise((resolve) => {
    dialog.onclose = () => {
      dialog.remove()
      const cancel = question.actions.find(({ kind }) => kind === 'cancel')?.id ?? 'cancel'
      resolve({
        action: dialog.returnValue === '' ? cancel : dialog.returnValue,
        ...(question.input === undefined ? {} : { text: input.value }),
      })
    }
  })
}

function paragraph(text: string): HTMLElement {
  const element = document.createElement('p')
  element.textContent = text
  return element
}
