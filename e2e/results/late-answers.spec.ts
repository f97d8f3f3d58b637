import type { CalculateRequest } from '@soundleaf/contracts'
import type { Page } from '@playwright/test'
import { expect, test } from '../product'
import { drawing, headline, logIn, newProject, results } from '../pages/journey'
import { untilDrawn } from '../pages/look'
import { random, SEED } from '../pages/random'
import { selectConcrete, untilCalculated, watchAnswers } from '../pages/results'

const EDITS = 30
const LONGEST_DELAY_MS = 1300
/** Orders of answers that are tried, each from a seed of its own. */
const SCHEDULES = Number(process.env.SOUNDLEAF_TEST_SCALE ?? 1) >= 10 ? 8 : 1

for (let schedule = 0; schedule < SCHEDULES; schedule += 1)
  test(`[CAL-01, RES-05] 30 edits with answers late at random, order ${schedule + 1}: the last edit is shown, and the flag ends once`, async ({
    page,
  }) => {
    const seed = SEED + schedule
    const next = random(seed)
    const by = `SOUNDLEAF_TEST_SEED=${seed}`
    const answers = watchAnswers(page)
    await logIn(page)
    await newProject(page, 'Thirty edits', 'Single massive element wall')
    await untilCalculated(page)
    await selectConcrete(page)

    // Each answer waits for the last edit, and then for as long as its turn says; some are failures.
    const asked: number[] = []
    let unanswered = 0
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    let last_mm = 0
    await page.route('**/api/calculate', async (route) => {
      const { structures } = route.request().postDataJSON() as CalculateRequest
      const thickness = structures[0]?.components[0]?.properties.find(({ key }) => key === 'thickness')
      const asked_mm = Number(thickness?.value)
      asked.push(asked_mm)
      unanswered += 1
      const [delay_ms, fails] = [next() * LONGEST_DELAY_MS, next() < 0.3]
      const answer = await route.fetch().catch(() => null)
      await held
      await new Promise((resolve) => setTimeout(resolve, delay_ms))
      // What the page no longer wants is told nothing.
      if (fails && asked_mm !== last_mm) await route.fulfill({ status: 500, json: {} }).catch(() => null)
      else if (answer !== null) await route.fulfill({ response: answer }).catch(() => null)
      unanswered -= 1
    })
    await watchFlag(page)

    const field = page.getByRole('spinbutton', { name: 'Thickness', exact: true })
    for (let edit = 1; edit <= EDITS; edit += 1) {
      last_mm = 100 + 5 * edit + Math.floor(next() * 5)
      await field.fill(String(last_mm))
      await field.press('Enter')
      // Most edits come faster than the debounce; after some a question is on its way.
      if (next() < 0.2) await expect.poll(() => asked.at(-1), by).toBe(last_mm)
    }
    await expect.poll(() => asked.at(-1), by).toBe(last_mm)
    release()
    await untilCalculated(page)
    await expect(drawing(page), by).toHaveAccessibleName(new RegExp(`${last_mm} mm`))
    await expect.poll(async () => (await answers.last()).totalThickness, by).toBe(last_mm)
    await expect.poll(() => headline(page, 'Rw'), by).toBe((await answers.last()).rw)

    // After every held answer has arrived nothing has moved.
    await expect.poll(() => unanswered, by).toBe(0)
    await untilDrawn(page)
    expect(await headline(page, 'Rw'), by).toBe((await answers.last()).rw)
    await expect(results(page).getByRole('alert'), by).toHaveCount(0)
    expect(await flagEnds(page), by).toBe(1)
  })

/** Follows what the person sees of the flag: how often it goes from calculating to something else. */
async function watchFlag(page: Page): Promise<void> {
  await results(page).evaluate((drawer) => {
    const isCalculating = () => drawer.textContent?.includes('Calculating…') ?? false
    let before = isCalculating()
    document.body.dataset.flagEnds = '0'
    new MutationObserver(() => {
      const now = isCalculating()
      if (before && !now) document.body.dataset.flagEnds = String(Number(document.body.dataset.flagEnds) + 1)
      before = now
    }).observe(drawer, { subtree: true, childList: true, characterData: true })
  })
}

const flagEnds = (page: Page): Promise<number> => page.evaluate(() => Number(document.body.dataset.flagEnds))
