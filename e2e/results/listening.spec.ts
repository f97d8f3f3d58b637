import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../product'
import { begin, untilSaved } from '../pages/editor'
import { edit, logIn, newProject, results } from '../pages/journey'
import { Keyboard } from '../pages/keyboard'
import { look, lookAndReflow } from '../pages/look'
import { BANDS_HZ, columnsOf, keepCurve, untilCalculated, watchAnswers } from '../pages/results'
import { levelsOf, openListening, placeOf, savedSound } from '../pages/sound'
import { newVariant, renameVariant } from '../pages/variants'

/** States of all audio contexts that the page has made, those that are gone too. */
const contexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as Listened).contexts.map(({ state }) => state))

interface Listened {
  readonly contexts: AudioContext[]
}

/** Notes every audio context that the page makes. */
const watchAudio = (page: Page) =>
  page.addInitScript(() => {
    const made: AudioContext[] = []
    const Real = globalThis.AudioContext
    class Watched extends Real {
      constructor(options?: AudioContextOptions) {
        super(options)
        made.push(this)
      }
    }
    Object.assign(globalThis, { AudioContext: Watched, contexts: made })
  })

/** The room of a new project, 35 m³ behind 10 m²: 10 lg(0.32 * 35/10) and 10 lg(0.032 * 35), at 0.5 s. */
const NEW_ROOM_DB = 0.49

test('[BEY-14] what the browser renders has the levels of the numbers within 1 dB, band by band, in the source room and behind the wall', async ({
  page,
}) => {
  const answers = watchAnswers(page)
  await logIn(page)
  await newProject(page, 'Heard', 'Single massive element wall')
  await untilCalculated(page)
  const R = (await answers.last()).tableResultR ?? []
  const tab = await openListening(page)
  await tab.getByRole('combobox', { name: 'Sound' }).selectOption('Pink noise')
  await placeOf(tab, /^In the source room/).check()
  const source = await savedSound(page, tab)
  const emitted = levelsOf(source.channels[0], source.rate_hz)
  // 80 dB(A) in equal bands: A-weighted they add up to 11.0 dB more than one band of them (IEC 61672-1, table 3).
  emitted.forEach((level) => expect(Math.abs(level - 69)).toBeLessThan(1))
  for (const sound of [
    'Pink noise',
    'Speech-like',
    'Music-like, with bass',
    'Town traffic, ISO 717-1 spectrum 2',
  ]) {
    await tab.getByRole('combobox', { name: 'Sound' }).selectOption(sound)
    await placeOf(tab, /^Through this construction/).check()
    const { rate_hz, channels } = await savedSound(page, tab)
    const table = await columnsOf(tab.getByRole('table', { name: 'Levels by third octave, dB' }))
    const [bands = [], L1 = [], L2 = []] = table
    expect(bands).toEqual(BANDS_HZ.map(String))
    for (const ear of channels)
      levelsOf(ear, rate_hz).forEach((level, band) => {
        const told = Number(L2[band]?.replace('−', '-'))
        expect(Math.abs(level - told), `${sound}, ${BANDS_HZ[band]} Hz`).toBeLessThan(1)
        const arrives = Number(L1[band]?.replace('−', '-')) - (R[band] ?? 0) - NEW_ROOM_DB
        expect(Math.abs(level - arrives), `${sound}, ${BANDS_HZ[band]} Hz`).toBeLessThan(1)
      })
  }
})

