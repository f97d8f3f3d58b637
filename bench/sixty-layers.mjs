// `[PRODUCT=ADDRESS] node bench/sixty-layers.mjs [RUNS] [VARIANTS]`: what selecting, typing and dragging cost the page's main
// thread in a wall of 60 layers, alone or as one of so many variants of 60 layers each (then also going from one to the
// next), traced in Chromium with the built product (PERF-03: no task over 50 ms). Prints, for each, how many tasks the trace
// holds, the longest one by the clock and by the processor, and how many were over 50 ms; then how far the frames were from
// each other (BEY-05: 60 a second).
import { randomUUID } from 'node:crypto'
import { inProduct, logIn, printFrames, printTasks } from './traced-page.mjs'

const RUNS = Number(process.argv[2] ?? 20)
const VARIANTS = Number(process.argv[3] ?? 1)
/** More than one fit into the strip in turn. */
const SHOWN_TABS = 5

await inProduct(async (page, address) => {
  await openSixtyLayers(page, address)
  const layer = (at) => page.locator('g[role=option]').nth(at)
  const field = (at) => page.locator('ol > li').nth(at).locator('input').first()
  const spot = async (at) => {
    const { x, y } = await layer(at).boundingBox()
    return [x + 2, y + 40]
  }
  const measure = async (name, act) => {
    await printTasks(name, RUNS, page, act)
    await printFrames(name, RUNS, page, act)
  }
  await measure('select', async (run) => {
    await page.mouse.click(...(await spot(10 + (run % 20))))
  })
  await measure('type', async (run) => {
    await field(12).focus()
    await page.keyboard.type(String(11 + (run % 9)))
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowUp')
  })
  await measure('drag', async (run) => {
    const [[x, y], [far]] = [await spot(12), await spot(20 + (run % 9))]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(far, y, { steps: 30 })
    await page.mouse.up()
    await page.keyboard.press('Control+z')
  })
  if (VARIANTS > 1)
    await measure('switch', async (run) => {
      await page.getByRole('tab', { name: new RegExp(`^${1 + (run % SHOWN_TABS)} ?Variant`) }).click()
      await layer(59).waitFor()
    })
})

async function openSixtyLayers(page, address) {
  await logIn(page, address)
  await page.getByRole('button', { name: 'New project', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Project name').fill('Sixty layers')
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: 'Single massive element wall', exact: true })
    .check({ force: true })
  await page.getByRole('dialog').getByRole('button', { name: 'Create project' }).click()
  for (const side of ['left', 'right'])
    for (const what of ['frame', 'panel'])
      await page.getByRole('button', { name: `Add ${what} on the ${side}` }).click()
  await page.getByRole('button', { name: 'Save to server' }).click()
  await page.waitForURL(/\/editor\/[0-9a-f-]{36}$/)
  const id = page.url().split('/').at(-1)
  await page.route(`**/api/projects/${id}`, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const answer = await route.fetch()
    const project = await answer.json()
    const [structure] = project.structures
    const boards = Array.from({ length: 55 }, () => ({
      ...structure.components[0],
      componentId: randomUUID(),
    }))
    structure.components = [...boards, ...structure.components]
    if (VARIANTS > 1)
      project.variants = {
        name: 'Variant 1',
        place: 0,
        others: Array.from({ length: VARIANTS - 1 }, (_, at) => ({
          name: `Variant ${at + 2}`,
          structure: { ...structure, structureId: randomUUID() },
        })),
      }
    await route.fulfill({ response: answer, json: project })
  })
  await page.reload()
  await page.locator('g[role=option]').nth(59).waitFor()
  // The results drawer has drawn its charts and calculated the variants, and what that costs is not ours.
  await page.waitForTimeout(3000 + 200 * VARIANTS)
}
