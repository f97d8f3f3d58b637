import { expect, test } from '../product'
import { add, layers, names } from '../pages/editor'
import { drawing, headline, logIn, newProject, results, save } from '../pages/journey'
import { look, LOOKS_LIMIT_MS } from '../pages/look'
import { untilCalculated } from '../pages/results'
import { between } from '../pages/rooms'

test('[BEY-10, PRJ-02] a window is made of panes, gas and an interlayer, becomes an opening of another project, and a façade is judged with it', async ({
  page,
}) => {
  test.setTimeout(LOOKS_LIMIT_MS)
  await logIn(page)
  await newProject(page, 'South windows', 'Window')
  await expect.poll(() => names(page)).toEqual(['Float glass 4', 'Glazing space 16', 'Float glass 4'])
  await untilCalculated(page)
  // EN 12758 has 29 to 30 dB for 4/16/4 on the safe side; what is calculated lies 4 to 6 dB over it.
  await expect.poll(() => headline(page, 'Rw')).toBeGreaterThanOrEqual(30)
  const double = await headline(page, 'Rw')
  await layers(page).nth(1).click()
  const gas = page.getByRole('combobox', { name: 'Gas' })
  await expect(gas).toHaveValue('Argon')
  await gas.selectOption('Air')
  await layers(page).first().click()
  await page.getByRole('combobox', { name: 'Interlayer' }).selectOption('Acoustic PVB')
  await expect.poll(() => headline(page, 'Rw')).toBeGreaterThan(double)
  await look(page, 'window')
  await add(page, 'panel on the right').click()
  await expect(drawing(page).getByRole('option')).toHaveCount(5)
  await layers(page).last().click()
  await page.keyboard.press('Delete')
  await expect(drawing(page).getByRole('option')).toHaveCount(3)
  await save(page)

  await page.goto('/projects')
  await newProject(page, 'Street side', 'Façade wall')
  await expect.poll(() => names(page)).toEqual(['Fibre cement board', 'Wooden stud', 'Concrete'])
  await untilCalculated(page)
  // A façade is asked for as façade before anybody says otherwise.
  await results(page).getByRole('tab', { name: 'Rooms' }).click()
  const tab = results(page).getByRole('tabpanel', { name: 'Rooms' })
  const place = tab.getByRole('combobox', { name: 'Asked for' })
  await expect(place.locator('option:checked')).toHaveText('As façade of a room')
  await tab.getByRole('combobox', { name: 'Requirement' }).selectOption('D2m,nT,w + Ctr')
  await expect(tab.getByText('(≥ 30 dB)')).toBeVisible()
  await expect(tab.getByText(/^(Met|Missed)$/)).toBeVisible()
  const bare = await between(tab, 'R′w')
  await tab
    .getByRole('region', { name: 'Openings and leaks' })
    .getByRole('button', { name: 'As in a project…' })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Window or door from a project' })
  await dialog.getByRole('button', { name: 'South windows' }).click()
  await expect(tab.getByRole('group', { name: 'As in a project' })).toContainText('South windows')
  await expect.poll(() => between(tab, 'R′w')).toBeLessThan(bare)
  await place.selectOption('Between two rooms side by side')
  await expect(tab.getByRole('table', { name: 'The element by third octave, dB' })).toBeVisible()
})
