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
