import { expectAccessible } from '../pages/axe'
import { expect, RATING, results, test } from './partners'

test('[BEY-14] where the page wants it its readers can listen: nothing sounds before a press, and nothing is kept', async ({
  page,
  product,
  complaints,
}) => {
  await page.goto(product.plainPage)
  await expect(results(page)).toContainText(RATING)
  const listen = results(page).getByRole('button', { name: 'Listen', exact: true })
  await expect(listen).toHaveCount(0)
  await page.locator('soundleaf-results').evaluate((element) => element.setAttribute('listening', ''))
  await listen.click()
  await results(page)
    .getByRole('radio', { name: /^In the source room/ })
    .check()
  await results(page).getByRole('button', { name: 'Play', exact: true }).click()
  await expect(results(page).getByText('Playing', { exact: true })).toBeVisible()
  // No room is given: R is DnT.
  await expect(results(page)).toContainText('31.25 m³ behind 10 m²')
  await results(page).getByRole('button', { name: 'Close listening' }).click()
  await expect(results(page).getByRole('radio')).toHaveCount(0)
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
  expect(complaints).toEqual([])
})

test('[BEY-07] where the page gives rooms, what passes between them is shown by every path, and a bad one is refused by name', async ({
  page,
  product,
  complaints,
}) => {
  await page.goto(product.plainPage)
  await expect(results(page)).toContainText(RATING)
  const give = (width: number) =>
    page.locator('soundleaf-results').evaluate((element, given) => {
      const flank = (mass: number) => {
        const one = { material: 'concrete', mass, lining: 'none' }
        return { flank: 'element', source: one, receiving: one, junction: 'rigid cross' }
      }
      const edges = [flank(460), flank(460), flank(414), flank(414)]
      const rooms = { width: given, height: 2.5, sourceDepth: 4, receivingDepth: 4, edges, openings: [] }
      Object.assign(element, { rooms })
    }, width)
  await give(5)
  const section = results(page).getByRole('region', { name: 'Rooms' })
  const paths = section.getByRole('table', { name: 'Airborne paths' })
  await expect(paths.getByRole('rowheader')).toHaveCount(13)
  // Worked example a-heavy-box: R'w 53 for 200 mm of concrete in such a building.
  const text = await section.getByRole('group', { name: 'R′w', exact: true }).innerText()
  expect(Math.abs(Number(/(\d+)\s*dB/.exec(text)?.[1]) - 53)).toBeLessThanOrEqual(2)
  await expectAccessible(page, 'soundleaf-results')
  expect(complaints).toEqual([])
  await give(0)
  await expect(section.getByRole('alert')).toContainText(/width is 0 and must be 0\.5 to 50/i)
})
