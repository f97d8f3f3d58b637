import { expect, test } from '../product'
import { logIn, newProject, results, save } from '../pages/journey'
import { look } from '../pages/look'
import { chartOf, untilCalculated, watchAnswers } from '../pages/results'

test('[RES-02, RES-07, LIC-02, FLD-03] a trial sees random values under its overlay, and takes none along', async ({
  page,
}) => {
  const answers = watchAnswers(page)
  await logIn(page, 'trial@example.com')
  await newProject(page, 'Trial', 'Single massive element floor')
  await untilCalculated(page)
  expect((await answers.last()).isRandom).toBe(true)
  const overlay = results(page).getByRole('note')
  for (const text of ['This is a free trial license', 'Values displayed here are random'])
    await expect(overlay.getByText(text)).toBeVisible()
  await expect(overlay.getByRole('link', { name: 'Upgrade' })).toBeVisible()
  // It lies over the headline, the charts and the tables alike.
  await expect(async () => {
    const [veil, drawer] = await Promise.all([overlay.boundingBox(), results(page).boundingBox()])
    expect(veil?.width).toBeGreaterThan((drawer?.width ?? 0) * 0.9)
    expect(veil?.y).toBeLessThanOrEqual((drawer?.y ?? 0) + 60)
  }).toPass({ timeout: 30_000 })
  for (const name of ['Copy data', 'Export']) {
    const button = results(page).getByRole('button', { name })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription(/random/)
  }
  await expect(results(page).getByRole('button', { name: 'How this number comes about' })).toHaveCount(0)
  await look(page, 'results trial')

  await results(page).getByRole('tab', { name: 'Approximated field values' }).click()
  await expect(overlay).toBeVisible()
  await expectFlankingDisabled(page)
  await look(page, 'field values trial')

  // A narrow window and a collapsed drawer show no value that is not under the overlay, and no verdict of one.
  const notes = page.getByRole('note').filter({ visible: true, hasText: 'Values displayed here are random' })
  await results(page).getByRole('button', { name: 'Collapse Results' }).click()
  await expect(results(page)).not.toContainText(/\d/)
  await expect(results(page).getByRole('img')).toHaveCount(0)
  for (const width of [900, 600, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(notes).toHaveCount(1)
    await expect(notes).toContainText('This is a free trial license')
    await expect(page.getByText('Missed').filter({ visible: true })).toHaveCount(0)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await results(page).getByRole('button', { name: 'Open Results' }).click()

  // No flicker: the same values after a reload.
  const before = (await answers.last()).tableResultR
  await save(page)
  await page.reload()
  await untilCalculated(page)
  const saved = (await answers.last()).tableResultR
  await page.reload()
  await untilCalculated(page)
  expect((await answers.last()).tableResultR).toEqual(saved)
  expect(before).toHaveLength(21)
})

test('[RES-04, LIC-02, FLD-03] Light sees the single numbers alone, and the server sends no curve', async ({
  page,
}) => {
  const answers = watchAnswers(page)
  await logIn(page, 'light@example.com')
  await newProject(page, 'Light', 'Single massive element floor')
  await untilCalculated(page)
  await expect(results(page).getByRole('table')).toHaveCount(2)
  for (const sound of ['Airborne', 'Impact'] as const) {
    await expect(results(page).getByRole('columnheader', { name: sound })).toBeVisible()
    await expect(chartOf(page, sound)).toHaveCount(0)
  }
  for (const name of ['Copy data', 'Export'])
    await expect(results(page).getByRole('button', { name })).toHaveCount(0)
  await expect(
    results(page)
      .getByText(/ISO 717-1:2020/)
      .first(),
  ).toBeVisible()
  // Nothing of the answer is a list of 21 numbers, nor a part of one.
  expect(JSON.stringify(await answers.last())).not.toMatch(
    /(-?\d+(\.\d+)?|null)(,(-?\d+(\.\d+)?|null)){5,}\]/,
  )
  await look(page, 'results light')
  await results(page).getByRole('tab', { name: 'Approximated field values' }).click()
  await expectFlankingDisabled(page)
  await look(page, 'field values light')
})

async function expectFlankingDisabled(page: Parameters<typeof results>[0]): Promise<void> {
  const options = results(page).getByLabel('Flanking junction').locator('option')
  await expect(options).toHaveText([
    'No flanking',
    'No resilient interlayer',
    '6 mm elastomer',
    '12 mm elastomer',
  ])
  expect(
    await options.evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).disabled)),
  ).toEqual([false, true, true, true])
}
