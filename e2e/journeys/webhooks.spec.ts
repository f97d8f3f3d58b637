import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '../product'
import { Elsewhere } from '../pages/api'
import { logIn } from '../pages/journey'
import { Keyboard } from '../pages/keyboard'
import { lookAndReflow as look, LOOKS_LIMIT_MS } from '../pages/look'

test.describe.configure({ timeout: LOOKS_LIMIT_MS })

interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Somebody's program, which keeps what it is told. */
async function openReceiver() {
  const received: Received[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => (body += part))
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      response.writeHead(204).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { received, url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

test('[BEY-11, A11Y-02] a webhook is set in the profile by keyboard, tested, told of a save with its signature, and removed', async ({
  page,
}) => {
  const receiver = await openReceiver()
  await logIn(page)
  const own = await Elsewhere.asAnotherTab(page)
  await page.goto('/profile')
  await expect(page.getByText('No address is told anything.')).toBeVisible()
  const keys = new Keyboard(page)
  await keys.to(page.getByLabel('Address, https://…'))
  await keys.type('https://10.0.0.1/')
  await keys.press('Enter')
  await expect(page.getByText(/^Messages go to an address of the internet/)).toBeVisible()
  await look(page, 'profile webhook refused')
  await page.getByLabel('Address, https://…').fill(receiver.url)
  await page.getByLabel('Address, https://…').press('Enter')
  const secret = await page.getByLabel('Secret with which the receiver checks the signature').inputValue()
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  await look(page, 'profile webhook made')
  await keys.to(page.getByRole('button', { name: `Send a test to ${receiver.url}` }), 'Shift+Tab')
  await keys.press('Enter')
  await expect(page.getByText(/^The message of .* has arrived\.$/)).toBeVisible()

  const id = await own.create('Told')
  await expect.poll(() => receiver.received.length).toBe(2)
  const [, saved] = receiver.received
  expect(JSON.parse(saved?.body ?? '')).toMatchObject({
    type: 'project.saved',
    data: { projectId: id, name: 'Told', revision: 1 },
  })
  const signed = `${String(saved?.headers['webhook-id'])}.${String(saved?.headers['webhook-timestamp'])}.${saved?.body ?? ''}`
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  expect(saved?.headers['webhook-signature']).toBe(
    `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
  )
  await page.reload()
  await expect(page.getByText(receiver.url)).toBeVisible()
  await expect(page.getByLabel(/^Secret with which/)).toHaveCount(0)
  await page.getByRole('button', { name: `Remove ${receiver.url}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('No address is told anything.')).toBeVisible()
  await own.delete(id)
  receiver.close()
})
