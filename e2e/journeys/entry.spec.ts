import type { Project } from '@soundleaf/contracts'
import { expect, test } from '../product'
import { drawing, logIn, newProject, save, setProperty } from '../pages/journey'

/** What is typed, and what the field then holds: 0 below the range snaps to its minimum (decision 19). */
const ENTRIES = [
  { typed: '150', holds: '150', isRefused: false },
  { typed: '150,5', holds: '150.5', isRefused: false },
  { typed: '150.25', holds: '150.3', isRefused: false },
  { typed: 'NaN', holds: '150.3', isRefused: true },
  { typed: 'Infinity', holds: '150.3', isRefused: true },
  { typed: '1e999', holds: '150.3', isRefused: true },
  { typed: '12abc', holds: '150.3', isRefused: true },
  { typed: '１２０', holds: '150.3', isRefused: true },
] as const

test('[REL-07, PRP-02, PRP-03, PRP-06] nothing that was not typed is stored', async ({ page }) => {
  await logIn(page)
  await newProject(page, 'Entries', 'Single massive element wall')
  await drawing(page)
    .getByRole('option', { name: /Concrete/ })
    .click()
  const field = page.getByRole('spinbutton', { name: 'Thickness', exact: true })
  for (const { typed, holds } of ENTRIES) {
    await setProperty(page, 'Thickness', typed)
    await expect(field, typed).toHaveValue(holds)
  }
  await setProperty(page, 'Thickness', '99999')
  await expect(
    page.getByText('Invalid input. Please enter a valid number, or a number between the min and max').first(),
  ).toBeVisible()
  await setProperty(page, 'Thickness', '175')
  await save(page)
  const answer = page.waitForResponse((response) => /\/api\/projects\/[0-9a-f-]{36}$/.test(response.url()))
  await page.reload()
  const project = (await (await answer).json()) as Project
  const thickness = project.structures[0]?.components[0]?.properties.find(({ key }) => key === 'thickness')
  expect(thickness?.value).toBe('175')
})
