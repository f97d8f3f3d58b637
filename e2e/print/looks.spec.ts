import { expect, test } from '../product'
import { Elsewhere } from '../pages/api'
import { concrete, project, saved } from '../pages/constructions'
import { logIn } from '../pages/journey'
import { look } from '../pages/look'
import { openReport, printButton } from '../pages/report'

test('[A11Y-01, A11Y-03] the report and the sheet, by eye and by keyboard alone', async ({
  page,
  product,
  request,
}) => {
  const device = await Elsewhere.asAnotherDevice(request, product.address, 'full@example.com')
  const id = await saved(device, project('Looked at', 'SingleMassiveElementFloor', [concrete(200)]))
  await logIn(page)
  await openReport(page, id)
  await look(page, 'report')

  // From the bar to the sheet's form and back without a mouse.
  await page.getByLabel('Document').focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('heading', { name: 'Sound reduction index, predicted' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Paper')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Language')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(printButton(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Company')).toBeFocused()
  await page.keyboard.type('Example Acoustics')
  await expect(page.getByRole('region', { name: /^Sheet/ })).toContainText('Example Acoustics')
  await look(page, 'sheet')
})
