import { expect, test } from '../product'
import { add, begin, brokenNumbers, choose, layers, rows, thickness, undo } from '../pages/editor'
import { drawing, setProperty } from '../pages/journey'

const INVALID = 'Invalid input. Please enter a valid number, or a number between the min and max'

/** Decisions 19 and 62: parse, empty or negative is 0, snap to the range (the generic gypsum board is 6 to 25 mm thick), toast. */
const ENTRIES = [
  { typed: '15', holds: '15', isSaid: false },
  { typed: '15,25', holds: '15.3', isSaid: false },
  { typed: '15.25', holds: '15.3', isSaid: false },
  { typed: '', holds: '6', isSaid: true },
  { typed: '0', holds: '6', isSaid: true },
  { typed: '-3', holds: '6', isSaid: true },
  { typed: '99999999999999999999', holds: '25', isSaid: true },
  { typed: '12.5 mm', holds: '12.5', isSaid: false },
  { typed: ' 18 ', holds: '18', isSaid: false },
  { typed: '18,5mm', holds: '18.5', isSaid: false },
  { typed: '18 cm', holds: '18.5', isSaid: true },
  { typed: '1,000.5', holds: '18.5', isSaid: true },
  { typed: '1e3', holds: '18.5', isSaid: true },
  { typed: 'NaN', holds: '18.5', isSaid: true },
] as const

test('[PRP-01, PRP-02, PRP-03, PRP-06] a thickness empty, 0, negative, huge, pasted, with comma and point', async ({
  page,
  complaints,
}) => {
  await begin(page, 'Single massive element wall')
  await add(page, 'panel on the left').click()
  const field = thickness(page, 0)
  await expect(field).toHaveAttribute('aria-valuemax', '25')
  const said = page.getByRole('log', { name: 'Messages' }).getByText(INVALID)
  for (const { typed, holds, isSaid } of ENTRIES) {
    await field.fill(typed)
    await field.press('Enter')
    await expect(field, typed).toHaveValue(holds)
    await expect(layers(page).first(), typed).toHaveAccessibleName(`Layer 1 of 2, Gypsum board, ${holds} mm`)
    if (isSaid) await expect(said.first(), typed).toBeVisible()
    else await expect(said, typed).toHaveCount(0)
    await expect.poll(() => brokenNumbers(page), typed).toEqual([])
  }
  // Pasted with the keyboard, as from a data sheet.
  await field.fill('13,4')
  await field.press('Control+a')
  await field.press('Control+x')
  await field.press('Control+v')
  await field.press('Enter')
  await expect(field).toHaveValue('13.4')
  // An arrow is 1 mm, with Shift 10; Esc gives up what was typed.
  await field.press('ArrowUp')
  await field.press('Shift+ArrowUp')
  await expect(field).toHaveValue('24.4')
  await field.fill('99')
  await field.press('Escape')
  await expect(field).toHaveValue('24.4')
  expect(complaints).toEqual([])
})

test('[PRP-02] what was not taken as it was typed says what the number can be, until one is taken', async ({
  page,
}) => {
  await begin(page, 'Single massive element wall')
  await layers(page).first().click()
  const range = page.getByText('Thickness goes from 80 to 500 mm')
  for (const field of [
    thickness(page, 0),
    page.getByRole('spinbutton', { name: 'Thickness', exact: true }),
  ]) {
    await field.fill('15')
    await field.press('Enter')
    await expect(field).toHaveValue('80')
    await expect(range).toBeVisible()
    await field.fill('200')
    await field.press('Enter')
    await expect(range).toHaveCount(0)
  }
  await setProperty(page, 'Damping coefficient', '7')
  await expect(page.getByText(/^Damping coefficient goes from 0.0001 to 1$/)).toBeVisible()
  await setProperty(page, 'Density', '1,5,0')
  await expect(page.getByText(/^Density goes from \d+ to \d+ kg\/m³$/)).toBeVisible()
  await expect(page.getByText(/ goes from /)).toHaveCount(1)
  await undo(page)
  await expect(page.getByText(/ goes from /)).toHaveCount(0)
})

test('[PRP-01, PRP-02, PRP-06] every number of a frame keeps its range, and its unit stands beside it', async ({
  page,
  complaints,
}) => {
  await begin(page, 'Lightweight frame wall')
  await layers(page).nth(1).click()
  const drawer = page.getByRole('complementary', { name: 'Construction' })
  const values = async (label: string, texts: readonly string[], wanted: readonly string[]) => {
    const field = drawer.getByRole('spinbutton', { name: label, exact: true })
    for (const [index, text] of texts.entries()) {
      await setProperty(page, label, text)
      await expect(field, `${label} ${text}`).toHaveValue(wanted[index] ?? '')
    }
    await expect.poll(() => brokenNumbers(page), label).toEqual([])
  }
  await choose(page, 'wall frames', 'wooden stud 45 × 70')
  await expect(rows(page).nth(1)).toContainText('Wooden stud 45 × 70')
  // The catalogue's wooden stud: 38 to 300 mm deep, cc 300 to 1200 mm; a beam is 0.3 to 300 mm thick.
  await values('Depth', ['', '1e9', '120'], ['38', '38', '120'])
  await values('Width', ['0', '99999', '44,96'], ['0.3', '300', '45'])
  await values('Spacing cc', ['-1', '99999', '450'], ['300', '1200', '450'])
  await expect(drawer.getByText('mm', { exact: true }).first()).toBeVisible()
  await expect(drawing(page).getByText('cc 450', { exact: true })).toHaveCount(1)
  expect(complaints).toEqual([])
})

test('[PRP-04, PRP-05] one value is no choice, and a maker’s product is what it is', async ({ page }) => {
  await begin(page, 'Single massive element floor')
  const drawer = page.getByRole('complementary', { name: 'Construction' })
  const chooseFirst = async (things: string, name: string) => {
    await choose(page, things, name)
    await expect(rows(page).first()).toContainText(name)
  }
  const field = (label: string) => drawer.getByRole('spinbutton', { name: label, exact: true })

  await add(page, 'frame above').click()
  await chooseFirst('floor frames', 'Screw feet on joists 45 × 70')
  // The joist is 70 mm and nothing else; the cavity is 75 to 400 mm.
  await expect(field('Depth')).toBeDisabled()
  await expect(field('Depth')).toHaveValue('70')
  await setProperty(page, 'Total cavity depth', '20')
  await expect(field('Total cavity depth')).toHaveValue('75')
  await setProperty(page, 'Total cavity depth', '2000')
  await expect(field('Total cavity depth')).toHaveValue('400')

  await add(page, 'panel above').click()
  await chooseFirst('panels', 'Nordvik Silent 13')
  for (const label of ['Thickness', 'Density', 'Modulus of elasticity', 'Damping coefficient'])
    await expect(field(label), label).toHaveAttribute('readonly', '')
  await expect(thickness(page, 0)).toHaveAttribute('readonly', '')
  await chooseFirst('panels', 'Gypsum board, fire')
  await expect(field('Density')).not.toHaveAttribute('readonly')
  await undo(page)
  await add(page, 'impact board above').click()
  await choose(page, 'impact boards', 'nordvik step')
  await expect(field('Dynamic stiffness')).toHaveAttribute('readonly', '')
  await layers(page).last().click()
  await choose(page, 'massive elements', 'nordvik clt')
  await expect(field('Modulus of elasticity, major')).toHaveAttribute('readonly', '')
})
