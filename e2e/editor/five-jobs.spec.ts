import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../product'
import { add, layers, rows } from '../pages/editor'
import { drawing, headline, logIn, results } from '../pages/journey'

/** More clicks than any of the jobs may take, from the list of projects to the rating, the name included. */
const MOST_CLICKS = 20
/** As many strokes as the first of them may take without a mouse. */
const MOST_STROKES = 45

/** A person at work, whose clicks are counted; what is typed between them is not. */
class Hands {
  clicks = 0
  constructor(private readonly page: Page) {}

  async click(place: Locator): Promise<void> {
    this.clicks += 1
    await place.click()
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.press('Control+a')
    await this.page.keyboard.type(text)
    await this.page.keyboard.press('Enter')
  }

  /** A new project that begins with a tile. */
  async begin(name: string, tile: string): Promise<void> {
    await this.click(this.page.getByRole('button', { name: 'New project', exact: true }))
    const dialog = this.page.getByRole('dialog', { name: 'New project' })
    await expect(dialog.getByLabel('Project name')).toBeFocused()
    await this.page.keyboard.type(name)
    await this.click(
      dialog.locator('label', { has: this.page.getByRole('radio', { name: tile, exact: true }) }),
    )
    await this.click(dialog.getByRole('button', { name: 'Create project' }))
    await expect(drawing(this.page)).toBeVisible()
  }

  /** The product of the selected layer, found by what is typed. */
  async choose(things: string, words: string): Promise<void> {
    await this.click(this.page.getByRole('combobox', { name: `Search ${things}` }))
    await this.type(words)
  }

  /** A field among the rows of the list. */
  async enter(row: number, text: string, field: RegExp = /^Thickness/): Promise<void> {
    await this.click(rows(this.page).nth(row).getByRole('spinbutton', { name: field }))
    await this.type(text)
  }
}

/** Counts the times that the page is red on the way: an error in the place of the results, or on a layer. */
async function watchForRed(page: Page): Promise<() => Promise<readonly string[]>> {
  const seen = await page.evaluateHandle(() => {
    const found = new Set<string>()
    const look = () => {
      for (const key of document.querySelectorAll('[role=listbox] svg text, svg[role=listbox] text'))
        if (key.textContent === '!') found.add('a layer at fault')
      const said = document.body.textContent
      for (const title of ['Not supported', 'The construction has an error', 'The calculation failed'])
        if (said.includes(title)) found.add(title)
    }
    // What stands for less than a frame is never seen.
    const watch = () => {
      look()
      requestAnimationFrame(watch)
    }
    watch()
    return found
  })
  return () => seen.evaluate((found) => [...found])
}

interface Job {
  readonly name: string
  readonly tile: string
  readonly work: (page: Page, hands: Hands) => Promise<void>
  /** What the drawing is called when the job is done. */
  readonly section: RegExp
}

const INSULATION = /^Insulation thickness/

