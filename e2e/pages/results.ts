import type { CalculationAnswer } from '@soundleaf/contracts'
import { expect, type Locator, type Page } from '@playwright/test'
import { drawing, results } from './journey'

export const BANDS_HZ = [
  50, 63, 80, 100, 125, 160, 200, 250, 315, 400, 500, 630, 800, 1000, 1250, 1600, 2000, 2500, 3150, 4000,
  5000,
]

/** The answers to the page's calculations, from now on. */
export function watchAnswers(page: Page): { last(): Promise<CalculationAnswer> } {
  const answers: Promise<CalculationAnswer | null>[] = []
  page.on('response', (response) => {
    if (!response.url().endsWith('/api/calculate') || !response.ok()) return
    // What the page gave up has no body.
    answers.push(response.json().catch(() => null) as Promise<CalculationAnswer | null>)
  })
  return {
    async last() {
      const last = (await Promise.all(answers)).findLast((answer) => answer !== null)
      if (last === undefined) throw new Error('Nothing has been calculated yet')
      return last
    },
  }
}

/** Waits until the results stand still: calculated, and drawn. */
export async function untilCalculated(page: Page): Promise<void> {
  await expect(results(page).getByText(/^Calculated \d\d:\d\d$/)).toBeVisible()
  await expect(results(page).getByRole('status', { name: 'Calculating' })).toHaveCount(0)
}

export function bandTable(page: Page, caption: string): Locator {
  return results(page).getByRole('table', { name: caption })
}

/** The texts of a band table by column, in the order of the bands. */
export async function columnsOf(table: Locator): Promise<readonly (readonly string[])[]> {
  const bands = await table.evaluate((element) =>
    [...element.querySelectorAll('tbody th')].map((band) => {
      const cells = [band.textContent ?? '']
      for (let next = band.nextElementSibling; next?.tagName === 'TD'; next = next.nextElementSibling)
        if (!next.hasAttribute('aria-hidden')) cells.push((next.textContent ?? '').replace('▾', ''))
      return cells
    }),
  )
  return (bands[0] ?? []).map((_, column) => bands.map((cells) => cells[column] ?? ''))
}

/** A number as results show it: one decimal and a real minus. */
export const shown = (value: number): string => value.toFixed(1).replace('-', '−')

export async function selectConcrete(page: Page): Promise<void> {
  await drawing(page)
    .getByRole('option', { name: /Concrete/ })
    .first()
    .click()
}

/** Keeps the current curve of a chart under a name. */
export async function keepCurve(
  page: Page,
  sound: 'airborne' | 'impact',
  slot: 1 | 2,
  name: string,
): Promise<void> {
  await results(page)
    .getByRole('checkbox', { name: new RegExp(`${sound}, curve ${slot}`) })
    .check({ force: true })
  await page.getByLabel('Add a name for your comparison curve').fill(name)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByLabel('Add a name for your comparison curve')).toHaveCount(0)
}

export const chartOf = (page: Page, sound: 'Airborne' | 'Impact'): Locator =>
  results(page).getByRole('region', { name: `${sound} sound insulation` })
