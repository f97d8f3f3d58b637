import type { Project } from '@soundleaf/contracts'
import { expect, test } from '../product'
import { Elsewhere } from '../pages/api'
import { concrete, project, saved } from '../pages/constructions'
import { drawing, idIn, logIn, newProject, question, results, save } from '../pages/journey'
import { Keyboard } from '../pages/keyboard'
import { look, LOOKS_LIMIT_MS } from '../pages/look'
import { openReport } from '../pages/report'
import { untilCalculated } from '../pages/results'
import { airbornePaths, between, openRooms, roomsAsked, sharesIn } from '../pages/rooms'

const BUILDINGS = [
  'Concrete frame, masonry infill',
  'Concrete throughout',
  'Masonry, concrete floors',
  'Cross-laminated timber',
  'Dry walls on concrete slabs',
]

test('[BEY-07] from an empty project to DnT,w by all paths within 40 clicks: the concrete frame with masonry is there at once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => sessionStorage.setItem('clicks', `${clicks() + 1}`), true)
    const clicks = () => Number(sessionStorage.getItem('clicks'))
  })
  await logIn(page)
  await newProject(page, 'From nothing', 'Single massive element wall')
  await untilCalculated(page)
  const tab = await openRooms(page)
  await expect(tab.getByRole('combobox', { name: 'Building' }).locator('option:checked')).toHaveText(
    BUILDINGS[0] ?? '',
  )
  await expect(airbornePaths(tab).getByRole('rowheader')).toHaveCount(13)
  const shares = await sharesIn(airbornePaths(tab))
  // Thirteen shares, each rounded to 0.1 %.
  expect(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 100)).toBeLessThanOrEqual(0.65)
  expect(shares).toEqual([...shares].sort((a, b) => b - a))
  // Flanks take something, and never give.
  const direct = Number(/The element alone has (\d+) dB/.exec(await tab.innerText())?.[1])
  expect(await between(tab, 'R′w')).toBeLessThan(direct)
  expect(await between(tab, 'DnT,w')).toBeGreaterThan(30)
  expect(await page.evaluate(() => Number(sessionStorage.getItem('clicks')))).toBeLessThanOrEqual(40)
})

test('[BEY-07] rooms beside and above each other in every usual building, with heavy and light elements, by axe', async ({
  page,
}) => {
  test.setTimeout(LOOKS_LIMIT_MS)
  await logIn(page)
  for (const [type, isFloor] of [
    ['Lightweight frame wall', false],
    ['Single massive element floor', true],
  ] as const) {
    await page.goto('/projects')
    await newProject(page, type, type)
    await untilCalculated(page)
    const tab = await openRooms(page)
    const paths = airbornePaths(tab).getByRole('rowheader')
    for (const building of BUILDINGS) {
      await tab.getByRole('combobox', { name: 'Building' }).selectOption(building)
      await expect(paths.first()).toBeVisible()
      expect(await between(tab, 'DnT,w')).toBeGreaterThan(20)
    }
    // Flanks known as a whole, and heavy ones past a light wall, have the path along them alone.
    await expect(paths).toHaveCount(5)
    await tab.getByRole('combobox', { name: 'Building' }).selectOption('Concrete throughout')
    await expect(paths).toHaveCount(13)
    const impact = tab.getByRole('table', { name: 'Impact paths' }).getByRole('rowheader')
    // EN ISO 12354-2: through the floor and by four walls below it; beside each other from the floor of the one room to
    // the floor of the other and to the wall between them.
    await expect(impact).toHaveCount(isFloor ? 5 : 2)
    const edges = tab.getByRole('region', { name: 'Flanking elements' })
    await edges.getByRole('button', { name: /^3 / }).click()
    await tab.getByRole('button', { name: 'Door' }).click()
    await tab.getByRole('button', { name: 'Slit' }).click()
    await expect(tab.getByRole('group', { name: 'Slit' })).toContainText('%')
    await look(page, `rooms of a ${type}`)
    await save(page)
  }
})

test('[BEY-10] a door and a gap of 2 mm below it spoil a wall of concrete, and each has its share', async ({
  page,
  product,
  request,
}) => {
  const device = await Elsewhere.asAnotherDevice(request, product.address, 'full@example.com')
  const id = await saved(device, project('With a door', 'SingleMassiveElementWall', [concrete(200)]))
  await logIn(page)
  await page.goto(`/editor/${id}`)
  const tab = await openRooms(page)
  const whole = await between(tab, 'R′w')
  const openings = tab.getByRole('region', { name: 'Openings and leaks' })
  await openings.getByRole('button', { name: 'Door' }).click()
  const door = openings.getByRole('group', { name: 'Door' })
  await expect(door).toContainText(/\d %/)
  // The wall is 4 m by 2.6 m: 32 + 10 lg(10.4/1.8) = 39.6 dB, with what passes by the wall itself a little less.
  await expect.poll(() => between(tab, 'R′w')).toBe(39)
  await openings.getByRole('button', { name: 'Slit' }).click()
  const slit = openings.getByRole('group', { name: 'Slit' })
  await expect(slit).toContainText(/\d %/)
  await expect.poll(() => between(tab, 'R′w')).toBeLessThan(39)
  await openings.getByRole('button', { name: 'Remove the opening' }).first().click()
  await openings.getByRole('button', { name: 'Remove the opening' }).click()
  await expect.poll(() => between(tab, 'R′w')).toBe(whole)
})

