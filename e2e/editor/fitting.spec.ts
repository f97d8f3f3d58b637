import { expect, test } from '../product'
import { add, begin, choose, layers, list, rows } from '../pages/editor'
import { results, setProperty } from '../pages/journey'

test('[PRP-02, EDT-08] a fill is never thicker than its cavity: the field ends there, and a shallower stud takes it along and says so', async ({
  page,
}) => {
  await begin(page, 'Lightweight frame wall')
  await layers(page).nth(1).click()
  const fill = rows(page).nth(1).getByRole('spinbutton').nth(1)
  await expect(fill).toHaveValue('95')
  await fill.fill('1000')
  await fill.press('Enter')
  await expect(fill).toHaveValue('95')
  await setProperty(page, 'Spacing cc', '450')
  await choose(page, 'wall frames', 'Steel stud 70')
  await expect(fill).toHaveValue('70')
  await expect(page.getByText('The insulation was made to fit: 70 mm')).toBeVisible()
  await expect(layers(page).nth(1)).toHaveAccessibleName(/70 mm, insulation 70 mm$/)
  // The spacing is the design's.
  await expect(page.getByRole('spinbutton', { name: 'Spacing cc' })).toHaveValue('450')
})

test('[A11Y-01, EDT-05] the controls of equal layers have names of their own', async ({ page }) => {
  await begin(page, 'Single massive element wall')
  for (const what of ['panel on the left', 'panel on the left', 'panel on the right'])
    await add(page, what).click()
  await expect(rows(page)).toHaveCount(4)
  const spoken = await list(page)
    .getByRole('spinbutton')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('aria-label')))
  expect(spoken).toEqual([
    'Thickness of Gypsum board A, mm',
    'Thickness of Gypsum board B, mm',
    'Thickness of Concrete, mm',
    'Thickness of Gypsum board D, mm',
  ])
})

test('[RES-09] the mass counts the frame, and is the same in the drawing and in the results', async ({
  page,
}) => {
  await begin(page, 'Lightweight frame wall')
  await layers(page).nth(1).hover()
  // Studs of 45 × 95 mm every 600 mm at 450 kg/m³ and 95 mm of wool at 30 kg/m³: 3.2 + 2.85.
  await expect(page.getByRole('tooltip')).toHaveText('Wooden stud, 95 mm, 6.1 kg/m²')
  // With two boards of 12.5 mm at 680 kg/m³.
  await expect(results(page).getByText('23.1', { exact: true }).first()).toBeVisible()
})

test('[EDT-09, PRP-02] wool in one click, two layers of it and two boards as they are typed, and a name of its own', async ({
  page,
}) => {
  await begin(page, 'Single massive element wall')
  await add(page, 'frame on the left').click()
  await page.getByRole('button', { name: /^Add insulation to/ }).click()
  const fill = rows(page).nth(0).getByRole('spinbutton').nth(1)
  await expect(fill).toHaveValue('95')
  await fill.fill('2 x 40')
  await fill.press('Enter')
  await expect(fill).toHaveValue('80')
  await fill.fill('30 + 45')
  await fill.press('Enter')
  await expect(fill).toHaveValue('75')
  await page.getByRole('button', { name: 'Add the panel' }).click()
  const board = rows(page).first().getByRole('spinbutton')
  await board.fill('2 x 15')
  await board.press('Enter')
  await expect(layers(page)).toHaveCount(4)
  await expect(layers(page).nth(1)).toHaveAccessibleName('Layer 2 of 4, Gypsum board, 15 mm')
  await layers(page).first().click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Fire board')
  await page.keyboard.press('Enter')
  await expect(layers(page).first()).toHaveAccessibleName('Layer 1 of 4, Fire board, 15 mm')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(layers(page)).toHaveCount(3)
})

test('[PRP-02, PRP-06] steel studs have web, flange and gauge, and the gauge is weighed', async ({
  page,
}) => {
  await begin(page, 'Lightweight frame wall')
  await layers(page).nth(1).click()
  await choose(page, 'wall frames', 'Steel stud 70')
  const field = (name: string) => page.getByRole('spinbutton', { name, exact: true })
  await expect(field('Web')).toHaveValue('70')
  await expect(field('Flange')).toHaveValue('40')
  await expect(field('Gauge')).toHaveValue('0.6')
  await expect(field('Width')).toHaveCount(0)
  await setProperty(page, 'Gauge', '9')
  await expect(field('Gauge')).toHaveValue('4')
  await setProperty(page, 'Gauge', '1,25')
  await expect(field('Gauge')).toHaveValue('1.25')
  await choose(page, 'wall frames', 'Wooden stud 45 × 70')
  await expect(field('Gauge')).toHaveCount(0)
  await expect(field('Width')).toHaveValue('45')
})
