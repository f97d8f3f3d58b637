import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { UiProvider } from '../provider/ui-provider'
import { CheckboxField } from './checkbox-field'
import { PasswordField } from './password-field'
import { SelectField } from './select-field'
import { RadioCards } from './radio-cards'
import { SwitchField } from './switch-field'
import { TextField } from './text-field'

test('a text field says its error instead of its note', async () => {
  const { rerender } = render(
    <UiProvider>
      <TextField label="Project name" note="0 of 100 characters" value="" onChange={() => {}} />
    </UiProvider>,
  )
  const field = screen.getByRole('textbox', { name: 'Project name' })
  await waitFor(() => expect(field).toHaveAccessibleDescription('0 of 100 characters'))
  rerender(
    <UiProvider>
      <TextField
        label="Project name"
        note="0 of 100 characters"
        error="Required"
        value=""
        onChange={() => {}}
      />
    </UiProvider>,
  )
  expect(field).toBeInvalid()
  await waitFor(() => expect(field).toHaveAccessibleDescription('Required'))
})

function Password() {
  const [value, setValue] = useState('')
  return (
    <UiProvider>
      <PasswordField label="Password" autoComplete="current-password" value={value} onChange={setValue} />
    </UiProvider>
  )
}

test('a password can be pasted, is known to password managers, and can be looked at', async () => {
  render(<Password />)
  const user = userEvent.setup()
  const field = screen.getByLabelText('Password')
  expect(field).toHaveAttribute('type', 'password')
  expect(field).toHaveAttribute('autocomplete', 'current-password')
  await user.click(field)
  await user.paste('soundleaf-demo')
  expect(field).toHaveValue('soundleaf-demo')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(field).toHaveAttribute('type', 'text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(field).toHaveAttribute('type', 'password')
})

test('a select answers with one of its choices', async () => {
  const chosen: string[] = []
  render(
    <UiProvider>
      <SelectField
        label="Material"
        value="all"
        onChange={(value) => chosen.push(value)}
        choices={[
          { value: 'all', label: 'All materials' },
          { value: 'wood', label: 'Wood' },
        ]}
      />
    </UiProvider>,
  )
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Material' }), 'Wood')
  expect(chosen).toEqual(['wood'])
})

test('checkbox and switch answer to their labels and to the keyboard', async () => {
  const changes: string[] = []
  render(
    <UiProvider>
      <CheckboxField label="Compare" checked={false} onChange={(on) => changes.push(`compare ${on}`)} />
      <SwitchField label="Autosave" checked onChange={(on) => changes.push(`autosave ${on}`)} />
    </UiProvider>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByText('Compare'))
  screen.getByRole('checkbox', { name: 'Autosave' }).focus()
  await user.keyboard(' ')
  expect(changes).toEqual(['compare true', 'autosave false'])
})

test('of radio cards one is chosen, by what it shows', async () => {
  const chosen: string[] = []
  render(
    <UiProvider>
      <RadioCards
        legend="Evaluation standard"
        name="standard"
        look="rows"
        value="iso"
        options={[
          { value: 'iso', content: 'Iso' },
          { value: 'astm', content: <b>Astm</b> },
        ]}
        onChange={(value) => chosen.push(value)}
      />
    </UiProvider>,
  )
  expect(screen.getByRole('group', { name: 'Evaluation standard' })).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'Iso' })).toBeChecked()
  await userEvent.setup().click(screen.getByText('Astm'))
  expect(chosen).toEqual(['astm'])
})

test('a checkbox says what is wrong with it', async () => {
  render(
    <UiProvider>
      <CheckboxField label="I agree" checked={false} onChange={() => {}} error="Accept the terms to go on" />
    </UiProvider>,
  )
  await waitFor(() =>
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Accept the terms to go on'),
  )
})