const JOBS: readonly Job[] = [
  {
    name: 'a: two rows of steel studs 70, a gap of 20, wool 2 × 60, two boards on each side',
    tile: 'Lightweight frame wall',
    section: /5 layers from left to right, 210 mm$/,
    async work(page, hands) {
      await hands.enter(0, '2x12.5')
      await hands.enter(3, '2x12.5')
      await hands.click(layers(page).nth(2))
      await hands.choose('wall frames', 'double steel')
      await hands.enter(2, '2x60', INSULATION)
    },
  },
  {
    name: 'b: concrete 200, mineral wool 30, screed 60, a grid ceiling with a fill',
    tile: 'Single massive element floor',
    section: /5 layers from top to bottom, 502.5 mm$/,
    async work(page, hands) {
      await hands.click(add(page, 'impact board above'))
      await hands.click(add(page, 'panel above'))
      await hands.choose('panels', 'cement screed')
      await hands.click(add(page, 'frame below'))
      await hands.choose('ceiling frames', 'ceiling grid')
      await hands.click(page.getByRole('button', { name: /^Add insulation/ }))
      await hands.click(add(page, 'panel below'))
    },
  },
  {
    name: 'c: joists 45 × 220, OSB 22, wool 45, one board',
    tile: 'Timber joist floor',
    section: /3 layers from top to bottom, 254.5 mm$/,
    async work(_, hands) {
      await hands.enter(1, '45', INSULATION)
    },
  },
  {
    name: 'd: cross-laminated timber 160, wood fibre 30, two gypsum fibre boards',
    tile: 'CLT floor',
    section: /4 layers from top to bottom, 215 mm$/,
    async work(page, hands) {
      await hands.click(layers(page).first())
      await hands.choose('panels', 'gypsum fibre')
      await hands.enter(0, '2x12.5')
      await hands.click(layers(page).nth(2))
      await hands.choose('impact boards', 'wood fibre')
    },
  },
  {
    name: 'e: brick 115, a detached steel stud 20 + 70, wool 45, one board',
    tile: 'Single massive element wall',
    section: /3 layers from left to right, 217.5 mm$/,
    async work(page, hands) {
      await hands.click(layers(page).first())
      await hands.choose('massive elements', 'clay brick')
      await hands.enter(0, '115')
      await hands.click(add(page, 'frame on the right'))
      await hands.choose('wall frames', 'steel stud, detached')
      await hands.click(page.getByRole('button', { name: /^Add insulation/ }))
      await hands.enter(1, '45', INSULATION)
      await hands.click(add(page, 'panel on the right'))
    },
  },
]

for (const { name, tile, work, section } of JOBS)
  test(`[EDT-11, EDT-08, PRJ-02] job ${name}, in ${MOST_CLICKS} clicks and never red`, async ({ page }) => {
    await logIn(page)
    const hands = new Hands(page)
    await hands.begin(name.slice(0, 1), tile)
    const red = await watchForRed(page)
    await work(page, hands)
    await expect(drawing(page)).toHaveAccessibleName(section)
    await expect(results(page).getByText(/^Calculated/)).toBeVisible()
    await expect.poll(() => headline(page, 'Rw')).toBeGreaterThan(35)
    expect(await red()).toEqual([])
    test.info().annotations.push({ type: 'clicks', description: String(hands.clicks) })
    expect(hands.clicks).toBeLessThanOrEqual(MOST_CLICKS)
  })

test(`[EDT-11] job a from the keyboard alone, the new project included, in ${MOST_STROKES} strokes`, async ({
  page,
}) => {
  await logIn(page)
  let strokes = 0
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) {
      await page.keyboard.press(key)
      strokes += 1
    }
  }
  await page.getByRole('heading', { name: 'Projects', exact: true }).click()
  await press('n')
  const dialog = page.getByRole('dialog', { name: 'New project' })
  await expect(dialog.getByLabel('Project name')).toBeFocused()
  await press('a', 'Tab')
  // Behind it stand the four beginnings of usual floors, façades and windows.
  await press('ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp')
  await expect(dialog.getByRole('radio', { name: 'Lightweight frame wall' })).toBeChecked()
  await press('Enter')
  await expect(layers(page).first()).toBeFocused()
  await press('Control+d')
  await expect(layers(page)).toHaveCount(4)
  await press('ArrowRight', '/')
  await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Search wall frames' })).toBeFocused()
  await press(...'double st', 'Enter')
  await expect(layers(page).nth(2)).toBeFocused()
  await press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Total cavity depth')).toBeFocused()
  const fill = page.getByRole('dialog').getByLabel('Insulation thickness')
  while (!(await fill.evaluate((field) => field === document.activeElement))) await press('Tab')
  await press(...'2x60', 'Enter', 'Escape')
  await expect(layers(page).nth(2)).toBeFocused()
  await press('End', 'Control+d')
  await expect(drawing(page)).toHaveAccessibleName(/5 layers from left to right, 210 mm$/)
  await expect(layers(page).nth(2)).toHaveAccessibleName(/insulation 120 mm/)
  test.info().annotations.push({ type: 'strokes', description: String(strokes) })
  expect(strokes).toBeLessThanOrEqual(MOST_STROKES)
})
