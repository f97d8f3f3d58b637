import type { Page } from '@playwright/test'
import type { Structure } from '@soundleaf/contracts'
import { expect, test } from '../product'
import { Elsewhere } from '../pages/api'
import { expectAccessible } from '../pages/axe'
import { logIn } from '../pages/journey'
import { look } from '../pages/look'

const history = (page: Page) => page.getByRole('dialog', { name: 'History of “Tendered”' })
const states = (page: Page) => history(page).getByRole('radio')
const press = (page: Page, name: string) => history(page).getByRole('button', { name, exact: true }).click()

/** The same with its first layer as thick as that, mm. */
const ofThickness = (structure: Structure, thickness_mm: number): Structure => ({
  ...structure,
  components: structure.components.map((component, at) => ({
    ...component,
    properties: component.properties.map((property) =>
      at === 0 && property.key === 'thickness' ? { ...property, value: String(thickness_mm) } : property,
    ),
  })),
})
const thicknessOf = ({ components: [first] }: Structure) =>
  first?.properties.find(({ key }) => key === 'thickness')?.value

/** A wall that was saved with 200, 120 and 240 mm of concrete, its history opened. */
async function openHistory(page: Page): Promise<{ readonly own: Elsewhere; readonly id: string }> {
  await logIn(page)
  const own = await Elsewhere.asAnotherTab(page)
  await own.deleteAll()
  const id = await own.create('Tendered')
  for (const thickness_mm of [120, 240])
    await own.change(id, ({ structures }) => ({
      structures: structures.map((structure) => ofThickness(structure, thickness_mm)),
    }))
  await page.reload()
  await page.getByRole('row', { name: /Tendered/ }).click()
  await page.getByRole('button', { name: 'History', exact: true }).click()
  await expect(states(page)).toHaveCount(3)
  return { own, id }
}

test('[BEY-11] a saved state stands beside what the project is now: drawn, rated, and what differs in words', async ({
  page,
}) => {
  await openHistory(page)
  // The one before the present state is chosen, and arrows choose another.
  await expect(states(page).nth(1)).toBeChecked()
  const then = history(page).getByRole('figure').first()
  const now = history(page).getByRole('figure').last()
  const differs = history(page).getByRole('table', { name: 'What differs' })
  await expect(differs).toContainText('120')
  await expect(differs).toContainText('240')
  await expect(then.getByRole('img')).toHaveAccessibleName(/120 mm/)
  await expect(now.getByRole('img')).toHaveAccessibleName(/240 mm/)
  // Both in one scale: what is twice as thick looks so.
  const widthOf = (place: typeof now) =>
    place
      .locator('[data-component] rect')
      .first()
      .evaluate((shape) => shape.getBoundingClientRect().width)
  expect((await widthOf(now)) / (await widthOf(then))).toBeCloseTo(2, 1)
  const ratingOf = async (place: typeof now) => Number(/Rw (\d+) dB/.exec(await place.innerText())?.[1])
  for (const place of [now, then]) await expect.poll(() => ratingOf(place)).toBeGreaterThan(0)
  // Twice the mass of a massive wall brings some 10 dB by the mass law of EN ISO 12354-1, 37.5 lg m'.
  const gain = (await ratingOf(now)) - (await ratingOf(then))
  expect(gain).toBeGreaterThanOrEqual(7)
  expect(gain).toBeLessThanOrEqual(13)
  await look(page, 'history of a project')
  await expectAccessible(page)
  await states(page).nth(1).focus()
  await page.keyboard.press('ArrowDown')
  await expect(states(page).nth(2)).toBeChecked()
  await expect(differs).toContainText('200')
  await page.keyboard.press('Escape')
  await expect(history(page)).toHaveCount(0)
})

test('[BEY-11] a saved state is named, copied to a project of its own, and restored; nothing between is lost', async ({
  page,
}) => {
  const { own, id } = await openHistory(page)
  await press(page, 'Name this state')
  await page.getByLabel('Name, as “As tendered”').fill('As tendered')
  await page.getByRole('button', { name: 'Keep the name' }).click()
  await expect(history(page).getByText('As tendered', { exact: true })).toBeVisible()
  await press(page, 'Copy as a new project')
  await expect(page.getByText('The state has been copied to a new project')).toBeVisible()
  await press(page, 'Restore')
  await expect(page.getByText('Restored as revision 4; nothing between is lost')).toBeVisible()
  await expect(states(page)).toHaveCount(4)
  await expect(history(page).getByText('As tendered', { exact: true })).toBeVisible()

  const restored = await own.project(id)
  expect(restored.structures.map(thicknessOf)).toEqual(['120'])
  expect(restored.revision).toBe(4)
  const copy = (await own.projects()).projects.find(({ projectId }) => projectId !== id)
  expect((await own.project(copy?.projectId ?? '')).structures.map(thicknessOf)).toEqual(['120'])
})

test('[BEY-11] a history that does not load says so, and is asked for again', async ({ page }) => {
  await page.route('**/revisions', (route) => route.abort())
  await logIn(page)
  const own = await Elsewhere.asAnotherTab(page)
  await own.create('Tendered')
  await page.reload()
  await page
    .getByRole('row', { name: /Tendered/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'History', exact: true }).click()
  await expect(history(page).getByText('The history did not load')).toBeVisible()
  await page.unroute('**/revisions')
  await history(page).getByRole('button', { name: 'Try again' }).click()
  await expect(states(page)).toHaveCount(1)
})
