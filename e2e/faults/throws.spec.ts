import { drawing as section, logIn, newProject, save } from '../pages/journey'
import { expect, test } from './faulty-product'
import { drawing, guest, THROWS } from './guests'
import { placeOf, tryAgain } from './places'

test('[MFE-03] a remote that throws when it is mounted, drawn, at work or leaving takes only its place down, and stays down after the third time', async ({
  page,
  product,
}) => {
  await logIn(page)
  await newProject(page, 'Throws', 'Single massive element wall')
  const saved = await save(page)
  for (const [where, mount] of Object.entries(THROWS)) {
    await test.step(where, async () => {
      let mounts = 0
      product.publishFixture('mf-results', guest('mf-results', `console.info('guest mounted'); ${mount}`))
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

test('[MFE-03] what a remote throws in a click or a promise is named as its own, and nothing goes down', async ({
  page,
  product,
}) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  product.publishFixture(
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

test('[MFE-04] an old contract and a newer major are refused before their code is asked for; a newer minor runs; a foreign React is refused by name', async ({
  page,
  product,
}) => {
  const cases = [
    ['0.9.0', 'needs 0.9.0'],
    ['2.0.0', 'needs 2.0.0'],
  ] as const
  await logIn(page)
  for (const [contract, text] of cases) {
    product.publishFixture('mf-projects', guest('mf-projects', drawing('never'), contract), { contract })
    product.code.asked.length = 0
    await page.goto('/projects')
    await expect(placeOf(page, 'mf-projects').getByText(`speaks contract 1.`)).toContainText(text)
    expect(product.code.asked.filter((line) => line.includes('fixtures'))).toEqual([])
    await expect(page.getByRole('banner')).toBeVisible()
  }
  product.publishFixture('mf-projects', guest('mf-projects', drawing('A newer minor'), '1.99.0'), {
    contract: '1.99.0',
  })
  await page.goto('/projects')
  await expect(page.getByText('A newer minor')).toBeVisible()

  // What Module Federation itself says when a remote was built for React one major up.
  const refusal =
    'Version 19.3.1 from host of shared singleton module react does not satisfy the requirement of mf_projects which needs ^20.0.0)'
  product.publishFixture(
    'mf-projects',
    `var mf_projects = { init() {}, get: () => Promise.reject(new Error(${JSON.stringify(refusal)})) }`,
  )
  await page.goto('/projects')
  await expect(placeOf(page, 'mf-projects').getByText('react 19.3.1')).toContainText('react ^20.0.0')
})

test('[MFE-03] a script that leaves the container of another remote is refused by its name', async ({
  page,
  product,
}) => {
  await logIn(page)
  product.publishFixture(
    'mf-projects',
    `${guest('mf-print', drawing('the wrong one'))}; var mf_projects = mf_print`,
  )
  await page.goto('/projects')
  await expect(tryAgain(page, 'mf-projects')).toBeVisible()
  await expect(page.getByText('the wrong one')).toHaveCount(0)
})
