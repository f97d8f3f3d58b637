import { render, screen } from '@testing-library/react'
import { Button } from '../buttons/button'
import { UiProvider } from './ui-provider'

const rules = () =>
  [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map((rule) => rule.cssText)
const globals = () =>
  rules().filter((rule) => rule.includes('--on-accent:') || rule.startsWith('@layer reset'))

test('many roots of a page share one set of global styles', () => {
  render(<UiProvider>one</UiProvider>)
  const once = globals()
  render(
    <UiProvider>
      <Button>two</Button>
    </UiProvider>,
  )
  render(<UiProvider>three</UiProvider>)

  expect(screen.getByRole('button', { name: 'two' })).toBeVisible()
  expect(once.length).toBeGreaterThan(0)
  expect(globals()).toEqual(once)
})

test('the same button in two roots is one rule', () => {
  render(
    <UiProvider>
      <Button>a</Button>
    </UiProvider>,
  )
  const before = rules().length
  render(
    <UiProvider>
      <Button>b</Button>
    </UiProvider>,
  )
  expect(screen.getByRole('button', { name: 'b' })).toBeVisible()
  expect(rules()).toHaveLength(before)
})
