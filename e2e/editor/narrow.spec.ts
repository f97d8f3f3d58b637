import { expect, test } from '../product'
import { begin, TYPES } from '../pages/editor'
import { drawing, newProject } from '../pages/journey'

test('[A11Y-01, DRW-10] at 390 px the drawing of every type is whole when it is opened, with its totals', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [index, type] of TYPES.entries()) {
    if (index === 0) await begin(page, type)
    else {
      // The buttons of the header are in its menu here; the key is the same everywhere.
      await page.keyboard.press('Control+s')
      await expect(page).toHaveURL(/\/editor\/[0-9a-f-]{36}$/)
      await page.goto('/projects')
      await newProject(page, type, type)
    }
    await expect
      .poll(async () => {
        const [picture, stage] = await Promise.all([
          drawing(page).boundingBox(),
          page.getByRole('region', { name: 'Drawing' }).boundingBox(),
        ])
        if (picture === null || stage === null) return null
        return [picture.x >= stage.x - 1, picture.x + picture.width <= stage.x + stage.width + 1]
      }, type)
      .toEqual([true, true])
    await expect(page.getByRole('button', { name: 'Show all' })).toHaveCount(0)
    // A button that adds says what, in words that have room.
    const buttons = await page.getByRole('group', { name: /^Add/ }).getByRole('button').all()
    expect(buttons.length).toBeGreaterThan(0)
    for (const button of buttons) {
      await expect(button).not.toHaveText('')
      expect(await button.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(1)
    }
  }
})
