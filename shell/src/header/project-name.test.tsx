import { UiProvider } from '@soundleaf/ui'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ProjectName } from './project-name'

async function editing() {
  const person = userEvent.setup()
  const renamed: string[] = []
  render(
    <UiProvider>
      <ProjectName name="House" onRename={(name) => renamed.push(name)} />
    </UiProvider>,
  )
  await person.click(screen.getByRole('button', { name: /Rename project/ }))
  const field = screen.getByRole('textbox', { name: 'Project name' })
  await person.clear(field)
  return { person, field, renamed }
}

test('[HDR-03] Enter commits the name', async () => {
  const { person, field, renamed } = await editing()
  await person.type(field, 'Villa{Enter}')
  expect(renamed).toEqual(['Villa'])
})

test('[HDR-03] the save button commits the name', async () => {
  const { person, field, renamed } = await editing()
  await person.type(field, 'Villa')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect(renamed).toEqual(['Villa'])
})

test('[HDR-03] a blank name is ignored', async () => {
  const { person, field, renamed } = await editing()
  await person.type(field, '   {Enter}')
  expect(renamed).toEqual([])
  expect(screen.getByText('House')).toBeInTheDocument()
})

test('[HDR-03] Cancel and Esc restore the name', async () => {
  const { person, field, renamed } = await editing()
  await person.type(field, 'Villa')
  await person.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByText('House')).toBeInTheDocument()
  await person.click(screen.getByRole('button', { name: /Rename project/ }))
  await person.keyboard('x{Escape}')
  expect(screen.getByText('House')).toBeInTheDocument()
  expect(renamed).toEqual([])
})

test('[HDR-03] a name has room for 100 characters as a person counts them, and no more', async () => {
  const { person, field, renamed } = await editing()
  await person.click(field)
  await person.paste('🏠'.repeat(101))
  await person.keyboard('{Enter}')
  expect(renamed).toEqual(['🏠'.repeat(100)])
})
