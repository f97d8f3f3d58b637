import type { Page } from '@playwright/test'
import { expect, test } from './partners'

const frame = (page: Page) => page.frameLocator('#results')
const results = (page: Page) => frame(page).getByRole('region', { name: 'Sound insulation', exact: true })

test('[EMB-04] a frame on its own origin shows results after a handshake with the exact page', async ({
  page,
  product,
  complaints,
}) => {
  await page.goto(`${product.plainPage}/frame.html`)
  await expect(results(page)).toContainText(/Rw \(C; Ctr\)\s*\d\d/)
  await expect(page.locator('#rating')).toHaveText(/Rw \d\d dB/)
  // Nothing in the partner's console, either: the frame speaks to the page around it alone.
  expect(complaints).toEqual([])
})

test('[EMB-04] the frame tells its height, so that the page shows all of it', async ({ page, product }) => {
  await page.goto(`${product.plainPage}/frame.html`)
  await expect(results(page)).toContainText(/Rw \(C; Ctr\)\s*\d\d/)
  const hidden = () =>
    frame(page)
      .locator('html')
      .evaluate((root) => root.scrollHeight - root.clientHeight)
  await expect.poll(hidden).toBe(0)
  await expect
    .poll(async () => (await page.locator('#results').boundingBox())?.height ?? 0)
    .toBeGreaterThan(600)
})

test.describe('a stranger', () => {
  test.use({ expectsViolations: true })
  test('[EMB-04, SEC-05] the frame cannot stand in a page of anybody else', async ({ page, product }) => {
    const violation = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
    await page.goto(`${product.stranger}/frame.html`)
    await violation
    await expect(results(page)).toHaveCount(0)
  })
})

/** Twenty shapes of message, of which none comes from the parent window with a token of that page. */
const SHAPES = [
  null,
  0,
  '',
  'soundleaf:show',
  [],
  {},
  { type: 'soundleaf:show' },
  { type: 'soundleaf:show', token: null, construction: {} },
  { type: 'soundleaf:show', token: 'x', construction: null },
  { type: 'soundleaf:show', token: 'x', construction: {} },
  { type: 'soundleaf:show', token: 'x.y.z', construction: {} },
  { type: 'soundleaf:show', token: `a.${btoa('{}')}.c`, construction: {} },
  { type: 'soundleaf:show', token: `a.${btoa('{"origin":"*","form":"frame"}')}.c`, construction: {} },
  { type: 'soundleaf:show', token: `a.${btoa('{"origin":"null","form":"frame"}')}.c`, construction: {} },
  { type: 'soundleaf:show', token: ['x'], construction: {} },
  { type: 'soundleaf:show', token: 'x', construction: 'x' },
  { type: 'soundleaf:hide' },
  { type: '__proto__' },
  { type: 'soundleaf:token' },
  { token: 'x', construction: {} },
]

test('[EMB-04] messages of another shape, window or token change nothing', async ({ page, product }) => {
  expect(SHAPES).toHaveLength(20)
  await page.goto(`${product.plainPage}/frame.html`)
  await expect(results(page)).toContainText(/Rw \(C; Ctr\)\s*\d\d/)
  // The curves come after the numbers, and what is written on them last.
  await expect(results(page).locator('.sl-annotation text', { hasText: 'Shifted' })).toBeVisible()
  const before = await results(page).innerText()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/embed/')) asked.push(request.url())
  })
  const given = page.waitForResponse(/\/token\?form=frame$/)
  // From the parent, and from a window inside it that is of the parent's origin and not the parent.
  await page.evaluate(
    ([shapes, embed]) => {
      const inner = document.createElement('iframe')
      document.body.append(inner)
      const target = document.querySelector<HTMLIFrameElement>('#results')?.contentWindow
      for (const shape of shapes) target?.postMessage(shape, embed)
      const send = inner.contentDocument?.createElement('script')
      if (send === undefined) throw new Error('no frame')
      send.textContent = `
        const target = parent.document.querySelector('#results').contentWindow
        fetch('/token?form=frame').then((answer) => answer.text()).then((token) =>
          target.postMessage({ type: 'soundleaf:show', token, construction: { type: 'Wall' } }, '${embed}'))`
      inner.contentDocument?.body.append(send)
    },
    [SHAPES, product.embed] as const,
  )
  // A token for the page itself, not for the frame, is none here either.
  await page.evaluate(async (embed) => {
    const token = await (await fetch('/token')).text()
    const construction: unknown = await (await fetch('/construction.json')).json()
    document
      .querySelector<HTMLIFrameElement>('#results')
      ?.contentWindow?.postMessage({ type: 'soundleaf:show', token, construction }, embed)
  }, product.embed)
  await given
  await page.waitForTimeout(500)
  expect(asked).toEqual([])
  expect(await results(page).innerText()).toBe(before)
})
