import type { Page } from '@playwright/test'
import { expect, test } from '../product'
import { add, begin, buttons, layers, list, menu, names, rows, thickness, TYPES } from '../pages/editor'
import { newProject, save } from '../pages/journey'

/** Presses add buttons one after the other; after each, the buttons must be those beside it. */
async function press(page: Page, steps: readonly (readonly [what: string, then: readonly string[]])[]) {
  for (const [what, then] of steps) {
    await add(page, what).click()
    await expect.poll(() => buttons(page), what).toEqual(then)
  }
}

test('[DRW-06, CMP-05] a wall offers panels always, and a frame on a side that has none', async ({
  page,
}) => {
  const panels = ['panel on the left', 'panel on the right']
  const all = ['panel on the left', 'frame on the left', 'panel on the right', 'frame on the right']
  for (const [index, type] of TYPES.slice(0, 3).entries()) {
    if (index === 0) await begin(page, type)
    else {
      await save(page)
      await page.goto('/projects')
      await newProject(page, type, type)
    }
    // The fixed frame of a lightweight wall stands in the middle, and is on neither side.
    await expect.poll(() => buttons(page), type).toEqual(all)
    await press(page, [
      ['frame on the right', all.slice(0, 3)],
      ['panel on the left', all.slice(0, 3)],
      ['frame on the left', panels],
      ['panel on the right', panels],
    ])
    // The outer ends, in the order of pressing.
    const outer = async () => {
      const kinds = await names(page)
      return [kinds[0], kinds[1], ...kinds.slice(-2)]
    }
    const stud = type === 'Lightweight frame wall' ? 'Wooden stud' : 'Wooden stud, detached'
    await expect.poll(outer).toEqual([stud, 'Gypsum board', stud, 'Gypsum board'])
  }
})

