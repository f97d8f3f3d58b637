import { DEFAULT_FIELD_VALUES, type MakeApiKeyAnswer, type Structure } from '@soundleaf/contracts'
import { Elsewhere } from './pages/api'
import { Program } from './pages/batches'
import { begin, layers } from './pages/editor'
import { drawing, edit, idIn, passwordOf, question, save } from './pages/journey'
import { newVariant, openVariant, renameVariant, variantTab, variantTabs } from './pages/variants'
import { expect } from './product'
import { test } from './product-on-postgresql'

const FULL = 'full@example.com'

test('[BEY-05, BEY-08, BEY-16] on PostgreSQL: variants, a sweep and a batch, with a conflict, a killed server and no network', async ({
  page,
  product,
  request,
  context,
}) => {
  await begin(page, 'Single massive element wall', 'On PostgreSQL', FULL)
  await newVariant(page)
  await renameVariant(page, 'Slim')
  await edit(page, '150')
  const id = idIn(await save(page))

  // A batch is under way when the server is killed.
  const own = await Elsewhere.asAnotherTab(page)
  const saved = await own.project(id)
  const { key } = await own.call<MakeApiKeyAnswer>('POST', '/account/keys', {
    name: 'Tender tool',
    scopes: ['Batches'],
    days: 1,
    password: passwordOf(FULL),
  })
  const program = new Program(request, product.address, key)
  const { batchId, count } = await program.makeBatch({
    fieldValues: DEFAULT_FIELD_VALUES.Iso,
    sweep: sweepOf(saved.structures[0]),
  })
  await expect.poll(async () => (await program.batch(batchId)).done).toBeGreaterThan(0)
  expect((await program.batch(batchId)).done).toBeLessThan(count)
  await product.killServer()
  await edit(page, '170')
  await product.startServer()
  await save(page)
  expect(JSON.stringify((await own.project(id)).structures)).toContain('"170"')

  // Another tab renames what this one edits.
  await edit(page, '175')
  await own.change(id, ({ variants }) => (variants ? { variants: { ...variants, name: 'Slender' } } : {}))
  await page.getByRole('button', { name: 'Save to server' }).click()
  await question(page, 'This project was changed elsewhere')
    .getByRole('button', { name: 'Take theirs' })
    .click()
  await expect(variantTab(page, 'Slender')).toContainText('170 mm')

  // Without the network the variants are edited on, and saved when it is back.
  await context.setOffline(true)
  await openVariant(page, 'Variant 1')
  await edit(page, '210')
  await context.setOffline(false)
  await save(page)
  expect(JSON.stringify((await own.project(id)).structures)).toContain('"210"')

  await layers(page).first().focus()
  await page.keyboard.press('v')
  const dialog = page.getByRole('dialog', { name: 'Vary a value of Concrete' })
  const values = dialog.getByRole('region', { name: 'Values and what they give' })
  await values.getByRole('button').last().click()
  await expect(dialog.getByRole('img', { name: /^Airborne sound spectrum/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep as a variant' }).click()
  await expect(variantTabs(page)).toHaveCount(3)
  await save(page)
  await page.reload()
  await expect(variantTabs(page)).toHaveCount(3)
  await expect(drawing(page)).toBeVisible()

  // Nothing of the batch is lost, and nothing is there twice.
  await program.untilDone(batchId)
  const results = await program.results(batchId)
  expect(results.map(({ index }) => index)).toEqual(Array.from({ length: count }, (_, at) => at))
  expect(new Set(results.map(({ result }) => result))).toEqual(new Set(['Success']))
})

/** Two thousand walls of the construction. */
function sweepOf(structure: Structure | undefined) {
  const componentId = structure?.components[0]?.componentId
  if (structure === undefined || componentId === undefined) throw new Error('The project has a wall.')
  return {
    structure,
    axes: [
      { componentId, property: 'thickness' as const, from: 101, to: 300, step: 1 },
      { componentId, property: 'density' as const, from: 1600, to: 2500, step: 100 },
    ],
  }
}
