import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fieldIn, measureIn } from '@soundleaf/texts'
import { useState } from 'react'
import { UiProvider } from '../provider/ui-provider'
import { NumberField, type NumberFieldProps } from './number-field'

/** A parent that takes what parses and refuses the rest. */
function Parent({ commits, ...props }: Partial<NumberFieldProps> & { commits: string[] }) {
  const [value, setValue] = useState<number | null>(props.value ?? 12.5)
  return (
    <UiProvider>
      <NumberField
        label="Thickness"
        unit="mm"
        min={0}
        max={100}
        {...props}
        value={value}
        onCommit={(text) => {
          commits.push(text)
          const parsed = Number(text.replace(',', '.'))
          if (Number.isFinite(parsed)) setValue(parsed)
        }}
      />
    </UiProvider>
  )
}

function show(props: Partial<NumberFieldProps> = {}) {
  const commits: string[] = []
  render(<Parent commits={commits} {...props} />)
  return {
    commits,
    field: screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Thickness' }),
    user: userEvent.setup(),
  }
}

test('Enter commits what was typed, as typed, and stays in the field', async () => {
  const { commits, field, user } = show()
  await user.clear(field)
  await user.type(field, '1,5')
  expect(commits).toEqual([])
  await user.keyboard('{Enter}')
  expect(commits).toEqual(['1,5'])
  expect(field).toHaveValue('1.5')
  expect(field).toHaveFocus()
})

test('leaving the field commits; leaving it untouched does not', async () => {
  const { commits, field, user } = show()
  await user.click(field)
  await user.tab()
  expect(commits).toEqual([])
  await user.clear(field)
  await user.type(field, '20')
  await user.tab()
  expect(commits).toEqual(['20'])
})

test('Esc brings back what was there, commits nothing, and only then belongs to others', async () => {
  const { commits, field, user } = show()
  const heard: string[] = []
  const listen = (event: KeyboardEvent) => heard.push(event.key)
  document.addEventListener('keydown', listen)
  await user.clear(field)
  await user.type(field, '99')
  heard.length = 0
  await user.keyboard('{Escape}')
  expect(field).toHaveValue('12.5')
  expect(heard).toEqual([])
  await user.keyboard('{Escape}')
  expect(heard).toEqual(['Escape'])
  await user.tab()
  expect(commits).toEqual([])
  document.removeEventListener('keydown', listen)
})

test('Ctrl+Z takes back what was typed and not committed, and only then belongs to others', async () => {
  const { commits, field, user } = show()
  const heard: boolean[] = []
  const listen = (event: KeyboardEvent) => heard.push(event.defaultPrevented)
  document.addEventListener('keydown', listen)
  await user.clear(field)
  await user.type(field, '99')
  heard.length = 0
  await user.keyboard('{Control>}z{/Control}')
  expect(field).toHaveValue('12.5')
  await user.keyboard('{Control>}z{/Control}')
  // The key itself, each time after Control.
  expect(heard).toEqual([false, true, false, false])
  await user.tab()
  expect(commits).toEqual([])
  document.removeEventListener('keydown', listen)
})

test('arrows change by one step, with Shift by ten, commit at once and stop at the range', async () => {
  const { commits, field, user } = show()
  await user.click(field)
  await user.keyboard('{ArrowUp}{Shift>}{ArrowUp}{/Shift}{ArrowDown}')
  expect(commits).toEqual(['13.5', '23.5', '22.5'])
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}')
  expect(field).toHaveValue('0')
  await user.keyboard('{ArrowDown}')
  expect(commits).toEqual(['13.5', '23.5', '22.5', '12.5', '2.5', '0'])
})

test('Alt and an arrow belong to the list around the field', async () => {
  const { commits, field, user } = show()
  await user.click(field)
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(commits).toEqual([])
})

test('what the parent refuses gives way to what the parent holds', async () => {
  const { commits, field, user } = show()
  await user.clear(field)
  await user.type(field, '12abc{Enter}')
  expect(commits).toEqual(['12abc'])
  expect(field).toHaveValue('12.5')
})

test('[PRP-01] the range and the unit are there for a screen reader', () => {
  const { field } = show()
  expect(field).toHaveAttribute('aria-valuemin', '0')
  expect(field).toHaveAttribute('aria-valuemax', '100')
  expect(field).toHaveAttribute('aria-valuenow', '12.5')
  expect(field).toHaveAttribute('aria-valuetext', '12.5 mm')
  expect(field).toHaveAttribute('inputmode', 'decimal')
})

test('an error is shown and belongs to the field', () => {
  const { field } = show({ error: 'Insulation 70 mm does not fit in 45 mm' })
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('Insulation 70 mm does not fit in 45 mm')
})

test('a read-only field does not step', async () => {
  const { commits, field, user } = show({ readOnly: true })
  await user.click(field)
  await user.keyboard('{ArrowUp}')
  expect(commits).toEqual([])
})

test('a dialog that opens over what is half typed commits nothing, nor does a window that loses the focus', async () => {
  const { commits, field, user } = show()
  const dialog = document.createElement('div')
  dialog.setAttribute('aria-modal', 'true')
  dialog.append(document.createElement('button'))
  document.body.append(dialog)
  await user.clear(field)
  await user.type(field, '7')
  act(() => dialog.querySelector('button')?.focus())
  expect([commits, field.value]).toEqual([[], '7'])
  await user.click(field)
  // Another window takes the focus: the field is still the one that has it in this one.
  fireEvent.focusOut(field)
  expect([commits, field.value]).toEqual([[], '7'])
  dialog.remove()
  await user.tab()
  expect(commits).toEqual(['7'])
})

test('[BEY-12] a field in inches shows fractions, steps by sixteenths, and tells them to a screen reader', async () => {
  measureIn('ImperialFractions')
  try {
    // 5/8 in is 15.875 mm; the range ends at 4 in.
    const { commits, field, user } = show({ value: 15.875, max: 101.6, ...fieldIn('mm') })
    expect(field).toHaveValue('5/8')
    expect(field).toHaveAttribute('aria-valuetext', '5/8 in')
    expect(field).toHaveAttribute('aria-valuenow', '0.625')
    expect(field).toHaveAttribute('aria-valuemax', '4')
    // Keyboards for decimals have no slash.
    expect(field).toHaveAttribute('inputmode', 'text')
    await user.click(field)
    await user.keyboard('{ArrowUp}')
    expect(commits).toEqual(['11/16'])
    await user.clear(field)
    await user.type(field, '3 15/16')
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}')
    expect(commits).toEqual(['11/16', '4'])
  } finally {
    measureIn('Metric')
  }
})
