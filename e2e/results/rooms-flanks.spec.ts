import { expect, test } from '../product'
import { Elsewhere } from '../pages/api'
import { concrete, project, saved } from '../pages/constructions'
import { drawing, idIn, logIn, newProject, save } from '../pages/journey'
import { look, LOOKS_LIMIT_MS } from '../pages/look'
import { openReport } from '../pages/report'
import { untilCalculated } from '../pages/results'
import { airbornePaths, openRooms, roomsAsked, sharesIn } from '../pages/rooms'

test('[BEY-07] a flank is taken from another project of one’s own, kept and printed; none flanks itself', async ({
  page,
  product,
  request,
}) => {
  test.setTimeout(LOOKS_LIMIT_MS)
  const device = await Elsewhere.asAnotherDevice(request, product.address, 'full@example.com')
  await saved(device, project('Thin flank', 'SingleMassiveElementWall', [concrete(60)]))
  await logIn(page)
  await newProject(page, 'With a flank of its own', 'Single massive element wall')
  await save(page)
  await untilCalculated(page)
  const tab = await openRooms(page)
  const edge = tab.getByRole('group', { name: 'Inner wall' })
  const share = async () => Number(/([\d.]+)\s*%/.exec(await edge.innerText())?.[1])
  const before = await share()
  await tab.getByRole('button', { name: '4 Inner wall' }).click()
  const source = edge.getByRole('group', { name: 'In the source room' })
  await source.getByRole('button', { name: 'As in a project…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Flanking element from a project' })
  await dialog.getByRole('searchbox', { name: 'Search in your projects' }).fill('Thin flank')
  await look(page, 'flank from a project')
  // None flanks itself; the server refuses it by name, see flank-of-project.test.ts.
  await dialog.getByRole('searchbox', { name: 'Search in your projects' }).fill('With a flank of its own')
  await expect(dialog).toContainText('No other wall is among your projects.')
  await dialog.getByRole('searchbox', { name: 'Search in your projects' }).fill('Thin flank')
  await roomsAsked(page).next(() => dialog.getByRole('button', { name: 'Thin flank' }).click())
  await expect(dialog).toHaveCount(0)
  await expect(tab.getByRole('group', { name: 'Inner wall' })).toContainText('as Thin flank')
  // 60 mm of concrete instead of calcium silicate of 315 kg/m²: more comes along it.
  await expect.poll(share).toBeGreaterThan(before)
  const path = await save(page)
  await page.reload()
  await expect(drawing(page)).toBeVisible()
  await openRooms(page)
  await expect(tab.getByRole('group', { name: 'Inner wall' })).toContainText('as Thin flank')
  await openReport(page, idIn(path))
  await expect(page.getByRole('region', { name: /^Between the rooms, page/ })).toContainText('as Thin flank')
})

test('[BEY-07] a path tells what would be without it, with boards at its ends and with an interlayer, and is lit in the sketch', async ({
  page,
}) => {
  await logIn(page)
  await newProject(page, 'What if', 'Single massive element wall')
  await untilCalculated(page)
  const tab = await openRooms(page)
  const table = airbornePaths(tab)
  const first = table.getByRole('rowheader').first().getByRole('button')
  const [share = 0] = await sharesIn(table)
  await first.click()
  await expect(first).toHaveAttribute('aria-expanded', 'true')
  const detail = table.locator('tbody tr').nth(1)
  const gain = Number(/Without this path\s*\+([\d.]+) dB/.exec(await detail.innerText())?.[1])
  // Removing a path gains exactly -10 lg(1 - share); both numbers are rounded to 0.1.
  expect(Math.abs(gain + 10 * Math.log10(1 - share / 100))).toBeLessThan(0.1)
  await expect(detail).toContainText(/Boards in the (source|receiving) room/)
  await look(page, 'what if of a path')
  await first.click()
  await expect(first).toHaveAttribute('aria-expanded', 'false')
})
