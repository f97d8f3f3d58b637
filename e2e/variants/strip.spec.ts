import { expect, test } from '../product'
import { Elsewhere } from '../pages/api'
import { expectAccessible } from '../pages/axe'
import { passUntilVisible } from '../pages/clock'
import { begin } from '../pages/editor'
import { crash } from '../pages/crash'
import { untilKept } from '../pages/drafts'
import { drawing, edit, idIn, logIn, newProject, question, save } from '../pages/journey'
import { look, lookAndReflow } from '../pages/look'
import { newVariant, ofVariant, openVariant, renameVariant, variantTab, variantTabs } from '../pages/variants'

test('[BEY-05] a variant is a copy that is edited by itself, with an undo of its own, saved and there after a reload', async ({
  page,
}) => {
  await page.clock.install()
  await begin(page, 'Single massive element wall', 'Two walls')
  await newVariant(page)
  await expect(variantTab(page, 'Variant 2')).toHaveAttribute('aria-selected', 'true')
  await edit(page, '150')
  await openVariant(page, 'Variant 1')
  await expect(drawing(page)).toHaveAccessibleName(/200 mm/)
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled()
  await edit(page, '240')
  await openVariant(page, 'Variant 2')
  await expect(drawing(page)).toHaveAccessibleName(/150 mm/)
  await page.getByRole('button', { name: /^Undo: Thickness/ }).click()
  await expect(drawing(page)).toHaveAccessibleName(/200 mm/)
  await page.getByRole('button', { name: /^Redo: Thickness/ }).click()
  await renameVariant(page, 'Slim')
  const id = idIn(await save(page))

  const own = await Elsewhere.asAnotherTab(page)
  const saved = await own.project(id)
  expect(saved.variants).toMatchObject({ name: 'Slim', place: 1, others: [{ name: 'Variant 1' }] })
  expect(JSON.stringify(saved.structures)).toContain('"150"')
  expect(JSON.stringify(saved.variants?.others)).toContain('"240"')

  // Autosave takes what is done to the variants along.
  await openVariant(page, 'Variant 1')
  await ofVariant(page, 'Move right')
  await expect(variantTabs(page)).toHaveText([/Slim/, /Variant 1/])
  await passUntilVisible(page, page.getByText('The project was autosaved'), 61)
  await expect.poll(async () => (await own.project(id)).variants?.place).toBe(1)
  await page.reload()
  await expect(variantTabs(page)).toHaveText([/Slim.*150 mm/, /Variant 1.*240 mm/])
  await expect(variantTab(page, 'Variant 1')).toHaveAttribute('aria-selected', 'true')
  await expect(drawing(page)).toHaveAccessibleName(/240 mm/)
})