test('[BEY-07] what cannot be is refused by its name and range, nothing is lost, and a failure can be tried again', async ({
  page,
}) => {
  test.setTimeout(LOOKS_LIMIT_MS)
  await logIn(page)
  await newProject(page, 'Refused', 'Single massive element wall')
  await untilCalculated(page)
  const tab = await openRooms(page)
  const width = tab.getByRole('spinbutton', { name: 'Wall width, m' })
  await width.fill('0')
  await width.press('Enter')
  await expect(width).toHaveAccessibleDescription('Must be 0.5 to 50.')
  await expect(tab.getByRole('alert')).toContainText('width is 0 and must be 0.5 to 50')
  await look(page, 'rooms refused')
  await width.press('Control+z')
  await expect(width).toHaveValue('4')
  await expect(tab.getByRole('alert')).toHaveCount(0)

  await page.route('**/api/rooms', (route) =>
    route.fulfill({ status: 500, json: { code: 'InternalError', message: 'An unexpected error occurred.' } }),
  )
  await width.fill('4.5')
  await width.press('Enter')
  await expect(tab.getByRole('alert')).toContainText('not affected')
  await page.unroute('**/api/rooms')
  await tab.getByRole('button', { name: 'Try again' }).click()
  await expect(tab.getByRole('alert')).toHaveCount(0)
  await expect(width).toHaveValue('4.5')
})

test('[BEY-07] rooms are saved, opened again, copied, printed, and a conflict names them', async ({
  page,
}) => {
  await logIn(page)
  await newProject(page, 'Kept rooms', 'Single massive element wall')
  await untilCalculated(page)
  const tab = await openRooms(page)
  const depth = tab.getByRole('spinbutton', { name: 'Source depth, m' })
  await roomsAsked(page).next(async () => {
    await depth.fill('4.2')
    await depth.press('Enter')
  })
  await tab.getByRole('button', { name: '4 Inner wall' }).click()
  const receiving = tab.getByRole('group', { name: 'Inner wall' }).getByRole('group', {
    name: 'In the receiving room',
  })
  await receiving.getByRole('combobox', { name: 'Lining' }).selectOption('Free-standing boards')
  const path = await save(page)
  await page.reload()
  await expect(drawing(page)).toBeVisible()
  await openRooms(page)
  await expect(depth).toHaveValue('4.2')
  await expect(tab.getByRole('group', { name: 'Inner wall' })).toContainText('Free-standing boards')

  const own = await Elsewhere.asAnotherTab(page)
  await own.change(idIn(path), ({ rooms }: Project) => (rooms ? { rooms: { ...rooms, width: 6 } } : {}))
  await depth.fill('4.4')
  await depth.press('Enter')
  await page.getByRole('button', { name: 'Save to server' }).click()
  const conflict = question(page, 'This project was changed elsewhere')
  await expect(conflict.getByRole('row', { name: /^Rooms/ })).toHaveText(
    /4 × 2\.6 m; 4\.4 m and 5 m deep.*6 × 2\.6 m; 4\.2 m and 5 m deep/,
  )
  await conflict.getByRole('button', { name: 'Keep mine', exact: true }).click()
  await expect(page.getByRole('banner').getByRole('status')).toHaveText(/^Saved/)
  expect((await own.project(idIn(path))).rooms).toMatchObject({ width: 4, sourceDepth: 4.4 })

  await openReport(page, idIn(path))
  const sheet = page.getByRole('region', { name: /^Between the rooms, page/ })
  await expect(sheet.getByRole('table', { name: 'Airborne paths' }).getByRole('rowheader')).toHaveCount(13)
  await expect(sheet).toContainText('Free-standing boards')
  await look(page, 'report with rooms')
})