test('[DRW-07, DRW-08, CMP-06, CMP-07, CMP-08] above and below a floor', async ({ page }) => {
  await begin(page, 'Single massive element floor')
  const below = ['panel below', 'frame below']
  await expect
    .poll(() => buttons(page))
    .toEqual(['floor covering above', 'panel above', 'frame above', 'impact board above', ...below])
  await press(page, [
    // One impact board points to Duplicate, which makes the second; with two the button is gone.
    [
      'impact board above',
      ['floor covering above', 'panel above', 'frame above', 'impact board above (off)', ...below],
    ],
    ['frame above', ['floor covering above', 'panel above', 'impact board above (off)', ...below]],
    // Joists, and the frame of a ceiling below them.
    ['frame below', ['floor covering above', 'panel above', 'impact board above (off)', ...below]],
    ['frame below', ['floor covering above', 'panel above', 'impact board above (off)', 'panel below']],
    ['floor covering above', ['impact board above (off)', 'panel below']],
    ['panel below', ['impact board above (off)', 'panel below']],
  ])
  await expect
    .poll(() => names(page))
    .toEqual([
      'Floor covering',
      'Floor frame',
      'Impact board',
      'Concrete',
      'Wooden stud, detached',
      'Wooden stud, detached',
      'Gypsum board',
    ])
  await expect(add(page, 'impact board above')).toHaveAccessibleDescription(
    'There is an impact board. Duplicate it for a second layer.',
  )
  await layers(page).nth(2).click({ button: 'right' })
  await menu(page).getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect.poll(() => buttons(page)).toEqual(['panel below'])
  // A frame is not duplicated, a panel is.
  await layers(page).nth(1).click({ button: 'right' })
  await expect(menu(page).getByRole('menuitem', { name: 'Duplicate' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await layers(page).last().click({ button: 'right' })
  await menu(page).getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(layers(page)).toHaveCount(9)

  await save(page)
  await page.goto('/projects')
  await newProject(page, 'Ribs', 'Single massive element floor with rib panels')
  await expect(add(page, 'panel above')).toBeVisible()
  await expect.poll(async () => (await buttons(page)).filter((name) => name.endsWith('below'))).toEqual([])
})

test('[CMP-09, CMP-10, CMP-01] the six templates, with what a blank component holds', async ({ page }) => {
  const templates = [
    ['Concrete 200'],
    ['Concrete 200', 'Cavity 50', 'Concrete 200'],
    ['Gypsum board 12.5', 'Wooden stud 95', 'Gypsum board 12.5'],
    ['Concrete 200'],
    ['Cross-laminated timber 160', 'Rib panel 240'],
    ['Concrete 200', 'Cavity 50', 'Concrete 200'],
  ]
  for (const [index, type] of TYPES.entries()) {
    if (index === 0) await begin(page, type)
    else {
      await save(page)
      await page.goto('/projects')
      await newProject(page, type, type)
    }
    const found = async () =>
      Promise.all(
        (await names(page)).map(async (name, at) => `${name} ${await thickness(page, at).inputValue()}`),
      )
    await expect.poll(found, type).toEqual(templates[index])
    // All of it is fixed: no menu, by button or by the pointer.
    await expect(list(page).getByRole('button', { name: /^Menu of/ })).toHaveCount(0)
    await layers(page).first().click({ button: 'right' })
    await expect(menu(page)).toHaveCount(0)
  }
  // The last is a floor: what is added to it has the properties of its kind, with their units.
  const properties = page.getByRole('complementary', { name: 'Construction' })
  const labels = () =>
    properties
      .locator('section')
      .getByRole('spinbutton')
      .evaluateAll((fields) =>
        fields.map(
          (field) =>
            `${field.getAttribute('aria-label') ?? (field as HTMLInputElement).labels?.[0]?.textContent ?? ''} ${field.getAttribute('aria-valuetext') ?? ''}`,
        ),
      )
  await add(page, 'impact board above').click()
  await expect.poll(labels).toEqual(['Thickness 30 mm', 'Density 120 kg/m³', 'Dynamic stiffness 15 MN/m³'])
  await add(page, 'panel above').click()
  await expect
    .poll(labels)
    .toEqual([
      'Thickness 12.5 mm',
      'Density 680 kg/m³',
      'Modulus of elasticity 2200 MPa',
      'Damping coefficient 0.025',
    ])
  await add(page, 'frame above').click()
  await expect(properties.getByText('Wooden Stud Detached')).toBeVisible()
  await expect
    .poll(labels)
    .toEqual(['Total cavity depth 95 mm', 'Depth 95 mm', 'Width 45 mm', 'Spacing cc 600 mm'])
  await add(page, 'floor covering above').click()
  await expect.poll(labels).toEqual(['Thickness 3 mm', 'Contact stiffness 40 MN/m'])
  await layers(page).last().click()
  await expect
    .poll(labels)
    .toEqual([
      'Thickness 200 mm',
      'Density 2300 kg/m³',
      'Modulus of elasticity, major 30 GPa',
      'Modulus of elasticity, minor 30 GPa',
      'Damping coefficient 0.006',
    ])
})

test('[CMP-02, CMP-03, CMP-04] insulation is remembered, chosen and cleared; a linked cavity follows the beam', async ({
  page,
}) => {
  await begin(page, 'Lightweight frame wall')
  await layers(page).nth(1).click()
  const drawer = page.getByRole('complementary', { name: 'Construction' })
  for (const part of ['Insulation selection', 'Insulation properties'])
    await drawer.getByRole('button', { name: `Open ${part}` }).click()
  const thick = drawer.getByRole('spinbutton', { name: 'Insulation thickness', exact: true })
  const dense = drawer.getByRole('spinbutton', { name: 'Insulation density', exact: true })
  const isOn = drawer
    .getByRole('switch', { name: 'Insulation', exact: true })
    .or(drawer.getByRole('checkbox', { name: 'Insulation', exact: true }))
  await thick.fill('70')
  await thick.press('Enter')
  // Off stores both and sets them to 0, on brings them back.
  await isOn.click({ force: true })
  await expect(thick).toHaveValue('0')
  await expect(dense).toHaveValue('0')
  await expect(thick).toBeDisabled()
  await expect(layers(page).nth(1)).toHaveAccessibleName('Layer 2 of 3, Wooden stud, 95 mm')
  await isOn.click({ force: true })
  await expect(thick).toHaveValue('70')
  await expect(dense).toHaveValue('30')

  const picker = drawer.getByRole('combobox', { name: 'Search insulations' })
  await picker.fill('fibreglass batt 45')
  await picker.press('Enter')
  await expect(thick).toHaveValue('45')
  await expect(dense).toHaveValue('14')
  await expect(rows(page).nth(1)).toContainText('Fibreglass batt 45')
  await rows(page)
    .nth(1)
    .getByRole('button', { name: /^Clear insulation/ })
    .click()
  await expect(thick).toHaveValue('0')

  const cavity = drawer.getByRole('spinbutton', { name: 'Total cavity depth', exact: true })
  const beam = drawer.getByRole('spinbutton', { name: 'Depth', exact: true })
  const link = drawer
    .getByRole('checkbox', { name: 'Cavity follows beam depth' })
    .or(drawer.getByRole('switch', { name: 'Cavity follows beam depth' }))
  if (!(await link.isChecked())) await link.click({ force: true })
  await beam.fill('145')
  await beam.press('Enter')
  await expect(cavity).toHaveValue('145')
  await expect(cavity).toBeDisabled()
  await link.click({ force: true })
  await cavity.fill('170')
  await cavity.press('Enter')
  await expect(cavity).toHaveValue('170')
  await expect(beam).toHaveValue('145')
})

test('[CMP-11] a construction that breaks a rule is refused by the server, with the component named', async ({
  page,
}) => {
  await begin(page, 'Single massive element floor')
  await add(page, 'floor covering above').click()
  await add(page, 'panel below').click()
  let refused = ''
  await page.route('**/api/projects', async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    // As a client without the editor's rules would send it: the covering lies below.
    const body = route.request().postDataJSON() as { structures: { components: unknown[] }[] }
    body.structures[0]?.components.reverse()
    const answer = await route.fetch({ postData: JSON.stringify(body) })
    refused = `${answer.status()} ${await answer.text()}`
    await route.fulfill({ response: answer })
  })
  await page.getByRole('button', { name: 'Save to server' }).click()
  await expect.poll(() => refused).toMatch(/^422 .*Floor covering: it lies on top of everything else/)
  await expect(
    page.getByRole('log', { name: 'Messages' }).getByText('The project could not be saved'),
  ).toBeVisible()
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('The project could not be saved')
})
