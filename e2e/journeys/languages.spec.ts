import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openAccount } from '../pages/accounts'
import { OWN_PASSWORD, PASSWORD } from '../pages/journey'
import { expectInLanguage, OTHER_LANGUAGES, textsIn } from '../pages/languages'
import { Pdf } from '../pages/pdf'
import { expect, test } from '../product'

/** Pages beside those of the main job, and the parts that they are of. */
const OTHER_PAGES = [
  ['/bench', 'mf-bench'],
  ['/catalogue', 'mf-catalogue'],
  ['/import', 'mf-import'],
] as const

for (const { language, locale } of OTHER_LANGUAGES) {
  const say = textsIn(language)

  test.describe(locale, () => {
    test.use({ locale })

    test(`[BEY-12] a wall, from login to the printed report, in ${language}`, async ({ page }, info) => {
      const loaded = new Set<string>()
      page.on('request', (request) => {
        const texts = /\/texts-([\w-]+?)\.[0-9a-f]+\.js$/.exec(new URL(request.url()).pathname)
        if (texts?.[1] !== undefined) loaded.add(texts[1])
      })
      await page.goto('/')
      await page.getByLabel(say('mf-auth', 'field.email'), { exact: true }).fill('full@example.com')
      await expectInLanguage(page, language, 'login')
      await page.getByLabel(say('mf-auth', 'field.password'), { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: say('mf-auth', 'login.submit'), exact: true }).click()
      await expect(
        page.getByRole('heading', { name: say('mf-projects', 'title'), exact: true }),
      ).toBeVisible()
      await expectInLanguage(page, language, 'projects')

      await page.getByRole('button', { name: say('mf-projects', 'new.title'), exact: true }).click()
      const dialog = page.getByRole('dialog', { name: say('mf-projects', 'new.title') })
      await dialog.getByLabel(say('mf-projects', 'new.name')).fill('IW-01')
      const type = say('construction', 'structure.SingleMassiveElementWall')
      await dialog.getByRole('radio', { name: type, exact: true }).check({ force: true })
      await dialog.getByRole('button', { name: say('mf-projects', 'new.create') }).click()
      await expect(page).toHaveURL(/\/editor/)

      // 200 mm × 2300 kg/m³ = 460 kg/m²; ISO 12354-1 annex B: Rw = 37.5 lg 460 − 42 = 57.9
      const results = page.getByRole('complementary', { name: say('mf-results', 'drawer.name') })
      const rating = async () =>
        Number(/Rw \(C; Ctr\)\s*(\d+)/.exec(await results.innerText())?.[1] ?? Number.NaN)
      await expect.poll(async () => Math.abs((await rating()) - 57.9)).toBeLessThanOrEqual(1.5)
      // The section's name ends with its thickness; the picker beside it is a list too.
      const section = page.getByRole('listbox', { name: /\d mm/ })
      const layer = section.getByRole('option').first()
      await layer.click()
      // Concrete, as the catalogue's product is called in the language.
      await expect(layer).toHaveAccessibleName(new RegExp(say('construction-generic-names', 'Concrete')))
      const thickness = page.getByRole('spinbutton', {
        name: say('construction', 'property.thickness'),
        exact: true,
      })
      await thickness.fill('162,5')
      await thickness.press('Enter')
      await expect(section).toHaveAccessibleName(/162,5 mm/)
      await expectInLanguage(page, language, 'editor')

      await page.getByRole('button', { name: say('shell', 'action.save') }).click()
      await expect(page.getByText(say('shell', 'toast.saved'))).toBeVisible()
      const print = page.getByRole('button', { name: say('shell', 'action.print'), exact: true })
      await expect(print).toBeEnabled()
      await print.click()
      await expect(page.getByRole('heading', { name: say('mf-print', 'page.construction') })).toBeVisible()
      await expect(
        page.getByRole('button', { name: say('mf-print', 'bar.print'), exact: true }),
      ).toBeEnabled()
      await expectInLanguage(page, language, 'report')

      const pdf = await Pdf.of(page, info.outputPath('wall.pdf'))
      const pages = pdf.texts()
      expect(pages).toHaveLength(4)
      pages.forEach((text, index) => {
        expect(text).toContain(say('mf-print', 'page.number', { page: String(index + 1), count: '4' }))
      })
      const paper = pages.join('\n').replace(/\s+/g, ' ')
      expect(paper).toContain(say('mf-print', 'page.airborne'))
      // The disclaimer is the server's.
      expect(paper).toContain(say('server', 'disclaimer').slice(0, 40))
      // What no font has is printed as a box.
      expect(pdf.missingGlyphs()).toBe(0)

      for (const [path, part] of OTHER_PAGES) {
        await page.goto(path)
        await expect(page.getByRole('heading', { name: say(part, 'title'), exact: true })).toBeVisible()
        await expectInLanguage(page, language, part)
      }
      expect([...loaded]).toEqual([language])
    })
  })
}

