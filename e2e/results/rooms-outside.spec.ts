import { expect, test } from '../product'
import { logIn, newProject } from '../pages/journey'
import { look } from '../pages/look'
import { untilCalculated } from '../pages/results'
import { between, openRooms } from '../pages/rooms'

test('[BEY-10] a spectrum of one’s own outside, by octaves, has a level in front and one in the room', async ({
  page,
}) => {
  await logIn(page)
  await newProject(page, 'Own spectrum', 'Single massive element wall')
  await untilCalculated(page)
  const tab = await openRooms(page)
  await tab.getByRole('combobox', { name: 'Asked for' }).selectOption('As façade of a room')
  await tab.getByRole('combobox', { name: 'Sound outside' }).selectOption('Own spectrum')
  const octaves = tab.getByRole('group', { name: 'Octaves 2 m in front, not weighted, dB' })
  await expect(octaves.getByRole('spinbutton')).toHaveCount(7)
  for (const [octave, level] of [
    ['63', '75'],
    ['125', '74'],
    ['250', '69'],
    ['500', '66'],
    ['1000', '66'],
    ['2000', '61'],
    ['4000', '54'],
  ] as const) {
    const field = octaves.getByRole('spinbutton', { name: `${octave} Hz, dB` })
    await field.fill(level)
    await field.press('Enter')
  }
  // A-weighted octaves 48.8 57.9 60.4 62.8 66 62.2 55 dB add up to 69.8 dB(A).
  await expect(tab.getByRole('group', { name: 'Level in front' })).toContainText(/70\s*dB\(A\)/)
  await expect(tab.getByRole('group', { name: 'Level in the room' })).toContainText(/\d+\s*dB\(A\)/)
  await look(page, 'own spectrum outside')
  const low = octaves.getByRole('spinbutton', { name: '63 Hz, dB' })
  await low.fill('160')
  await low.press('Enter')
  await expect(low).toHaveAccessibleDescription('Must be 0 to 140.')
  await expect(tab.getByRole('alert')).toContainText('outside.octaves.0 is 160 and must be 0 to 140')
})

test('[BEY-10] what a gap of 2 mm would take is told before there is one, and is what it takes', async ({
  page,
}) => {
  await logIn(page)
  await newProject(page, 'Gap', 'Single massive element wall')
  await untilCalculated(page)
  const tab = await openRooms(page)
  const told = tab.getByText(/^A gap of 2 mm along one edge/)
  const loss = Number(/take (\d+) dB/.exec(await told.innerText())?.[1])
  const before = await between(tab, 'R′w')
  await tab.getByRole('button', { name: 'Slit' }).click()
  const slit = tab.getByRole('group', { name: 'Slit' })
  for (const [name, value] of [
    ['Length, m', '4'],
    ['Width, mm', '2'],
    ['Depth, mm', '200'],
  ] as const) {
    const field = slit.getByRole('spinbutton', { name })
    await field.fill(value)
    await field.press('Enter')
  }
  // The loss is of R'w + C, so it is compared within a rounded decibel and a change of the term.
  await expect.poll(async () => Math.abs(before - (await between(tab, 'R′w')) - loss)).toBeLessThanOrEqual(3)
})