test('[BEY-05] a deleted variant comes back by Undo with what was done to it; without others the strip goes', async ({
  page,
}) => {
  await begin(page, 'Single massive element wall', 'Delete')
  await newVariant(page)
  await edit(page, '170')
  await ofVariant(page, 'Delete')
  await expect(page.getByText('Variant 2 was deleted.')).toBeVisible()
  await expect(drawing(page)).toHaveAccessibleName(/200 mm/)
  await expect(variantTabs(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo: Variant 2 was deleted' }).click()
  await expect(variantTabs(page)).toHaveText([/Variant 1/, /Variant 2.*170 mm/])
  await expect(drawing(page)).toHaveAccessibleName(/170 mm/)
  await page.getByRole('button', { name: /^Undo: Thickness/ }).click()
  await expect(drawing(page)).toHaveAccessibleName(/200 mm/)

  await ofVariant(page, 'Delete')
  await save(page)
  await page.reload()
  await expect(drawing(page)).toBeVisible()
  await expect(variantTabs(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'New variant', exact: true })).toBeVisible()
})

test('[BEY-05] by keyboard alone: a variant is made, gone to, named, moved, deleted and had back', async ({
  page,
}) => {
  await begin(page, 'Lightweight frame wall', 'By keyboard')
  const button = page.getByRole('button', { name: 'New variant', exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(variantTabs(page)).toHaveCount(2)
  await variantTab(page, 'Variant 2').focus()
  await page.keyboard.press('F2')
  await expect(page.getByLabel('Name of the variant')).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Single leaf')
  await page.keyboard.press('Enter')
  await expect(variantTabs(page)).toHaveText([/Variant 1/, /Single leaf/])
  await variantTab(page, 'Single leaf').focus()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(variantTabs(page)).toHaveText([/Single leaf/, /Variant 1/])
  await page.keyboard.press('ArrowRight')
  await expect(variantTab(page, 'Variant 1')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(variantTab(page, 'Variant 1')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Delete')
  await expect(variantTabs(page)).toHaveText([/Single leaf/])
  await expect(variantTab(page, 'Single leaf')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Undo: Variant 1 was deleted' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(variantTabs(page)).toHaveText([/Single leaf/, /Variant 1/])
  await expectAccessible(page)
})

test('[BEY-05] what another device did to the variants is shown where a save would overwrite it', async ({
  page,
}) => {
  await begin(page, 'Single massive element wall', 'Conflict of variants')
  await newVariant(page)
  await renameVariant(page, 'Slim')
  const id = idIn(await save(page))
  const own = await Elsewhere.asAnotherTab(page)
  await edit(page, '191')
  await own.change(id, ({ structures, variants }) => ({
    structures,
    variants: {
      name: 'Slender',
      place: 0,
      others: (variants?.others ?? []).map((other) => ({
        ...other,
        structure: JSON.parse(
          JSON.stringify(other.structure).replace('"value":"200"', '"value":"165"'),
        ) as typeof other.structure,
      })),
    },
  }))
  await page.getByRole('button', { name: 'Save to server' }).click()
  const conflict = question(page, 'This project was changed elsewhere')
  const table = conflict.getByRole('table')
  await expect(table.getByRole('row', { name: /^Variants/ })).toHaveText(
    /Variant 1 and Slim.*Slender and Variant 1/,
  )
  await expect(table.getByRole('row', { name: /^Thickness, A/ })).toHaveText(/191 mm.*200 mm/)
  await expect(table.getByRole('row', { name: /^Variant 1: Thickness, A/ })).toHaveText(/200 mm.*165 mm/)
  await conflict.getByRole('button', { name: 'Take theirs' }).click()
  await expect(variantTabs(page)).toHaveText([/Slender.*200 mm/, /Variant 1.*165 mm/])
  // Undo shows what was here.
  await drawing(page).getByRole('option').first().click()
  await page.keyboard.press('Control+z')
  await expect(drawing(page)).toHaveAccessibleName(/191 mm/)
})

test('[BEY-05] a tab that crashes loses no variant: this computer’s draft has all of them', async ({
  page,
  context,
}) => {
  await begin(page, 'Single massive element wall', 'Draft of variants')
  await newVariant(page)
  await edit(page, '130')
  await openVariant(page, 'Variant 1')
  await untilKept(page, '"130"')
  await crash(page)
  const next = await context.newPage()
  await next.goto('/projects')
  await question(next, 'Restore unsaved changes?').getByRole('button', { name: 'Restore' }).click()
  await expect(variantTabs(next)).toHaveText([/Variant 1.*200 mm/, /Variant 2.*130 mm/])
  await openVariant(next, 'Variant 2')
  await expect(drawing(next)).toHaveAccessibleName(/130 mm/)
})

test('[BEY-05] a construction of another project joins as a variant; floors cannot join walls', async ({
  page,
}) => {
  await logIn(page)
  const own = await Elsewhere.asAnotherTab(page)
  await own.create('Kv. Eken 7')
  await own.create('Kv. Eken floor', 'SingleMassiveElementFloor')
  await newProject(page, 'House 3', 'Single massive element wall')
  await newVariant(page)
  await ofVariant(page, 'Add from another project')
  const dialog = page.getByRole('dialog', { name: 'Add from another project' })
  await dialog.getByLabel('Search projects').fill('eken')
  await expect(dialog.getByRole('button', { name: 'Kv. Eken 7' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Kv. Eken floor' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Kv. Eken 7' }).click()
  await dialog.getByText('Kv. Eken 7', { exact: true }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add one variant' }).click()
  await expect(variantTabs(page)).toHaveText([/Variant 1/, /Variant 2/, /Kv. Eken 7/])
  await expect(variantTab(page, 'Kv. Eken 7')).toHaveAttribute('aria-selected', 'true')
  await save(page)
})

test('[BEY-05] a variant is dragged to the place of another one', async ({ page }) => {
  await begin(page, 'Single massive element wall', 'Dragged')
  await newVariant(page)
  await newVariant(page)
  await variantTab(page, 'Variant 3').dragTo(variantTab(page, 'Variant 1'))
  await expect(variantTabs(page)).toHaveText([/Variant 3/, /Variant 1/, /Variant 2/])
  await expect(variantTab(page, 'Variant 3')).toHaveAttribute('aria-selected', 'true')
})

test('[BEY-05] the strip looks as it should, with two, with many, and after a deletion', async ({ page }) => {
  await begin(page, 'Lightweight frame wall', 'Strip')
  await newVariant(page)
  await renameVariant(page, 'With a long name that no tab has room for')
  await lookAndReflow(page, 'two variants')
  for (let count = 3; count <= 9; count += 1) await newVariant(page)
  await look(page, 'nine variants')
  await ofVariant(page, 'Delete')
  await look(page, 'a deleted variant')
})
