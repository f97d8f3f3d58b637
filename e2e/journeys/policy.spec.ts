import { drawing, logIn, newProject, results, save } from '../pages/journey'
import { expect, test } from '../product'

test('[SEC-05] toaster, drawer, tabs, choices, menu, dialog and charts work under the policy, which is strict, without one violation', async ({
  page,
  violations,
}) => {
  const answer = await page.goto('/')
  const policy = (await answer?.headerValue('content-security-policy')) ?? ''
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  expect(await answer?.headerValue('referrer-policy')).toBe('no-referrer')

  // The test can see a violation: the policy refuses this one.
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "it ran"'
    document.head.append(script)
  })
  await expect.poll(() => violations.length).toBe(1)
  await expect(page).not.toHaveTitle('it ran')
  violations.length = 0

  await logIn(page)
  await newProject(page, 'Policy', 'Single massive element floor')
  await expect(drawing(page)).toBeVisible()
  await expect(results(page).locator('svg.highcharts-root').first()).toBeVisible()
  await results(page).getByRole('tab', { name: 'Approximated field values' }).click()
  const choice = results(page).getByRole('combobox').first()
  await choice.focus()
  await choice.press('ArrowDown')
  await results(page).getByRole('tab', { name: 'Laboratory values' }).click()
  await save(page)
  await page.getByRole('button', { name: 'Collapse Construction' }).click()
  await expect(page.getByRole('button', { name: 'Open Construction' })).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  expect(violations).toEqual([])
})
