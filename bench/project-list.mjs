// `[PRODUCT=ADDRESS] node bench/project-list.mjs [RUNS]`: what sorting, filtering, walking and scrolling a list of 500
// projects cost the page's main thread, traced in Chromium with the built product (no task over 50 ms). Prints,
// for each, how many tasks the trace holds, the longest one by the clock and by the processor, and how many were over
// 50 ms.
import { randomUUID } from 'node:crypto'
import { inProduct, logIn, printTasks } from './traced-page.mjs'

const RUNS = Number(process.argv[2] ?? 20)
const TYPES = [
  'SingleMassiveElementWall',
  'SingleMassiveElementFloor',
  'SingleMassiveElementFloorWithRibPanels',
  'DoubleMassiveElementWall',
  'DoubleMassiveElementFloor',
  'LightweightFrameWall',
]
const COLUMNS = ['Name', 'Type', 'Created, UTC', 'Shared', 'Modified, UTC']

await inProduct(async (page, address) => {
  await page.route('**/api/projects', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: fiveHundred() }) : route.fallback(),
  )
  await logIn(page, address)
  await page.getByText('500 projects').waitFor()
  const firstName = () => page.locator('tbody tr td[data-cell=name]').first().innerText()
  await printTasks('sort', RUNS, page, async (run) => {
    const column = COLUMNS[run % COLUMNS.length]
    await page.getByRole('columnheader', { name: column }).getByRole('button').click()
    await page.locator(`th[aria-sort]`, { hasText: column }).waitFor()
    await firstName()
  })
  await printTasks('filter', RUNS, page, async (run) => {
    const field = page.getByRole('searchbox')
    await field.pressSequentially(`wall ${run % 10}`)
    await page.getByText(/^\d+ of 500 projects/).waitFor()
    for (let count = 0; count < 6; count += 1) await field.press('Backspace')
    await page.getByText('500 projects', { exact: true }).waitFor()
  })
  await printTasks('walk', RUNS, page, async () => {
    await page.locator('tbody tr[tabindex="0"]').focus()
    for (const key of ['End', 'ArrowUp', 'ArrowUp', 'Home', 'ArrowDown']) await page.keyboard.press(key)
  })
  await printTasks('scroll', RUNS, page, async (run) => {
    await page.locator('tbody').hover()
    for (let count = 0; count < 10; count += 1) await page.mouse.wheel(0, run % 2 === 0 ? -600 : 600)
  })
})

function fiveHundred() {
  const projects = Array.from({ length: 500 }, (_, index) => ({
    projectId: randomUUID(),
    name: `Wall ${(index * 7919) % 500}`,
    createdDateUtc: new Date(1.7e12 + index * 6e7).toISOString(),
    modifiedDateUtc: new Date(1.75e12 + ((index * 31) % 500) * 6e7).toISOString(),
    structuresSummary: [TYPES[index % TYPES.length]],
    isShared: index % 5 === 0,
    owner: null,
  }))
  return { projects, total: projects.length }
}