test('[BEY-07, A11Y-01] the rooms by keyboard alone', async ({ page }) => {
  await logIn(page)
  await newProject(page, 'Rooms by keys', 'Single massive element wall')
  await untilCalculated(page)
  const keys = new Keyboard(page)
  const drawer = results(page)
  await keys.to(drawer.getByRole('tab', { name: 'Laboratory values' }))
  // A tab takes the focus with the next frame.
  for (const name of ['Approximated field values', 'Rooms']) {
    await keys.press('ArrowRight')
    await expect(drawer.getByRole('tab', { name })).toBeFocused()
  }
  const tab = drawer.getByRole('tabpanel', { name: 'Rooms' })
  await expect(airbornePaths(tab).getByRole('rowheader')).toHaveCount(13)
  const width = tab.getByRole('spinbutton', { name: 'Wall width, m' })
  await keys.to(width)
  await keys.press('ArrowUp', 'ArrowUp')
  await expect(width).toHaveValue('4.2')
  await keys.press('Control+z')
  await expect(width).toHaveValue('4.1')
  await keys.to(tab.getByRole('button', { name: '1 Floor' }))
  await keys.press('Enter')
  await keys.to(tab.getByRole('group', { name: 'Floor' }).getByRole('combobox', { name: 'Junction' }))
  await keys.press('ArrowDown')
  await expect(tab.getByRole('combobox', { name: 'Junction' }).locator('option:checked')).toHaveText(
    'Rigid T',
  )
  await keys.to(tab.getByRole('button', { name: 'Slit' }))
  await keys.press('Enter')
  await keys.to(tab.getByRole('button', { name: 'Remove the opening' }), 'Shift+Tab')
  await keys.press('Enter')
  await expect(tab.getByRole('group', { name: 'Slit' })).toHaveCount(0)
})

test('[BEY-07] without the licence the rooms say with which one they come', async ({ page }) => {
  await logIn(page, 'light@example.com')
  await newProject(page, 'Light rooms', 'Single massive element wall')
  await untilCalculated(page)
  await results(page).getByRole('tab', { name: 'Rooms' }).click()
  await expect(results(page).getByText('Rooms come with the Full licence')).toBeVisible()
  await look(page, 'rooms without licence')
})

test('[BEY-10] as the façade of a room: D2m,nT,w, and the level inside follows the street and the window', async ({
  page,
}) => {
  test.setTimeout(LOOKS_LIMIT_MS)
  await logIn(page)
  await newProject(page, 'Façade', 'Single massive element wall')
  await untilCalculated(page)
  const tab = await openRooms(page)
  await tab.getByRole('combobox', { name: 'Asked for' }).selectOption('As façade of a room')
  const inside = tab.getByRole('group', { name: 'Level in the room' })
  const levelInside = async () => Number(/(\d+)\s*dB/.exec(await inside.innerText())?.[1])
  await expect(inside).toBeVisible()
  expect(await between(tab, 'D2m,nT,w')).toBeGreaterThan(40)
  const closed = await levelInside()
  await tab.getByRole('button', { name: 'Window' }).click()
  await expect(tab.getByRole('group', { name: 'Window' })).toContainText(/\d %/)
  await expect.poll(levelInside).toBeGreaterThan(closed)
  const withWindow = await levelInside()
  const level = tab.getByRole('spinbutton', { name: 'Level 2 m in front, dB(A)' })
  await level.fill('75')
  await level.press('Enter')
  // 10 dB more outside are 10 dB more inside.
  await expect.poll(levelInside).toBe(withWindow + 10)
  await tab.getByRole('combobox', { name: 'Shape of the façade' }).selectOption('Balcony, figure C.2 no. 6')
  await expect(tab.getByRole('spinbutton', { name: 'Absorption of the underside' })).toBeVisible()
  await look(page, 'facade of a room')
  await tab.getByRole('button', { name: 'Undo the change of the rooms' }).click()
  await expect(
    tab.getByRole('combobox', { name: 'Shape of the façade' }).locator('option:checked'),
  ).toHaveText('Plane')
})

test('[BEY-17] as the roof of a room: heavy rain by third octave and in dB(A), less of it on a steep roof', async ({
  page,
}) => {
  await logIn(page)
  await newProject(page, 'Roof', 'Single massive element floor')
  await untilCalculated(page)
  const tab = await openRooms(page)
  await tab.getByRole('combobox', { name: 'Asked for' }).selectOption('As roof of a room')
  const rain = tab.getByRole('group', { name: 'Heavy rain, below the roof' })
  await expect(rain).toContainText(/\d+\s*dB\(A\)/)
  const bands = tab.getByRole('table', { name: /^Level difference, and intensity level of the rain/ })
  await expect(bands.getByRole('rowheader')).toHaveCount(21)
  await expect(bands.getByRole('columnheader')).toHaveText(['Hz', 'D2m,nT', 'LI', 'Hz', 'D2m,nT', 'LI'])
  const levelOf = async () => Number(/(\d+)\s*dB/.exec(await rain.innerText())?.[1])
  const flat = await levelOf()
  const slope = tab.getByRole('spinbutton', { name: 'Slope of the roof, °' })
  await slope.fill('60')
  await slope.press('Enter')
  await expect.poll(levelOf).toBeLessThan(flat)
  await look(page, 'roof under rain')
})
