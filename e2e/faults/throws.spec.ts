import { drawing as section, logIn, newProject, save } from '../pages/journey'
import { expect, test } from './faulty-product'
import { drawing, guest, THROWS } from './guests'
import { tryAgain } from './places'

test('[MFE-03] M6: a remote that throws when it is mounted, drawn, at work or leaving takes only its place down, and stays down after the third time', async ({
  page,
  product,
}) => {
  await logIn(page)
  await newProject(page, 'Throws', 'Single massive element wall')
  const saved = await save(page)
  for (const [where, mount] of Object.entries(THROWS)) {
    await test.step(where, async () => {
      let mounts = 0
      await product.publishFixture(
        'mf-results',
        guest('mf-results', `console.info('guest mounted'); ${mount}`),
      )
      const count = (message: { text(): string }) =>
        void (mounts += message.text() === 'guest mounted' ? 1 : 0)
      page.on('console', count)
      await page.goto(saved)
      await expect(section(page)).toBeVisible()
      await expect(tryAgain(page, 'mf-results')).toBeVisible()
      await expect.poll(() => mounts).toBe(3)
      // The drawing is at work while the results are down, and a fourth try would come after at most 5 s.
      await section(page).getByRole('option').first().click()
      await page.waitForTimeout(6000)
      expect(mounts).toBe(3)
      await page.evaluate(() => document.documentElement.setAttribute('data-mended', ''))
      await tryAgain(page, 'mf-results').click()
      await expect(page.getByText('It draws again')).toBeVisible()
      page.off('console', count)
    })
  }
})

test('[MFE-03] M6: what a remote throws in a click or a promise is named as its own, and nothing goes down', async ({
  page,
  product,
}) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await product.publishFixture(
    'mf-auth',
    guest(
      'mf-auth',
      `const button = document.createElement('button')
       button.textContent = 'Break'
       button.addEventListener('click', () => { Promise.reject(new Error('in a promise')); throw new Error('in a click') })
       element.append(button)
       return { ready: Promise.resolve(), update() {}, unmount: async () => {} }`,
    ),
  )
  await page.goto('/')
  await page.getByRole('button', { name: 'Break' }).click()
  await expect.poll(() => said.filter((text) => text.includes('error in mf-auth: ')).length).toBe(1)
  await expect
    .poll(() => said.filter((text) => text.includes('unhandled rejection in mf-auth: ')).length)
    .toBe(1)
  await expect(page.getByRole('button', { name: 'Break' })).toBeVisible()
})

test('[MFE-03] M10: a script that leaves the container of another remote is refused by its name', async ({
  page,
  product,
}) => {
  await logIn(page)
  await product.publishFixture(
    'mf-projects',
    `${guest('mf-print', drawing('the wrong one'))}; var mf_projects = mf_print`,
  )
  await page.goto('/projects')
  await expect(tryAgain(page, 'mf-projects')).toBeVisible()
  await expect(page.getByText('the wrong one')).toHaveCount(0)
})
