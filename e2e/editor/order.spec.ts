import type { Page } from '@playwright/test'
import { expect, test } from '../product'
import { add, begin, layers, names, rows } from '../pages/editor'
import { drawing, newProject, save } from '../pages/journey'

/** The ids of the layers in the order in which they lie, by what is drawn and not by what stands in the page. */
const lie = (drawn: ReturnType<Page['locator']>) =>
  drawn.evaluate((svg) =>
    [...svg.querySelectorAll<SVGGElement>('g[data-component]')]
      .map((layer) => ({
        id: layer.dataset.component,
        at: (layer.getAttribute('transform') ?? '').match(/[\d.]+/g)?.map(Number) ?? [],
      }))
      .toSorted((one, other) => {
        const [x = 0, y = 0] = one.at
        const [otherX = 0, otherY = 0] = other.at
        return x - otherX || y - otherY
      })
      .map(({ id }) => id),
  )

async function expectOneOrder(page: Page, expected: readonly string[], sides: readonly [string, string]) {
  await expect.poll(() => names(page)).toEqual(expected)
  const ids = await layers(page).evaluateAll((found) =>
    found.map((layer) => layer.getAttribute('data-component')),
  )
  const listedIds = () =>
    rows(page).evaluateAll((found) => found.map((row) => row.getAttribute('data-component')))
  await expect.poll(listedIds).toEqual(ids)
  await expect.poll(() => lie(drawing(page))).toEqual(ids)

  const path = await save(page)
  await page.goto(path.replace('/editor/', '/print/'))
  await expect(page.getByRole('heading', { name: 'Main construction' })).toBeVisible()
  const printed = page.getByRole('img', { name: /^Section of the/ })
  await expect.poll(() => lie(printed)).toEqual(ids)
  const table = page.getByRole('table').filter({ hasText: 'Layer' }).first()
  const listed = () =>
    table.locator('tbody tr').evaluateAll((found) =>
      found
        .map((row) => [...row.children].map((cell) => cell.textContent?.trim() ?? ''))
        .filter(([letter]) => /^[A-Z]$/.test(letter ?? ''))
        .map((cells) => cells[2]),
    )
  await expect.poll(listed).toEqual(expected)
  const [first, last] = sides.map((side) => printed.getByText(side, { exact: true }))
  const isInOrder = async () => {
    const [from, to] = [await first?.boundingBox(), await last?.boundingBox()]
    return (from?.x ?? 0) < (to?.x ?? 0) || (from?.y ?? 0) < (to?.y ?? 0)
  }
  await expect.poll(isInOrder).toBe(true)
}

test('[EDT-05, DRW-01] list, drawing and print show one order: left of a wall is left everywhere', async ({
  page,
}) => {
  await begin(page, 'Single massive element wall')
  for (const what of ['frame on the left', 'panel on the left', 'panel on the right'])
    await add(page, what).click()
  const search = page.getByRole('combobox', { name: 'Search panels' })
  await search.fill('plywood')
  await search.press('Enter')
  await expect(rows(page).last()).toContainText('Plywood')
  const right = (await names(page)).at(-1) ?? ''
  await expectOneOrder(page, ['Gypsum board', 'Wooden stud, detached', 'Concrete', right], ['Left', 'Right'])

  await page.goto('/projects')
  await newProject(page, 'Everything', 'Single massive element floor')
  for (const what of [
    'frame below',
    'panel below',
    'impact board above',
    'panel above',
    'floor covering above',
  ])
    await add(page, what).click()
  await expectOneOrder(
    page,
    ['Floor covering', 'Gypsum board', 'Impact board', 'Concrete', 'Wooden stud, detached', 'Gypsum board'],
    ['Above', 'Below'],
  )
})
