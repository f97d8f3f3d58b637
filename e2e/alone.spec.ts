import { once } from 'node:events'
import { expect, test } from '@playwright/test'
import { remotes } from '../scripts/parts.mjs'
import { serveRemote, untilHealthy } from '../scripts/product.mjs'
import { FREE_PORTS } from './product'

// What a remote shows on its own page, with the shell's part played by a fake host, its package.json says.
for (const [at, { name, heading }] of remotes.entries()) {
  test(`[MFE-07] ${name} runs alone, without shell and server`, async ({ page }) => {
    const port = FREE_PORTS + at
    const server = serveRemote({ name, port }, 'ignore')
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    const foreign: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).port !== String(port)) foreign.push(request.url())
    })
    try {
      await untilHealthy(`http://localhost:${port}/remoteEntry.js`, server)
      await page.goto(`http://localhost:${port}/`)
      await expect(page.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible()
      expect(foreign).toEqual([])
      expect(complaints).toEqual([])
    } finally {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
  })
}
