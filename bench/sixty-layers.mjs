// `[PRODUCT=ADDRESS] node bench/sixty-layers.mjs [RUNS]`: what selecting, typing and dragging cost the page's main thread
// in a wall of 60 layers, traced in Chromium with the built product (PERF-03: no task over 50 ms). Prints, for each, how many tasks the
// trace holds, the longest one by the clock and by the processor, and how many were over 50 ms.
import { randomUUID } from 'node:crypto'
import { inProduct, logIn, printTasks } from './traced-page.mjs'

const RUNS = Number(process.argv[2] ?? 20)

await inProduct(async (page, address) => {
  await openSixtyLayers(page, address)
  const layer = (at) => page.locator('g[role=option]').nth(at)
  const field = (at) => page.locator('ol > li').nth(at).locator('input').first()
  const spot = async (at) => {
    const { x, y } = await layer(at).boundingBox()
    return [x + 2, y + 40]
  }
  await printTasks('select', RUNS, page, async (run) => {
    await page.mouse.click(...(await spot(10 + (run % 20))))
  })
  await printTasks('type', RUNS, page, async (run) => {
    await field(12).focus()
    await page.keyboard.type(String(11 + (run % 9)))
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowUp')
  })
  await printTasks('drag', RUNS, page, async (run) => {
    const [[x, y], [far]] = [await spot(12), await spot(20 + (run % 9))]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(far, y, { steps: 30 })
    await page.mouse.up()
    await page.keyboard.press('Control+z')
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
    await route.fulfill({ response: answer, json: project })
  })
  await page.reload()
  await page.locator('g[role=option]').nth(59).waitFor()
  // The results drawer has drawn its charts, and what they cost is not ours.
  await page.waitForTimeout(3000)
}
