import type { Page } from '@playwright/test'
import { expect, test } from '../product'
import { add, begin, choose, layers, list, rows, thickness } from '../pages/editor'
import { drawing, headline, results, setProperty } from '../pages/journey'

/** Where the outlines of the layers lie in the drawing, and how large they are, in px at 100 %. */
const outlines = async (page: Page) => {
  await page.getByRole('button', { name: /set to 100 %$/ }).click()
  await expect(page.getByRole('button', { name: 'Zoom 100 %, set to 100 %' })).toBeVisible()
  return layers(page).evaluateAll((found) =>
    found.map((layer) => {
      const outline = [...layer.querySelectorAll(':scope > g > rect')].at(-1)
      const size = (name: string) => Number(outline?.getAttribute(name))
      const [x, y] = (layer.getAttribute('transform') ?? '').match(/[\d.]+/g)?.map(Number) ?? []
      return { x, y, width: size('width'), height: size('height') }
    }),
  )
}

test('[DRW-01, DRW-04] a wall lies from left to right at 2 px a millimetre, with its thicknesses', async ({
  page,
}) => {
  await begin(page, 'Single massive element wall')
  await add(page, 'panel on the left').click()
  await add(page, 'frame on the right').click()
  await expect(layers(page)).toHaveCount(3)
  const [board, concrete, frame] = await outlines(page)
  expect([board?.width, concrete?.width, frame?.width]).toEqual([25, 400, 190])
  expect([concrete?.x, frame?.x]).toEqual([(board?.x ?? 0) + 25, (board?.x ?? 0) + 425])
  expect(board?.height).toBe(frame?.height)
  for (const text of ['12.5', '200', '95', '307.5 mm', 'Left', 'Right'])
    await expect(drawing(page).getByText(text, { exact: true })).toHaveCount(1)
  // A layer that would be thinner than 6 px is drawn 6 px, and its dimension says the truth.
  await layers(page).first().click()
  await choose(page, 'panels', 'Steel sheet')
  await thickness(page, 0).fill('0,5')
  await thickness(page, 0).press('Enter')
  await expect.poll(async () => (await outlines(page))[0]?.width).toBe(6)
  await expect(drawing(page).getByText('0.5', { exact: true })).toHaveCount(1)
  await expect(drawing(page).getByText('295.5 mm', { exact: true })).toHaveCount(1)
})

test('[DRW-01, DRW-04] a floor lies from top to bottom, with ribs at 3 px a millimetre', async ({ page }) => {
  await begin(page, 'Single massive element floor with rib panels')
  await add(page, 'panel above').click()
  await expect(layers(page)).toHaveCount(3)
  const [board, slab, ribs] = await outlines(page)
  expect([board?.height, slab?.height, ribs?.height]).toEqual([37.5, 480, 720])
  expect([slab?.y, ribs?.y]).toEqual([(board?.y ?? 0) + 37.5, (board?.y ?? 0) + 517.5])
  expect(board?.width).toBe(ribs?.width)
  for (const text of ['12.5', '160', '240', 'Above', 'Below'])
    await expect(drawing(page).getByText(text, { exact: true })).toHaveCount(1)
  await expect(drawing(page).getByText('412.5', { exact: false }).first()).toBeAttached()
})

test('[DRW-02] a click selects a layer, the others step back, and the background lets go', async ({
  page,
}) => {
  await begin(page, 'Lightweight frame wall')
  const steppedBack = () =>
    layers(page).evaluateAll((found) =>
      found.map((layer) => Number(getComputedStyle(layer.firstElementChild ?? layer).opacity)),
    )
  await expect.poll(steppedBack).toEqual([1, 1, 1])
  await layers(page).nth(1).click()
  await expect(layers(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(rows(page).nth(1)).toHaveAttribute('aria-current', 'true')
  await expect.poll(steppedBack).toEqual([0.55, 1, 0.55])
  await rows(page).nth(2).getByRole('button', { name: 'Gypsum board', exact: true }).click()
  await expect(layers(page).nth(2)).toHaveAttribute('aria-selected', 'true')
  await expect.poll(steppedBack).toEqual([0.55, 0.55, 1])
  // On the paper beside the wall.
  await page.getByRole('region', { name: 'Drawing' }).click({ position: { x: 20, y: 300 } })
  await expect(drawing(page).locator('[aria-selected=true]')).toHaveCount(0)
  await expect(list(page).locator('[aria-current]')).toHaveCount(0)
  await expect.poll(steppedBack).toEqual([1, 1, 1])
})

test('[DRW-03] a layer says its name half a second after the pointer came to rest, and has a menu', async ({
  page,
}) => {
  await page.clock.install()
  await begin(page, 'Single massive element wall')
  await add(page, 'panel on the left').click()
  await page.mouse.move(5, 5)
  await page.clock.pauseAt(Date.now() + 60_000)
  const tip = page.getByRole('tooltip')
  await layers(page).nth(1).hover()
  await page.clock.runFor(490)
  await expect(tip).toHaveCount(0)
  await page.clock.runFor(20)
  // 200 mm × 2300 kg/m³
  await expect(tip).toHaveText('Concrete, 200 mm, 460 kg/m²')
  await page.clock.resume()
  await layers(page).nth(0).click({ button: 'right' })
  await expect(page.getByRole('menu', { name: 'Menu of Gypsum board' })).toBeVisible()
})

test('[DRW-09] what cannot be calculated is marked in the drawing and in the list, with the reason', async ({
  page,
}) => {
  await begin(page, 'Lightweight frame wall')
  await layers(page).nth(1).click()
  await setProperty(page, 'Width', '300')
  await setProperty(page, 'Spacing cc', '300')
  const reason = 'The beams of the frame are thicker than their spacing.'
  await expect(rows(page).nth(1)).toContainText(reason)
  await expect(rows(page).nth(1).getByRole('img', { name: 'Error' })).toBeVisible()
  await expect(layers(page).nth(1)).toHaveAccessibleName(
    `Layer 2 of 3, Wooden stud, 95 mm, insulation 95 mm, error: ${reason}`,
  )
  await expect(page.getByRole('region', { name: 'Drawing' }).getByText(reason)).toBeVisible()
  await expect(drawing(page).getByText('!', { exact: true })).toHaveCount(1)
  await setProperty(page, 'Width', '45')
  await expect(page.getByText(reason)).toHaveCount(0)
  await expect(drawing(page).getByText('!', { exact: true })).toHaveCount(0)
})

test('[DRW-06, DRW-09] a frame without its board is not wrong but not finished, and one button finishes it', async ({
  page,
}) => {
  await begin(page, 'Single massive element wall')
  await expect.poll(() => headline(page, 'Rw')).toBeGreaterThan(0)
  const before = await headline(page, 'Rw')
  await add(page, 'frame on the left').click()
  const said = /^Not finished: .* needs a panel on its left\.$/
  await expect(rows(page).first()).toContainText('needs a panel on its left')
  await expect(page.getByRole('img', { name: 'Error' })).toHaveCount(0)
  await expect(results(page).getByText(said)).toBeVisible()
  await expect(results(page).getByRole('alert')).toHaveCount(0)
  // The last result stays in sight, as one that is past.
  await expect(
    results(page).locator('[inert]').getByText(String(before), { exact: true }).first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Add the panel' }).click()
  await expect(layers(page)).toHaveCount(3)
  await expect(page.getByText(/Not finished/)).toHaveCount(0)
  await expect(results(page).locator('[inert]')).toHaveCount(0)
  await expect.poll(() => headline(page, 'Rw')).toBeGreaterThan(before)
})
