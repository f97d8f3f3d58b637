// `[PRODUCT=ADDRESS] node bench/product-picker.mjs [RUNS]`: what a catalogue of 5 000 panels costs the page's main thread while one
// searches, scrolls and chooses in the picker and goes from a panel to another kind of layer and back, traced in
// Chromium with the built product (thousands of products without lag). Prints what bench/sixty-layers.mjs does.
import { inProduct, logIn, printTasks } from './traced-page.mjs'

const RUNS = Number(process.argv[2] ?? 10)
const COUNT = 5000

await inProduct(async (page, address) => {
  await page.route('**/api/products/structure/*Wall', async (route) => {
    const answer = await route.fetch()
    const products = await answer.json()
    const panel = products.find(({ type }) => type === 'Panel')
    const boards = Array.from({ length: COUNT }, (_, index) => ({
      ...panel,
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      name: `Board ${COUNT - index} of maker ${index % 40}`,
    }))
    await route.fulfill({ response: answer, json: [...products, ...boards] })
  })
  await logIn(page, address)
  await page.getByRole('button', { name: 'New project', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Project name').fill('Thousands of products')
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: 'Single massive element wall', exact: true })
    .check({ force: true })
  await page.getByRole('dialog').getByRole('button', { name: 'Create project' }).click()
  await page.getByRole('button', { name: 'Add panel on the left' }).click()
  const search = page.getByRole('combobox', { name: 'Search panels' })
  const list = page.getByRole('listbox', { name: 'Choose from panels' })
  const layer = (at) => page.locator('g[role=option]').nth(at)
  await list.waitFor()
  await page.waitForTimeout(2000)
  await printTasks('search', RUNS, page, async (run) => {
    await search.fill('')
    await search.pressSequentially(`board ${run}`)
  })
  await printTasks('scroll', RUNS, page, async () => {
    await search.fill('')
    await list.focus()
    for (const key of ['End', 'Home', 'PageDown', 'PageDown', 'ArrowDown']) await page.keyboard.press(key)
    await list.evaluate((box) => box.scrollBy(0, 40_000))
  })
  await printTasks('choose', RUNS, page, async (run) => {
    await search.fill(`board ${100 + run} of`)
    await search.press('Enter')
    await search.fill('')
  })
  await printTasks('select', RUNS, page, async () => {
    await layer(1).click()
    await layer(0).click()
    await list.waitFor()
  })
})
