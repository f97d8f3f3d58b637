import type { WebSocket } from '@playwright/test'
import { expect, test } from '../product'
import { Elsewhere } from '../pages/api'
import { logIn } from '../pages/journey'

test('[SES-05] a realtime connection uses the access token, and comes back by itself', async ({
  page,
  product,
}) => {
  const sockets: WebSocket[] = []
  const frames: string[] = []
  page.on('websocket', (socket) => {
    sockets.push(socket)
    socket.on('framesent', ({ payload }) => frames.push(String(payload)))
    socket.on('framereceived', ({ payload }) => frames.push(String(payload)))
  })
  await logIn(page)
  await expect.poll(() => frames.join('\n')).toMatch(/"token":"ey/)
  await expect.poll(() => frames.join('\n')).toContain('"presence",{"people":["full@example.com"]}')
  const [socket] = sockets
  const { pathname, search } = new URL(socket?.url() ?? '')
  expect(pathname).toBe('/api/activity/')
  // The token travels in the first message, never in the address.
  expect(search).not.toMatch(/token|ey[\w-]+\./)

  await product.stopServer()
  await expect.poll(() => socket?.isClosed()).toBe(true)
  await product.startServer()
  // 5 s, a tenth of it more or less; a busy machine gets several times that.
  await expect.poll(() => sockets.filter((one) => !one.isClosed()).length, { timeout: 60_000 }).toBe(1)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[SES-05] the menu says who else of the team is there', async ({ page, browser, product }) => {
  await logIn(page)
  const other = await browser.newContext({ baseURL: product.address })
  const colleague = await other.newPage()
  await logIn(colleague, 'colleague@example.com')
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await expect(page.getByText('Also here: colleague@example.com')).toBeVisible()
  await colleague.close()
  await expect(page.getByText('Also here: colleague@example.com')).toHaveCount(0)
  await other.close()
})

test('[SES-05] a connection whose session ended shows the login dialog without a call being made', async ({
  page,
}) => {
  await logIn(page)
  const tab = await Elsewhere.asAnotherTab(page)
  await tab.endSession()
  await expect(page.getByRole('dialog', { name: 'Log in again' })).toBeVisible()
})

test('[SES-05] where the connection is refused, everything else works', async ({ page }) => {
  await page.routeWebSocket(/\/api\/activity/, (socket) => socket.close())
  await logIn(page)
  await expect(page.getByRole('button', { name: 'New project', exact: true })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
