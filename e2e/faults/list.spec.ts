import { logIn } from '../pages/journey'
import { expect, test } from './faulty-product'
import { drawing, guest } from './guests'
import { saysSo } from './places'

/** The three parts of the file: header, list, signature. */
type Change = (parts: readonly string[]) => readonly string[]

const flipped = (text: string, at: number) =>
  `${text.slice(0, at)}${String.fromCharCode(text.charCodeAt(at) ^ 1)}${text.slice(at + 1)}`
const encoded = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url')

/** What can be done to the file by one who cannot sign; every field of it is tried in shell/src/remotes. */
const FORGERIES: Readonly<Record<string, Change>> = {
  'a flipped byte in the list': ([header = '', list = '', signature = '']) => [
    header,
    flipped(list, Math.floor(list.length / 2)),
    signature,
  ],
  'a flipped byte in the signature': ([header = '', list = '', signature = '']) => [
    header,
    list,
    flipped(signature, 20),
  ],
  'no signature': ([header = '', list = '']) => [header, list],
  'no list': ([header = '', , signature = '']) => [header, '', signature],
  'another list': ([header = '', , signature = '']) => [header, encoded({ remotes: [] }), signature],
  'a header that asks for no signature': ([, list = '']) => [encoded({ alg: 'none' }), list, ''],
}

test('[SEC-06] M9: nothing of a forged list runs: every place says so, and the shell lives', async ({
  page,
  product,
}) => {
  await product.publishFixture('mf-auth', guest('mf-auth', drawing('It ran')))
  const parts = product.file().split('.')
  for (const [what, change] of Object.entries(FORGERIES)) {
    await test.step(what, async () => {
      product.replay(change(parts).join('.'))
      product.code.asked.length = 0
      await page.goto('/')
      await saysSo(page, 'mf-auth')
      expect(product.code.asked).toEqual([])
    })
  }
})

test('[MFE-03] M9: the last good list stands in for one that is gone, and the page says so', async ({
  page,
  product,
}) => {
  await logIn(page)
  product.api.set({ match: /^\/remotes\.jws/, mode: '404' })
  await page.goto('/projects')
  await expect(page.getByRole('heading', { name: 'Projects', exact: true })).toBeVisible()
  await expect(page.getByText('could not be read or checked')).toBeVisible()
  product.api.mend()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Projects', exact: true })).toBeVisible()
  await expect(page.getByText('could not be read or checked')).toHaveCount(0)
})

test('[MFE-02] M13: a tab takes one remote from an allowed place, says so, and goes back by a button', async ({
  page,
  product,
}) => {
  await logIn(page)
  const place = `${product.codeOrigin}/mf-projects/`
  await page.goto(`/projects?remote.mf-projects=${encodeURIComponent(place)}`)
  await expect(page).toHaveURL(/\/projects$/)
  await expect(page.getByText(`In this tab mf-projects comes from ${place}`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Projects', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Use the published ones' }).click()
  await expect(page.getByText('In this tab')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Projects', exact: true })).toBeVisible()

  product.code.asked.length = 0
  await page.goto('/projects?remote.mf-projects=http://localhost:9/')
  await saysSo(page, 'mf-projects')
  expect(product.code.asked.filter((line) => line.includes('mf-projects'))).toEqual([])
})

test('[MFE-02] one file changes which build runs, and back, without a build', async ({ page, product }) => {
  await product.publishFixture('mf-auth', guest('mf-auth', drawing('The new one')))
  await page.goto('/')
  await expect(page.getByText('The new one')).toBeVisible()
  await product.publish(product.list())
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
})
