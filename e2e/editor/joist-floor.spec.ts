import { expect, test } from '../product'
import { add, begin, choose, layers, rows } from '../pages/editor'
import { headline, setProperty } from '../pages/journey'

test('[EDT-08, ENG-01] a floor on joists is built of what the catalogue offers', async ({ page }) => {
  await begin(page, 'Single massive element floor')
  await layers(page).first().click()
  await choose(page, 'massive elements', 'Particle board deck')
  await expect(rows(page).nth(0)).toContainText('Particle board deck')
  await add(page, 'frame below').click()
  await choose(page, 'ceiling frames', 'Wooden joist 45 × 220')
  await expect(rows(page).nth(1)).toContainText('Wooden joist 45 × 220')
  await page.getByRole('button', { name: 'Open Insulation selection' }).click()
  await choose(page, 'insulations', 'Fibreglass batt 95')
  await expect(layers(page).nth(1)).toHaveAccessibleName(/insulation 95 mm/)
  await add(page, 'panel below').click()
  await choose(page, 'panels', 'Gypsum board')
  await expect(rows(page).nth(2)).toContainText('Gypsum board')
  await setProperty(page, 'Density', '800')

  // Approved Document E (2003), internal floor type C: boards of 15 kg/m² on joists, 100 mm of wool and plasterboard of
  // 10 kg/m² reach Rw 40; published floors of the kind are not above 46.
  await expect.poll(() => headline(page, 'Rw')).toBeGreaterThanOrEqual(40)
  expect(await headline(page, 'Rw')).toBeLessThanOrEqual(46)
})
