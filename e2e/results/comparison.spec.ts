import { expect, test } from '../product'
import { logIn, newProject, results, save, setProperty } from '../pages/journey'
import { Pdf } from '../pages/pdf'
import { openReport } from '../pages/report'
import { bandTable, chartOf, keepCurve, selectConcrete, untilCalculated } from '../pages/results'

test('[RES-08, PRT-01] curves are named, kept with the project, printed, and cleared', async ({
  page,
}, info) => {
  await logIn(page)
  await newProject(page, 'Comparing', 'Single massive element floor')
  const path = await save(page)
  await untilCalculated(page)
  const box = (sound: 'airborne' | 'impact', slot: 1 | 2) =>
    results(page).getByRole('checkbox', { name: new RegExp(`${sound}, curve ${slot}`) })
  const ends = (sound: 'Airborne' | 'Impact') =>
    chartOf(page, sound).locator('.sl-annotation:last-of-type text')

  // Empty gives the number of the place, and so does cancelling.
  await keepCurve(page, 'airborne', 1, '')
  await expect(box('airborne', 1)).toHaveAccessibleName(/^Ref\. 1/)
  // One question names the curves of both sounds.
  await expect(box('impact', 1)).toHaveAccessibleName(/^Ref\. 1/)
  const compared = (sound: 'airborne' | 'impact') =>
    results(page).getByRole('group', { name: `Compared, ${sound}` })
  const stated = {
    airborne: /Rw \(C; Ctr\) = \d+ \(.\d+; .\d+\) dB/,
    impact: /Ln,w \(CI\) = \d+ \(.\d+\) dB/,
  }
  for (const sound of ['airborne', 'impact'] as const) {
    await expect(compared(sound)).toContainText(stated[sound])
    await expect(compared(sound)).toContainText('now the same')
  }
  await box('airborne', 2).check({ force: true })
  await expect(page.getByRole('alertdialog', { name: 'Comparison curve name' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(box('airborne', 2)).toHaveAccessibleName(/^Ref\. 2/)
  await box('impact', 1).uncheck({ force: true })
  await keepCurve(page, 'impact', 1, 'bare slab as tendered')
  // The place of the other sound was taken and stays.
  await expect(box('airborne', 1)).toHaveAccessibleName(/^Ref\. 1/)
  await expect(bandTable(page, 'Impact sound pressure level by third octave, dB')).toContainText(
    'bare slab as tendered',
  )
  await expect(ends('Airborne').filter({ hasText: 'Ref. 1' })).not.toHaveCount(0)
  // The widest table stands whole in the drawer.
  const table = bandTable(page, 'Sound reduction index by third octave, dB')
  await expect(table).toContainText('Ref. 2')
  // A name that is wider than its column is shortened; no word is broken.
  await expect(table.locator('bdi').first()).toHaveCSS('overflow-wrap', 'normal')
  const [inner, drawer] = await Promise.all([table.boundingBox(), results(page).boundingBox()])
  expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual((drawer?.x ?? 0) + (drawer?.width ?? 0))
  await expect(ends('Impact').filter({ hasText: /^bare/ })).not.toHaveCount(0)
  await expect(ends('Impact').filter({ hasText: 'Ref. 1' })).toHaveCount(0)

  // They stay where they were while the current curve moves.
  const kept = chartOf(page, 'Airborne').locator('.sl-comparison-1 .highcharts-graph')
  const current = chartOf(page, 'Airborne').locator('.sl-current > .highcharts-graph')
  const [before, moving] = [await kept.getAttribute('d'), await current.getAttribute('d')]
  await selectConcrete(page)
  await setProperty(page, 'Thickness', '240')
  await untilCalculated(page)
  await expect(current).not.toHaveAttribute('d', moving ?? '')
  // 40 mm more concrete insulate better: more of R, less of Ln.
  await expect(compared('airborne')).toContainText(/now \+\d+ dB/)
  await expect(compared('impact')).toContainText(/now −\d+ dB/)
  expect(await kept.getAttribute('d')).toBe(before)
  await page.getByRole('button', { name: 'Save to server' }).click()
  await expect(page.getByText(/^Saved/).first()).toBeVisible()

  await openReport(page, path.replace('/editor/', ''))
  const pdf = await Pdf.of(page, info.outputPath('compared.pdf'))
  expect(pdf.texts()).toHaveLength(5)
  for (const [sheet, name] of [
    [1, 'Ref. 1'],
    [1, 'Ref. 2'],
    [2, 'bare slab as tendered'],
  ] as const)
    expect(pdf.texts()[sheet]).toContain(name)

  await page.goto(path)
  await untilCalculated(page)
  await expect(box('airborne', 1)).toBeChecked()
  await box('airborne', 1).uncheck({ force: true })
  await expect(kept).toHaveCount(0)
  await expect(box('airborne', 1)).toHaveAccessibleName(/^Compare/)
  await page.reload()
  await untilCalculated(page)
  await expect(box('airborne', 1)).not.toBeChecked()
  await expect(box('airborne', 2)).toBeChecked()
})
