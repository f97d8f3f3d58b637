import { readFile } from 'node:fs/promises'
import { expect, type Download, type Locator, type Page } from '@playwright/test'
import { results } from './journey'
import { BANDS_HZ } from './results'

/** Opens the tab of listening and waits for what can be heard. */
export async function openListening(page: Page): Promise<Locator> {
  await results(page).getByRole('tab', { name: 'Listen' }).click()
  const tab = results(page).getByRole('tabpanel', { name: 'Listen' })
  await expect(tab.getByRole('radio')).not.toHaveCount(0)
  return tab
}

export const placeOf = (tab: Locator, name: string | RegExp): Locator => tab.getByRole('radio', { name })

/** Saves what is chosen as a wave file, and reads both of its channels. */
export async function savedSound(
  page: Page,
  tab: Locator,
): Promise<{ rate_hz: number; channels: [Float64Array, Float64Array] }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    tab.getByRole('button', { name: 'Save as WAV' }).click(),
  ])
  return channelsOf(download)
}

async function channelsOf(download: Download) {
  const file = await readFile(await download.path())
  // RIFF with a format of 16 bytes: 3 is floating point, two channels, 32 bits.
  expect([file.toString('latin1', 0, 4), file.readUInt16LE(20), file.readUInt16LE(22)]).toEqual([
    'RIFF',
    3,
    2,
  ])
  const frames = file.readUInt32LE(40) / 8
  const channel = (place: 0 | 1) =>
    Float64Array.from({ length: frames }, (_, at) => file.readFloatLE(44 + 8 * at + 4 * place))
  return {
    rate_hz: file.readUInt32LE(24),
    channels: [channel(0), channel(1)] as [Float64Array, Float64Array],
  }
}

/** Levels in 21 third octaves of a sound in pascal that repeats itself, dB: base-ten bands of IEC 61260-1. */
export function levelsOf(sound: Float64Array, rate_hz: number): number[] {
  const { re, im } = transformOf(sound, new Float64Array(sound.length))
  return BANDS_HZ.map((_, band) => {
    const binAt = (tenths: number) => Math.ceil((10 ** (tenths / 10) * sound.length) / rate_hz)
    let squares = 0
    for (let bin = binAt(16.5 + band); bin < binAt(17.5 + band); bin += 1)
      squares += (re[bin] ?? 0) ** 2 + (im[bin] ?? 0) ** 2
    return 10 * Math.log10((2 * squares) / sound.length ** 2 / 4e-10)
  })
}

/** The discrete Fourier transform by halves of halves. */
function transformOf(re: Float64Array, im: Float64Array): { re: Float64Array; im: Float64Array } {
  const half = re.length / 2
  if (half < 1) return { re, im }
  const every = (values: Float64Array, from: 0 | 1) => values.filter((_, at) => at % 2 === from)
  const even = transformOf(every(re, 0), every(im, 0))
  const odd = transformOf(every(re, 1), every(im, 1))
  const whole = { re: new Float64Array(2 * half), im: new Float64Array(2 * half) }
  for (let bin = 0; bin < half; bin += 1) {
    const [cos, sin] = [Math.cos((Math.PI * bin) / half), -Math.sin((Math.PI * bin) / half)]
    const [a, b] = [odd.re[bin] ?? 0, odd.im[bin] ?? 0]
    const [turnedRe, turnedIm] = [a * cos - b * sin, a * sin + b * cos]
    whole.re.set([(even.re[bin] ?? 0) + turnedRe], bin)
    whole.re.set([(even.re[bin] ?? 0) - turnedRe], bin + half)
    whole.im.set([(even.im[bin] ?? 0) + turnedIm], bin)
    whole.im.set([(even.im[bin] ?? 0) - turnedIm], bin + half)
  }
  return whole
}
