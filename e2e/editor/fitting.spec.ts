import { expect, test } from '../product'
import { add, begin, choose, layers, list, rows } from '../pages/editor'
import { setProperty } from '../pages/journey'

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
