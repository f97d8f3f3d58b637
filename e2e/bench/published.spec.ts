import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { logIn } from '../pages/journey'
import { expect, test } from '../product'

/** A spectrum that a standard or a laboratory prints with its ratings. */
interface Published {
  readonly id: string
  readonly quantity: string
  readonly bands_hz: readonly number[]
  readonly values_db: readonly number[]
  /** By the symbol in the notation of subscripts. */
  readonly printed: readonly (readonly [notation: string, value: number])[]
}

const read = <Rows>(file: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../engine/validation/data', file), 'utf8')) as Rows

const THIRDS = [
  50, 63, 80, 100, 125, 160, 200, 250, 315, 400, 500, 630, 800, 1000, 1250, 1600, 2000, 2500, 3150, 4000,
  5000,
]
const QUANTITIES: Readonly<Record<string, string>> = {
  airborne_R: 'R',
  airborne_R_octave: 'R',
  airborne_R_predicted: 'R',
  airborne_Rprime_predicted: "R'",
  airborne_Rprime_octave_predicted: "R'",
  facade_D2mnT_octave_predicted: 'D2m,nT',
  impact_Ln: 'Ln',
  impact_L_predicted: 'Ln',
  impact_Lprime_predicted: "L'n",
  impact_improvement_DeltaL: 'DeltaL',
  lining_improvement_DeltaR: 'DeltaR',
}
const MAIN: Readonly<Record<string, string>> = {
  R: 'R_{w}',
  "R'": 'R′_{w}',
  'D2m,nT': 'D_{2m,nT,w}',
  Ln: 'L_{n,w}',
  "L'n": 'L′_{n,w}',
}
const TERMS: Readonly<Record<string, string>> = {
  C: 'C',
  Ctr: 'C_{tr}',
  C50_3150: 'C_{50–3150}',
  C50_5000: 'C_{50–5000}',
  C100_5000: 'C_{100–5000}',
  Ctr50_3150: 'C_{tr,50–3150}',
  Ctr50_5000: 'C_{tr,50–5000}',
  Ctr100_5000: 'C_{tr,100–5000}',
  CI: 'C_{I}',
  DeltaLw: 'ΔL_{w}',
  CI_Delta: 'C_{IΔ}',
  DeltaLlin: 'ΔL_{lin}',
}
const ELEMENTS: Readonly<Record<string, string>> = {
  heavy_wall: 'heavy',
  heavy_floor: 'heavy floor',
  lightweight_wall: 'light',
}

interface Example extends Omit<Published, 'quantity' | 'printed'> {
  readonly kind: string
  readonly expected: Readonly<Record<string, number>>
  readonly reference_element?: string
}

/** ISO 717-1:2020 and 717-2:2020, EN ISO 12354-1, -2 and -3, and papers: 32 spectra with what is printed beside them. */
const STANDARDS = read<readonly Example[]>('ratings.json').flatMap((example): Published[] => {
  const quantity = QUANTITIES[example.kind] ?? ''
  const element = ELEMENTS[example.reference_element ?? '']
  if (quantity === 'DeltaR' && element === undefined) return []
  const notationOf = (name: string): string | undefined => {
    if (name === 'Rw' || name === 'Lnw') return MAIN[quantity]
    if (name === 'Delta(Rw)') return `ΔR_{w,${element}}`
    if (name === 'Delta(Rw+C)') return `Δ(R_{w} + C)_{${element}}`
    return name === 'Delta(Rw+Ctr)' ? `Δ(R_{w} + C_{tr})_{${element}}` : TERMS[name]
  }
  const printed = Object.entries(example.expected).flatMap(([name, value]) => {
    const notation = notationOf(name)
    return notation === undefined ? [] : [[notation, value] as const]
  })
  return [{ ...example, quantity, printed }]
})

interface Floor {
  readonly id: string
  readonly measured: {
    readonly R?: number[]
    readonly Rw?: number
    readonly Ln?: number[]
    readonly Lnw?: number
  }
}

/** Timber floors measured at Turku University of Applied Sciences, with the ratings that it published: 16 spectra. */
const FLOORS = read<readonly Floor[]>('floors.json').flatMap(({ id, measured: { R, Rw, Ln, Lnw } }) => {
  const one = (quantity: string, values_db?: readonly number[], value?: number): Published[] =>
    values_db?.length === THIRDS.length && value !== undefined
      ? [{ id, quantity, bands_hz: THIRDS, values_db, printed: [[MAIN[quantity] ?? '', value]] }]
      : []
  return [...one('R', R, Rw), ...one('Ln', Ln, Lnw)]
})

/** As they are pasted: tabs from Excel with a decimal comma, semicolons of a CSV, and what a PDF gives. */
const FORMS: readonly ((band: number, value: number) => string)[] = [
  (band, value) => `${band}\t${String(value).replace('.', ',')}`,
  (band, value) => `${band};${value}`,
  (band, value) => `${band} Hz   ${value.toFixed(1)} dB`,
]

async function rateAll(page: Page, spectra: readonly Published[]): Promise<void> {
  await logIn(page)
  await page.getByRole('link', { name: 'Rating bench' }).click()
  const bench = page.locator('[data-remote=mf-bench]')
  for (const [at, { id, quantity, bands_hz, values_db, printed }] of spectra.entries()) {
    await test.step(id, async () => {
      const form = FORMS[at % FORMS.length] ?? String
      const rows = bands_hz.map((band, index) => form(band, values_db[index] ?? NaN))
      if (at > 0) await bench.getByRole('button', { name: 'Clear' }).click()
      await bench.getByLabel('Paste or type a table').fill(rows.join('\n'))
      await bench.getByLabel('Measured quantity').selectOption(quantity)
      for (const [notation, value] of printed)
        await expect(
          bench.locator(`tr[data-rating="${notation}"] td`).nth(1),
          `${id} ${notation}`,
        ).toHaveText(String(value).replace('-', '−'))
    })
  }
}

test('the published spectra are there', () => {
  expect(STANDARDS.length + FLOORS.length).toBeGreaterThanOrEqual(40)
})

const HALF = Math.ceil(STANDARDS.length / 2)

test('[BEY-01] the first half of the spectra of standards rate as printed, by paste', async ({ page }) => {
  await rateAll(page, STANDARDS.slice(0, HALF))
})

test('[BEY-01] the second half of the spectra of standards rate as printed, by paste', async ({ page }) => {
  await rateAll(page, STANDARDS.slice(HALF))
})

test('[BEY-01] spectra of a laboratory rate as it published them, by paste', async ({ page }) => {
  await rateAll(page, FLOORS)
})
