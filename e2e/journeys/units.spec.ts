import type { Page } from '@playwright/test'
import { openAccount } from '../pages/accounts'
import { Elsewhere } from '../pages/api'
import { layers } from '../pages/editor'
import { drawing, idIn, logIn, newProject, OWN_PASSWORD, save, setProperty } from '../pages/journey'
import { textsIn } from '../pages/languages'
import { expect, test } from '../product'

const FRACTIONS = 'Imperial, inches as fractions: 5/8 in, lb/ft², ft²'
const DECIMALS = 'Imperial, inches with decimals: 0.625 in, lb/ft², ft²'
const METRIC = 'Metric: mm, kg/m², m²'

const units = (page: Page) => page.getByLabel('Units', { exact: true })

/** Saves the profile, whose page is drawn anew where the units are others. */
async function saveProfile(page: Page): Promise<void> {
  const answer = page.waitForResponse(/\/account\/updateaccountdetails/)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  expect((await answer).ok()).toBe(true)
}

const thickness = (page: Page) => page.getByRole('spinbutton', { name: 'Thickness', exact: true })

test('[BEY-12] an ASTM account types inches and reads them again, whatever was chosen between; what is stored is in mm', async ({
  page,
  product,
  request,
}) => {
  const email = await openAccount(request, product)
  await logIn(page, email)
  await page.goto('/profile')
  await expect(units(page)).toHaveCount(0)
  await page.getByRole('radio', { name: /Astm/ }).check()
  await units(page).selectOption({ label: FRACTIONS })
  await saveProfile(page)
  await page.reload()
  await expect(units(page)).toHaveValue('ImperialFractions')

  await page.goto('/projects')
  await newProject(page, 'Inches', 'Single massive element wall')
  // 200 mm of concrete is 7 7/8 in to the tenth of a millimetre.
  await expect(drawing(page)).toHaveAccessibleName(/7 7\/8 in$/)
  await layers(page).first().click()
  await setProperty(page, 'Thickness', '5 5/8')
  await expect(thickness(page)).toHaveValue('5 5/8')
  await expect(drawing(page)).toHaveAccessibleName(/5 5\/8 in$/)
  // An arrow adds a sixteenth, with Shift ten of them.
  await thickness(page).press('ArrowUp')
  await expect(thickness(page)).toHaveValue('5 11/16')
  await thickness(page).press('ArrowDown')
  await thickness(page).press('Shift+ArrowUp')
  await expect(thickness(page)).toHaveValue('6 1/4')
  // Density in lb/ft³: 2300 / 16.01846 = 143.58
  await expect(page.getByRole('spinbutton', { name: 'Density', exact: true })).toHaveValue('143.58')
  // Of a range the ends are said in inches: 80 mm and 500 mm.
  await setProperty(page, 'Thickness', '50')
  await expect(page.getByText('Thickness goes from 3.15 to 19.685 in')).toBeVisible()
  await setProperty(page, 'Thickness', '5 5/8 in')
  const path = await save(page)

  const stored = await (await Elsewhere.asAnotherTab(page)).project(idIn(path))
  const properties = stored.structures[0]?.components[0]?.properties ?? []
  // 5.625 × 25.4
  expect(properties.find(({ key }) => key === 'thickness')?.value).toBe('142.875')

  for (const [chosen, shown, named] of [
    [DECIMALS, '5.625', /5\.625 in$/],
    [METRIC, '142.9', /142\.9 mm$/],
    [FRACTIONS, '5 5/8', /5 5\/8 in$/],
  ] as const) {
    await page.goto('/profile')
    await units(page).selectOption({ label: chosen })
    await saveProfile(page)
    await page.goto(path)
    await expect(drawing(page)).toHaveAccessibleName(named)
    await layers(page).first().click()
    await expect(thickness(page)).toHaveValue(shown)
  }

  // ISO is of metres.
  await page.goto('/profile')
  await page.getByRole('radio', { name: /Iso/ }).check()
  await expect(units(page)).toHaveCount(0)
  await saveProfile(page)
  await page.goto(path)
  await expect(drawing(page)).toHaveAccessibleName(/142\.9 mm$/)
})

// Its words are the longest, and its decimal sign is that of the others.
test.describe('in German', () => {
  const say = textsIn('de')
  test.use({ locale: 'de-DE' })

  test('[BEY-12] inches are typed and read with a decimal comma, and have room', async ({
    page,
    product,
    request,
  }) => {
    const email = await openAccount(request, product)
    await page.goto('/')
    await page.getByLabel(say('mf-auth', 'field.email'), { exact: true }).fill(email)
    await page.getByLabel(say('mf-auth', 'field.password'), { exact: true }).fill(OWN_PASSWORD)
    await page.getByRole('button', { name: say('mf-auth', 'login.submit'), exact: true }).click()
    await expect(page.getByRole('heading', { name: say('mf-projects', 'title'), exact: true })).toBeVisible()
    const device = await Elsewhere.asAnotherTab(page)
    const query = 'EvaluationStandard=Astm&Units=ImperialFractions'
    await device.call('PUT', `/account/updateaccountdetails?${query}`)
    await page.reload()

    await page.getByRole('button', { name: say('mf-projects', 'new.title'), exact: true }).click()
    const dialog = page.getByRole('dialog', { name: say('mf-projects', 'new.title') })
    await dialog.getByLabel(say('mf-projects', 'new.name')).fill('IW-02')
    const type = say('construction', 'structure.SingleMassiveElementWall')
    await dialog.getByRole('radio', { name: type, exact: true }).check({ force: true })
    await dialog.getByRole('button', { name: say('mf-projects', 'new.create') }).click()
    // Its name ends with its thickness, 200 mm.
    const section = page.getByRole('listbox', { name: /\d in$/ })
    await section.getByRole('option').first().click()
    const name = say('construction', 'property.thickness')
    const field = page.getByRole('spinbutton', { name, exact: true })
    await field.fill('10 11/16')
    await field.press('Enter')
    await expect(field).toHaveValue('10 11/16')
    await expect(section).toHaveAccessibleName(/10 11\/16 in/)
    // Nothing of it is cut off in the list, where fields are narrowest.
    const inList = page.locator('[data-thickness]').first()
    await expect(inList).toHaveValue('10 11/16')
    expect(await inList.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(1)
    await field.fill('5,3')
    await field.press('Enter')
    await expect(field).toHaveValue('5,3')
    await expect(section).toHaveAccessibleName(/5,3 in/)
  })
})
