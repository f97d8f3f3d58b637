import type { Page } from '@playwright/test'
import { openAccount } from '../pages/accounts'
import { Elsewhere } from '../pages/api'
import { layers } from '../pages/editor'
import { drawing, idIn, logIn, newProject, PASSWORD, save, setProperty } from '../pages/journey'
import { expectInLanguage, OTHER_LANGUAGES, textsIn } from '../pages/languages'
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
  // Of a range the ends are said in inches: 10 mm and 1000 mm.
  await setProperty(page, 'Thickness', '50')
  await expect(page.getByText('Thickness goes from 0.394 to 39.37 in')).toBeVisible()
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

/** The account of who logs in rates by ASTM and has chosen fractions, without being changed for other tests. */
const withFractions = (page: Page) =>
  page.route('**/account', async (route) => {
    const answer = await route.fetch()
    const account = (await answer.json()) as object
    await route.fulfill({ json: { ...account, evaluationStandard: 'Astm', units: 'ImperialFractions' } })
  })

for (const { language, locale } of OTHER_LANGUAGES) {
  const say = textsIn(language)
  test.describe(locale, () => {
    test.use({ locale })

    test(`[BEY-12] inches have room and words on the editor and the report in ${language}`, async ({
      page,
    }) => {
      await withFractions(page)
      await page.goto('/')
      await page.getByLabel(say('mf-auth', 'field.email'), { exact: true }).fill('full@example.com')
      await page.getByLabel(say('mf-auth', 'field.password'), { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: say('mf-auth', 'login.submit'), exact: true }).click()
      await page.getByRole('button', { name: say('mf-projects', 'new.title'), exact: true }).click()
      const dialog = page.getByRole('dialog', { name: say('mf-projects', 'new.title') })
      await dialog.getByLabel(say('mf-projects', 'new.name')).fill('IW-02')
      const type = say('construction', 'structure.LightweightFrameWall')
      await dialog.getByRole('radio', { name: type, exact: true }).check({ force: true })
      await dialog.getByRole('button', { name: say('mf-projects', 'new.create') }).click()
      const section = page.getByRole('listbox').first()
      await section.getByRole('option').first().click()
      const name = say('construction', 'property.thickness')
      const field = page.getByRole('spinbutton', { name, exact: true })
      await field.fill('5/8')
      await field.press('Enter')
      await expect(field).toHaveValue('5/8')
      await expect(section.getByRole('option').first()).toHaveAccessibleName(/5\/8 in/)
      await expectInLanguage(page, language, 'editor')

      await page.getByRole('button', { name: say('shell', 'action.save') }).click()
      await expect(page.getByText(say('shell', 'toast.saved'))).toBeVisible()
      const print = page.getByRole('button', { name: say('shell', 'action.print'), exact: true })
      await expect(print).toBeEnabled()
      await print.click()
      await expect(page.getByRole('heading', { name: say('mf-print', 'page.construction') })).toBeVisible()
      await expect(page.getByText('5/8').first()).toBeVisible()
      await expectInLanguage(page, language, 'report')
    })
  })
}