test('[BEY-12] a sign that no font has is found on paper', async ({ page }, info) => {
  // The private area is nobody's letters.
  await page.setContent('<p>Trittschall ≥ 5/8 in \uE010 \uE011</p>')
  const pdf = await Pdf.of(page, info.outputPath('boxes.pdf'))
  expect(pdf.missingGlyphs()).toBe(2)
})

test.describe('a browser that asks for Finnish', () => {
  test.use({ locale: 'fi-FI' })

  test('[BEY-12] a language is chosen on the login page, is there after a reload, and the account’s goes before it', async ({
    page,
    product,
    request,
  }) => {
    const [fi, sv, de] = [textsIn('fi'), textsIn('sv'), textsIn('de')]
    const email = await openAccount(request, product)
    await page.goto('/')
    await page.getByLabel(fi('mf-auth', 'field.email'), { exact: true }).fill('half@typed')
    await page.getByLabel(fi('mf-auth', 'language.label')).selectOption({ label: 'Svenska' })
    await expect(page.getByRole('button', { name: sv('mf-auth', 'login.submit'), exact: true })).toBeVisible()
    await expect(page.getByLabel(sv('mf-auth', 'field.email'), { exact: true })).toHaveValue('half@typed')
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
    await page.reload()
    await expect(page.getByLabel(sv('mf-auth', 'language.label'))).toHaveValue('sv')

    await page.getByLabel(sv('mf-auth', 'field.email'), { exact: true }).fill(email)
    await page.getByLabel(sv('mf-auth', 'field.password'), { exact: true }).fill(OWN_PASSWORD)
    await page.getByRole('button', { name: sv('mf-auth', 'login.submit'), exact: true }).click()
    await expect(page.getByRole('heading', { name: sv('mf-projects', 'title'), exact: true })).toBeVisible()
    await page.goto('/profile')
    await page.getByLabel(sv('mf-auth', 'language.label')).selectOption({ label: 'Deutsch' })
    await page.getByRole('button', { name: sv('mf-auth', 'profile.save'), exact: true }).click()
    await expect(
      page.getByRole('heading', { name: de('mf-auth', 'profile.title'), exact: true }),
    ).toBeVisible()
    await expectInLanguage(page, 'de', 'profile')

    // On another device, whose browser asks for Finnish, the account speaks German.
    await page.context().clearCookies()
    await page.goto('/')
    await page.getByLabel(fi('mf-auth', 'field.email'), { exact: true }).fill(email)
    await page.getByLabel(fi('mf-auth', 'field.password'), { exact: true }).fill(OWN_PASSWORD)
    await page.getByRole('button', { name: fi('mf-auth', 'login.submit'), exact: true }).click()
    await expect(page.getByRole('heading', { name: de('mf-projects', 'title'), exact: true })).toBeVisible()
  })
})

test('[BEY-12] the user guide is there in each language, whole, and says nothing in English', async ({
  page,
}) => {
  for (const { language } of OTHER_LANGUAGES) {
    await page.goto(`/guide/${language}/index.html`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      textsIn(language)('guide', 'Soundleaf user guide'),
    )
    await expectInLanguage(page, language, 'guide')
    for (const picture of await page.getByRole('img').all())
      await expect
        .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
        .toBeGreaterThan(0)
    await page.goto(`/guide/${language}/contact.html`)
    await expectInLanguage(page, language, 'contact')
  }
})

test('[BEY-12] the first words of the page are in the visitor’s language, before any code has come', async ({
  request,
  product,
}) => {
  for (const { language, locale } of OTHER_LANGUAGES) {
    const answer = await request.get(product.address, {
      headers: { accept: 'text/html', 'accept-language': locale },
    })
    const text = await answer.text()
    expect(text).toContain(`<html lang="${language}">`)
    expect(text).toContain(textsIn(language)('shell', 'first.loading'))
    expect(text).toMatch(new RegExp(`texts-${language}\\.[0-9a-f]+\\.js`))
  }
})

test('[BEY-12] a letter is in the language of the page from which it was asked for', async ({
  request,
  product,
}) => {
  const say = textsIn('sv')
  const email = 'light@example.com'
  const data = JSON.stringify(email)
  const headers = { 'accept-language': 'sv', 'content-type': 'application/json' }
  await request.post(`${product.address}/account/forgottenpassword`, { data, headers })
  await expect
    .poll(() =>
      lettersTo(product.dataFolder, email).filter((letter) =>
        letter.includes(say('server', 'reset.subject')),
      ),
    )
    .toHaveLength(1)
})

function lettersTo(dataFolder: string, email: string): string[] {
  const outbox = join(dataFolder, 'outbox')
  const names = existsSync(outbox) ? readdirSync(outbox) : []
  return names
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((letter) => letter.startsWith(`To: ${email}`))
}
