import { expect, test } from '../product'
import { add, begin, layers, rows } from '../pages/editor'
import { look } from '../pages/look'

test('[A11Y-01, A11Y-03] the editor in each of its states', async ({ page }) => {
  await begin(page, 'Lightweight frame wall')
  await look(page, 'a new wall')
  await layers(page).nth(1).click()
  await look(page, 'a wall with its frame selected')
  await layers(page).nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Wooden stud' })).toBeVisible()
  await look(page, 'the properties beside a layer')
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect(page.getByRole('dialog', { name: 'Wall frame selection' })).toBeVisible()
  await look(page, 'the products beside a layer')
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible()
  await look(page, 'the keys')
  await page.keyboard.press('Escape')
  await add(page, 'frame on the left').click()
  await expect(rows(page).first()).toContainText('A frame needs a panel')
  await look(page, 'a wall with a component at fault')
})