test('[BEY-14] below a floor the tapping machine has its level, and footsteps have theirs', async ({
  page,
}) => {
  const answers = watchAnswers(page)
  await logIn(page)
  await newProject(page, 'Heard below', 'Single massive element floor')
  await untilCalculated(page)
  const Ln = (await answers.last()).tableResultLn ?? []
  const tab = await openListening(page)
  const sound = tab.getByRole('combobox', { name: 'Sound' })
  await sound.selectOption('Tapping machine, ISO 10140-5')
  await expect(tab.getByRole('radio')).toHaveCount(1)
  const { rate_hz, channels } = await savedSound(page, tab)
  levelsOf(channels[0], rate_hz).forEach((level, band) =>
    expect(Math.abs(level - ((Ln[band] ?? 0) - NEW_ROOM_DB)), `${BANDS_HZ[band]} Hz`).toBeLessThan(1),
  )
  await sound.selectOption('Footsteps, barefoot')
  await expect(tab.getByText(/^Footsteps are an impression/)).toBeVisible()
  await look(page, 'listening below a floor')
})

test('[BEY-14] nothing sounds before a press; another curve is one press away; leaving stops it', async ({
  page,
}) => {
  await watchAudio(page)
  await logIn(page)
  await newProject(page, 'Pressed', 'Single massive element wall')
  await untilCalculated(page)
  await keepCurve(page, 'airborne', 1, 'As tendered')
  const tab = await openListening(page)
  await look(page, 'listening')
  await openListening(page)
  expect(await contexts(page)).toEqual([])
  await tab.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(tab.getByText('Playing', { exact: true })).toBeVisible()
  expect(await contexts(page)).toEqual(['running'])
  await placeOf(tab, /^As tendered/).check()
  await placeOf(tab, /^In the source room/).check()
  await expect(tab.getByRole('button', { name: 'Stop' })).toBeVisible()
  await results(page).getByRole('tab', { name: 'Laboratory values' }).click()
  await expect.poll(() => contexts(page)).toEqual(['closed'])
  await openListening(page)
  expect(await contexts(page)).toEqual(['closed'])
  await tab.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(tab.getByText('Playing', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Collapse Results' }).click()
  await expect.poll(() => contexts(page)).toEqual(['closed', 'closed'])
})

test('[BEY-14, A11Y-01] listening by keyboard alone', async ({ page }) => {
  await watchAudio(page)
  await logIn(page)
  await newProject(page, 'Heard by keys', 'Single massive element wall')
  await untilCalculated(page)
  const keys = new Keyboard(page)
  const drawer = results(page)
  await keys.to(drawer.getByRole('tab', { name: 'Laboratory values' }))
  // A tab takes the focus with the next frame.
  for (const name of ['Approximated field values', 'Rooms', 'Listen']) {
    await keys.press('ArrowRight')
    await expect(drawer.getByRole('tab', { name })).toBeFocused()
  }
  const tab = drawer.getByRole('tabpanel', { name: 'Listen' })
  await keys.to(tab.getByRole('combobox', { name: 'Sound' }))
  await keys.press('ArrowDown')
  const level = tab.getByRole('spinbutton', { name: 'Level in the source room, dB(A)' })
  await expect(level).toHaveValue('85')
  await keys.to(placeOf(tab, /^Through this construction/))
  await keys.press('ArrowUp')
  await expect(placeOf(tab, /^In the source room/)).toBeChecked()
  await keys.to(tab.getByRole('button', { name: 'Play', exact: true }))
  await keys.press('Enter')
  await expect(tab.getByText('Playing', { exact: true })).toBeVisible()
  await expect(tab.getByRole('button', { name: 'Stop' })).toBeFocused()
  await keys.press('Enter')
  await expect.poll(() => contexts(page)).toEqual(['closed'])
})

test('[BEY-14] calibrated, it says how loud it is at the ear, remembers it, and turns down what is too loud', async ({
  page,
}) => {
  await logIn(page)
  await newProject(page, 'Calibrated', 'Single massive element wall')
  await untilCalculated(page)
  await page.getByRole('button', { name: 'Save to server' }).click()
  await untilSaved(page)
  const tab = await openListening(page)
  await expect(tab.getByText(/^Not calibrated/)).toBeVisible()
  await tab.getByRole('button', { name: 'Calibrate…' }).click()
  const panel = tab.getByRole('region', { name: 'Calibration' })
  await panel.getByRole('button', { name: 'Play speech' }).click()
  await expect(panel.getByRole('button', { name: 'Stop' })).toBeVisible()
  await panel.getByRole('button', { name: 'It is as loud' }).click()
  await expect(tab.getByText(/^Calibrated by ear on .*, within about 5 dB/)).toBeVisible()
  await page.reload()
  await untilCalculated(page)
  await openListening(page)
  await placeOf(tab, /^In the source room/).check()
  await tab.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(tab.getByText('At the ear: 60 dB(A)')).toBeVisible()
  const level = tab.getByRole('spinbutton', { name: 'Level in the source room, dB(A)' })
  await level.fill('105')
  await level.press('Enter')
  await expect(tab.getByText(/^All is played \d+ dB softer than it is/)).toBeVisible()
  const atEar = /At the ear: (\d+) dB/.exec(await tab.innerText())?.[1]
  expect(Number(atEar)).toBeLessThanOrEqual(85)
  await tab.getByRole('button', { name: 'Calibrate again…' }).click()
  await expect(panel.getByRole('button', { name: 'Forget the calibration' })).toBeVisible()
  await look(page, 'listening, calibration')
})

test('[BEY-14, A11Y-01] in a narrow window listening lies above the drawing, and reflows', async ({
  page,
}) => {
  await logIn(page)
  await newProject(page, 'Heard in a narrow window', 'Single massive element wall')
  await untilCalculated(page)
  await page.setViewportSize({ width: 900, height: 900 })
  await page.getByRole('button', { name: 'Open Results' }).click()
  await openListening(page)
  await lookAndReflow(page, 'listening above the drawing')
})

test('[BEY-14] the variants of a project are heard one beside the other, each with its level', async ({
  page,
}) => {
  await begin(page, 'Single massive element wall', 'Heard in variants')
  await newVariant(page)
  await renameVariant(page, 'Slim')
  await edit(page, '100')
  await expect(results(page).getByText(/^Calculated/)).toBeVisible()
  const tab = await openListening(page)
  await tab.getByRole('combobox', { name: 'Sound' }).selectOption('Pink noise')
  const levelOf = async (place: Locator) => Number(/(\d+)\s*dB/.exec(await place.innerText())?.[1])
  const lineOf = (name: string) =>
    tab.getByRole('group', { name: 'Heard' }).locator('label', { hasText: name })
  // 200 mm of concrete keep more out than 100 mm do.
  await expect(lineOf('1 · Variant 1')).toBeVisible()
  expect(await levelOf(lineOf('1 · Variant 1'))).toBeLessThan(
    await levelOf(lineOf('Through this construction')),
  )
  await placeOf(tab, /^1 · Variant 1/).check()
  await look(page, 'listening among variants')
})

test('[BEY-14] a browser without Web Audio says so, and shows the levels', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'AudioContext'))
  await logIn(page)
  await newProject(page, 'Silent', 'Single massive element wall')
  await untilCalculated(page)
  const tab = await openListening(page)
  await expect(tab.getByRole('note')).toContainText('This browser has no Web Audio')
  await expect(tab.getByRole('table').getByRole('rowheader')).toHaveCount(21)
  await look(page, 'listening without audio')
})

for (const email of ['light@example.com', 'trial@example.com'])
  test(`[BEY-14] ${email} is told with which licence listening comes, and nothing can be played`, async ({
    page,
  }) => {
    await watchAudio(page)
    await logIn(page, email)
    await newProject(page, 'Not heard', 'Single massive element wall')
    await untilCalculated(page)
    await results(page).getByRole('tab', { name: 'Listen' }).click()
    await expect(results(page).getByText('Listening comes with the Full licence')).toBeVisible()
    await expect(results(page).getByRole('button', { name: 'Play', exact: true })).toHaveCount(0)
    await look(page, `listening ${email}`)
    expect(await contexts(page)).toEqual([])
  })
