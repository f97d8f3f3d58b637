import type { CalculationAnswer } from '@soundleaf/contracts'
import { expect, test } from '../product'
import { logIn, newProject, results, save } from '../pages/journey'
import { Pdf } from '../pages/pdf'
import { openReport, printButton } from '../pages/report'
import { untilCalculated, watchAnswers } from '../pages/results'

test('[CAL-01, PRT-01, BEY-06] what must be known of a number is counted beside it, one click away, and on every paper', async ({
  page,
}, info) => {
  const answers = watchAnswers(page)
  await logIn(page)
  await newProject(page, 'Notices', 'Single massive element floor')
  await untilCalculated(page)
  const drawer = results(page)
  await drawer.getByRole('tab', { name: 'Approximated field values' }).click()
  // The building that the junctions assume is one thing that must be known.
  await drawer.getByLabel('Flanking junction').selectOption('No resilient interlayer')
  await untilCalculated(page)
  const { notices } = await answers.last()
  expect(notices.some((notice) => notice.startsWith('Flanking is estimated'))).toBe(true)
  const words = notices.length === 1 ? '1 notice' : `${notices.length} notices`
  const uncertainty = drawer.getByText(/^Uncertainty ±/).first()
  const count = drawer.getByRole('button', { name: words, exact: true })
  const [beside, counted] = [await uncertainty.boundingBox(), await count.boundingBox()]
  expect(Math.abs((beside?.y ?? 0) - (counted?.y ?? 1000))).toBeLessThan(6)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const open = page.getByRole('button', { name: 'Open Results' })
    // Where there is no room for it beside the drawing, it opens over it.
    if (width < 600) await open.click()
    await expect(count).toBeVisible()
    await count.focus()
    await page.keyboard.press('Enter')
    const place = drawer.getByRole('group', { name: words, exact: true })
    await expect(place).toBeInViewport()
    await expect(place).toBeFocused()
    for (const notice of notices) await expect(place).toContainText(notice)
  }
  await page.setViewportSize({ width: 1440, height: 900 })

  const id = (await save(page)).replace('/editor/', '')
  await openReport(page, id)
  await expect(printButton(page)).toBeEnabled()
  for (const [paper, document] of [
    ['A4', 'Report'],
    ['A4', 'Sheet, airborne'],
    ['Letter', 'Sheet, impact'],
  ] as const) {
    await page.getByLabel('Document').selectOption(document)
    await page.getByLabel('Paper').selectOption(paper)
    await expect(printButton(page)).toBeEnabled()
    const texts = (await Pdf.of(page, info.outputPath(`${document}.pdf`))).texts()
    const text = texts.join(' ').replace(/\s+/g, ' ')
    for (const notice of notices) expect(text, document).toContain(notice)
  }
})

test('[BEY-06] a sheet with many notices sets them smaller and keeps the signature free', async ({
  page,
}) => {
  const many = Array.from(
    { length: 6 },
    (_, at) =>
      `Notice ${at + 1}: what was measured of constructions like this one is told here at some length, for paper has an end.`,
  )
  await page.route('**/api/report', async (route) => {
    const answer = await route.fetch()
    const report = (await answer.json()) as { calculation: CalculationAnswer; disclaimer: string }
    const { messages: _, ...calculation } = report.calculation
    await route.fulfill({ json: { ...report, calculation: { ...calculation, notices: many } } })
  })
  await logIn(page)
  await newProject(page, 'Many notices', 'Single massive element floor')
  await untilCalculated(page)
  await openReport(page, (await save(page)).replace('/editor/', ''))
  await page.getByLabel('Document').selectOption('Sheet, airborne')
  for (const paper of ['A4', 'Letter']) {
    await page.getByLabel('Paper').selectOption(paper)
    await expect(printButton(page)).toBeEnabled()
    const remarks = page.getByText(/^Notice 1: .*Prediction, not a measurement\./)
    await expect(remarks).toBeVisible()
    const foot = await page.getByText('Signature', { exact: true }).boundingBox()
    const box = await remarks.boundingBox()
    expect((box?.y ?? 1000) + (box?.height ?? 1000)).toBeLessThan(foot?.y ?? 0)
    expect(
      await remarks.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
    ).toBeLessThan(2)
  }
})
