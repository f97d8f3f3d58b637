import type { Product } from '@soundleaf/contracts'
import type { Locator } from '@playwright/test'
import { expect, test } from '../product'
import { add, begin, layers, rows, thickness } from '../pages/editor'

/** The names that a list offers, in their order. */
const texts = (list: Locator) =>
  list
    .getByRole('option')
    .evaluateAll((found) => found.map((option) => option.children[1]?.textContent ?? ''))

test('[EDT-08, PRP-05] a massive element is found by name, material, manufacturer and category, in natural order', async ({
  page,
}) => {
  await begin(page, 'Single massive element wall')
  await layers(page).first().click()
  const search = page.getByRole('combobox', { name: 'Search massive elements' })
  const found = page.getByRole('listbox', { name: 'Choose from massive elements' })
  await search.fill('hollow core')
  // 150 before 200; both words count, wherever they stand.
  await expect
    .poll(() => texts(found))
    .toEqual([150, 200, 265, 320, 400].map((depth) => `Hollow-core slab ${depth}`))
  await search.fill('')
  await page.getByLabel('Product category').selectOption('Masonry')
  await expect(found.getByRole('option', { name: /Concrete, heavily/ })).toHaveCount(0)
  await page.getByLabel('Material', { exact: true }).selectOption('Concrete')
  await expect
    .poll(() => texts(found))
    .toEqual(['Clinker block', 'Dense concrete block', 'Hollow concrete block'])
  await search.fill('gypsum')
  await expect(page.getByText('No massive elements match.')).toBeVisible()
  await search.fill('')
  await page.getByLabel('Product category').selectOption('')
  await page.getByLabel('Material', { exact: true }).selectOption('')
  await page.getByLabel('Manufacturer').selectOption({ label: 'Nordvik Board (demo)' })
  await expect.poll(() => texts(found)).toEqual(['Nordvik CLT 160-5'])
  await found.getByRole('option').first().click()
  await expect(rows(page).first()).toContainText('Nordvik CLT 160-5')
  await expect(page.getByRole('spinbutton', { name: 'Density', exact: true })).toHaveAttribute('readonly', '')

  // A panel has no categories. Numbers in names count as numbers.
  await add(page, 'panel on the left').click()
  await expect(page.getByLabel('Product category')).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Search panels' }).fill('gypsum board')
  await expect
    .poll(() => texts(page.getByRole('listbox', { name: 'Choose from panels' })))
    .toEqual([
      'Gypsum board',
      'Gypsum board 9.5',
      'Gypsum board, acoustic',
      'Gypsum board, constrained layer',
      'Gypsum board, fire',
      'Gypsum board, type X 15.9',
      'Gypsum fibre board',
    ])
})

test('[EDT-09, CMP-03] an insulation is found by name, material and manufacturer, and worked by keyboard', async ({
  page,
}) => {
  await begin(page, 'Double massive element wall')
  // Room for the batt: a fill of another thickness is not called by its product's.
  await thickness(page, 1).fill('100')
  await thickness(page, 1).press('Enter')
  await layers(page).first().click()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('/')
  const popup = page.getByRole('dialog', { name: 'Insulation of Cavity' })
  const search = popup.getByRole('combobox', { name: 'Search insulations' })
  await expect(search).toBeFocused()
  await page.keyboard.type('batt')
  await expect
    .poll(() => texts(popup.getByRole('listbox')))
    .toEqual([
      'Fibreglass batt 45',
      'Fibreglass batt 70',
      'Fibreglass batt 95',
      'Fibreglass batt 145',
      'Stone wool batt 45',
      'Stone wool batt 70',
      'Stone wool batt 95',
      'Stone wool batt 145',
    ])
  await popup.getByLabel('Material').selectOption('Stonewool')
  await expect(popup.getByRole('listbox').getByRole('option')).toHaveCount(4)
  await expect(popup.getByLabel('Manufacturer')).toBeVisible()
  await expect(popup.getByLabel('Product category')).toHaveCount(0)
  await search.focus()
  await page.keyboard.press('ArrowDown')
  await expect(search).toHaveAttribute('aria-activedescendant', /-0$/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(popup).toHaveCount(0)
  await expect(layers(page).nth(1)).toBeFocused()
  await expect(layers(page).nth(1)).toHaveAccessibleName(/insulation 70 mm/)
  await expect(rows(page).nth(1)).toContainText('Stone wool batt 70')
})

test('[EDT-09] what is typed before the insulations have come is not lost: it narrows them, and Enter chooses', async ({
  page,
}) => {
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/products/insulations', async (route) => {
    await isAnswered
    await route.fallback()
  })
  await begin(page, 'Double massive element wall')
  await thickness(page, 1).fill('100')
  await thickness(page, 1).press('Enter')
  await layers(page).nth(1).focus()
  const popup = page.getByRole('dialog', { name: 'Insulation of Cavity' })
  const search = popup.getByRole('combobox', { name: 'Search insulations' })
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await page.keyboard.type('fibreglass batt 95')
  await page.keyboard.press('Enter')
  await expect(search).toHaveValue('fibreglass batt 95')
  await expect(popup.getByRole('listbox')).toHaveCount(0)
  answer()
  await expect(popup).toHaveCount(0)
  await expect(layers(page).nth(1)).toBeFocused()
  await expect(rows(page).nth(1)).toContainText('Fibreglass batt 95')
})

test('[EDT-08] of thousands of products only those in sight are drawn', async ({ page }) => {
  await page.route('**/api/products/structure/*', async (route) => {
    const answer = await route.fetch()
    const products = (await answer.json()) as Product[]
    const [panel] = products.filter(({ type }) => type === 'Panel')
    if (panel === undefined) throw new Error('The catalogue has a panel.')
    const many = Array.from({ length: 5000 }, (_, index) => ({
      ...panel,
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      name: `Board ${5000 - index}`,
    }))
    await route.fulfill({ response: answer, json: [...products, ...many] })
  })
  await begin(page, 'Single massive element wall')
  await add(page, 'panel on the left').click()
  const search = page.getByRole('combobox', { name: 'Search panels' })
  const found = page.getByRole('listbox', { name: 'Choose from panels' })
  await search.fill('board')
  await expect(found.getByRole('option').first()).toHaveAttribute('aria-setsize', /^50\d\d$/)
  await expect.poll(() => found.getByRole('option').count()).toBeLessThan(30)
  // What a screen reader is told to be at is there, wherever the list has been scrolled to.
  const isThere = () =>
    found.evaluate((list) => {
      const id = list.getAttribute('aria-activedescendant')
      return id === null || document.getElementById(id) !== null
    })
  await found.evaluate((list) => (list.scrollTop = list.scrollHeight))
  await expect(found.getByRole('option').last()).toHaveAttribute('aria-posinset', /^50\d\d$/)
  expect(await isThere()).toBe(true)
  await search.press('Tab')
  await found.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Home')
  await search.fill('board 4999')
  await search.press('Enter')
  await expect(rows(page).first()).toContainText('Board 4999')
})
