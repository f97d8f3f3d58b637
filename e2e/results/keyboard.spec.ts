import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../product'
import { logIn, newProject, results } from '../pages/journey'
import { chartOf, untilCalculated } from '../pages/results'

test('[A11Y-01] results by keyboard alone: tabs, field values, comparison, export, workings and the drawer', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await logIn(page)
  await newProject(page, 'By keyboard', 'Single massive element floor')
  await untilCalculated(page)
  const drawer = results(page)
  const laboratory = drawer.getByRole('tab', { name: 'Laboratory values' })
  await tabTo(page, laboratory)
  await page.keyboard.press('ArrowRight')
  const field = drawer.getByRole('tab', { name: 'Approximated field values', selected: true })
  await expect(field).toBeFocused()

  await tabTo(page, drawer.getByLabel('Airborne requirement'))
  await page.keyboard.press('ArrowDown')
  await untilCalculated(page)
  await expect(drawer.getByLabel('Airborne requirement').locator('option:checked')).toHaveText('DnT,w + C')
  await expect(drawer.getByLabel('Airborne requirement')).toBeFocused()
  await tabTo(page, drawer.getByLabel(/^Airborne value/))
  await page.keyboard.press('Control+a')
  await page.keyboard.type('30')
  await page.keyboard.press('Enter')
  await untilCalculated(page)
  await expect(drawer.getByRole('group', { name: 'Airborne field value' })).toContainText(
    'Direct path only, margin',
  )

  await tabTo(page, drawer.getByRole('tab', { name: 'Approximated field values' }), 'Shift+Tab')
  await page.keyboard.press('ArrowLeft')
  await expect(laboratory.and(drawer.getByRole('tab', { selected: true }))).toBeFocused()
  await tabTo(page, drawer.getByRole('checkbox', { name: /airborne, curve 1/ }))
  await page.keyboard.press('Space')
  await expect(page.getByLabel('Add a name for your comparison curve')).toBeFocused()
  await page.keyboard.type('Before')
  await page.keyboard.press('Enter')
  await expect(chartOf(page, 'Airborne').locator('.sl-annotation text', { hasText: 'Before' })).toBeVisible()
  await expect(drawer.getByRole('checkbox', { name: /airborne, curve 1/ })).toBeFocused()

  await tabTo(page, drawer.getByRole('button', { name: 'Export' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Table, CSV' })).toBeVisible()
  await expect(page.getByRole('menu')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('[role=menuitem][data-highlighted]')).toHaveCount(1)
  const arriving = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await arriving).suggestedFilename()).toMatch(/^By keyboard/)
  await expect(drawer.getByRole('button', { name: 'Export' })).toBeFocused()
  await tabTo(page, drawer.getByRole('button', { name: 'Copy data' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Data copied to clipboard')).toBeVisible()

  const unfold = drawer.getByRole('button', { name: 'How this number comes about' })
  await tabTo(page, unfold)
  await page.keyboard.press('Enter')
  await expect(unfold).toHaveAttribute('aria-expanded', 'true')
  await expect(drawer.getByText('Reference curve moved by').first()).toBeVisible()

  await tabTo(page, drawer.getByRole('button', { name: 'Collapse Results' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(drawer.getByRole('button', { name: 'Open Results' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(drawer.getByRole('button', { name: 'Collapse Results' })).toBeFocused()
  await expect(laboratory).toBeVisible()
})

/** Presses Tab until the place has the focus, which is never lost on the way and can always be seen. */
async function tabTo(page: Page, place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`80 times ${key} do not lead to ${String(place)}`)
}
