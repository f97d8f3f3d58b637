import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { integrityOf } from '../../scripts/remotes/list-file.mjs'
import { expect, test, type FaultyProduct } from '../faults/faulty-product'
import { placeOf } from '../faults/places'
import { drawing, logIn, newProject, save } from '../pages/journey'
import { borrowed, borrowedUi, buildFixture, nextReact, react18, type ReactRules } from './fixture/build.mjs'

/** Builds the fixture remote and publishes it as mf-results. */
async function publish(product: FaultyProduct, react: ReactRules, contract = '1.0.0'): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'soundleaf-fixture-'))
  try {
    await buildFixture({ folder, contract, react })
    const place = `/fixtures/${folder.slice(-6)}`
    for (const name of readdirSync(folder))
      product.code.put(`${place}/${name}`, readFileSync(join(folder, name), 'utf8'))
    const bytes = readFileSync(join(folder, 'remoteEntry.js'))
    const integrity = integrityOf(bytes)
    const { remotes, ...list } = product.list()
    await product.publish({
      ...list,
      remotes: remotes.map((line) =>
        line.name === 'mf-results'
          ? { ...line, entry: `${product.codeOrigin}${place}/remoteEntry.js`, contract, integrity }
          : line,
      ),
    })
    product.code.asked.length = 0
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The other four, and the shell, are what they were. */
async function restLives(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(drawing(page)).toBeVisible()
  await drawing(page).getByRole('option').first().click()
  await expect(page.getByRole('spinbutton', { name: 'Thickness', exact: true })).toBeVisible()
}

const open = async (page: Page, name: string): Promise<void> => {
  await logIn(page)
  await newProject(page, name, 'Single massive element wall')
}
const place = (page: Page) => placeOf(page, 'mf-results')

const REFUSED: Readonly<Record<string, readonly [ReactRules, string]>> = {
  'takes the React of the page, of the major before': [borrowed('^18.3.1'), 'react ^18.3.1'],
  'brings React of the major before for everyone, strictly': [
    react18({ singleton: true, strictVersion: true }),
    'react ^18.3.1',
  ],
  'brings React of the major after for everyone, strictly': [
    nextReact({ singleton: true, strictVersion: true }),
    'react ^20.0.0',
  ],
}

/** CI builds one that is refused, the full run each (decision 52). */
const isFull = Number(process.env.SOUNDLEAF_TEST_SCALE ?? '1') >= 10

for (const [what, [react, needed]] of Object.entries(REFUSED).slice(isFull ? 0 : -1)) {
  test(`[MFE-04, MFE-08] M10: a built remote that ${what}: refused by name, and the shell keeps its own`, async ({
    page,
    product,
  }) => {
    await publish(product, react)
    await open(page, 'Foreign React')
    await expect(place(page).getByText('react 19.3.1')).toContainText(needed)
    await restLives(page)
  })
}

/** As a remote of today in the shell of a release whose components were fewer (`skew.spec.ts`). */
test('[MFE-04, MFE-08] M10: a built remote that needs newer components than the page has: refused by name, until it takes what is there', async ({
  page,
  product,
}) => {
  await publish(product, borrowedUi('^1.99.0'))
  await open(page, 'Components')
  const saved = await save(page)
  await expect(place(page).getByText(/@soundleaf\/ui \d/)).toContainText('@soundleaf/ui ^1.99.0')
  await restLives(page)

  await publish(product, borrowedUi('^1.0.0'))
  await page.goto(saved)
  await expect(place(page).getByRole('button', { name: 'React 19.3.1, pressed 0' })).toBeVisible()
})

test('[MFE-04, MFE-08] M10: a built remote with a React of its own for itself alone runs beside the others, each on its own', async ({
  page,
  product,
}) => {
  await publish(product, react18({}))
  await open(page, 'Own React')
  await place(page).getByRole('button', { name: 'React 18.3.1, pressed 0' }).click()
  await expect(place(page).getByRole('button', { name: 'React 18.3.1, pressed 1' })).toBeVisible()
  await restLives(page)
})

test('[MFE-04, MFE-08] M10: a built remote that offers the next React to everyone, as careless as the defaults are, gets that of the page', async ({
  page,
  product,
}) => {
  await publish(product, nextReact({ singleton: true }))
  await open(page, 'Careless')
  await place(page).getByRole('button', { name: 'React 19.3.1, pressed 0' }).click()
  await expect(place(page).getByRole('button', { name: 'React 19.3.1, pressed 1' })).toBeVisible()
  await restLives(page)
})

test('[MFE-04] M7: remotes built for contracts: an old one and a newer major are refused before their code is asked for, a newer minor runs', async ({
  page,
  product,
}) => {
  await publish(product, borrowed(), '0.9.0')
  await open(page, 'Contracts')
  const saved = await save(page)
  for (const contract of ['0.9.0', '2.0.0']) {
    await publish(product, borrowed(), contract)
    await page.goto(saved)
    await expect(place(page).getByText('speaks contract 1.')).toContainText(`needs ${contract}`)
    expect(product.code.asked.filter((line) => line.includes('fixtures'))).toEqual([])
    await restLives(page)
  }
  await publish(product, borrowed(), '1.99.0')
  await page.goto(saved)
  await expect(place(page).getByRole('button', { name: 'React 19.3.1, pressed 0' })).toBeVisible()
  await restLives(page)
})
