import { readFileSync } from 'node:fs'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { root } from '../../scripts/parts.mjs'
import { lineOf } from '../../scripts/remotes/list-file.mjs'
import { serveProduct, untilHealthy } from '../../scripts/product.mjs'
import { drawing, fillLogIn, headline, logIn, newProject, results, save } from '../pages/journey'
import { expect, test, type FaultyProduct, type ListLine } from '../faults/faulty-product'
import { placeOf } from '../faults/places'
import { FREE_PORTS } from '../product'
import { lastRelease, remotesOfLastRelease } from './last-release.mjs'

/** CI builds the shell and one remote of the last release; the full run all of them (decision 52). */
const isFull = Number(process.env.SOUNDLEAF_TEST_SCALE ?? '1') >= 10
const OLD = isFull ? remotesOfLastRelease() : ['mf-results']

let release = ''
test.beforeAll(() => {
  test.setTimeout(900_000)
  release = lastRelease(['shell', ...OLD])
})

/** Once through the product: every remote draws, an edit is calculated, saved and printed. */
async function smoke(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await logIn(page)
  await newProject(page, 'Skew', 'Single massive element wall')
  await expect(drawing(page)).toBeVisible()
  await expect(results(page)).toBeVisible()
  await save(page)
  await expect.poll(() => headline(page, 'Rw')).toBeGreaterThan(40)
  await page.goto(page.url().replace('/editor/', '/print/'))
  await expect(page.getByRole('heading', { name: 'Main construction' })).toBeVisible()
}

async function withOld(
  product: FaultyProduct,
  names: readonly string[],
  use: () => Promise<void>,
): Promise<void> {
  const servers: ChildProcess[] = []
  const lines = new Map<string, ListLine>()
  try {
    for (const [at, name] of names.entries()) {
      const port = FREE_PORTS + 10 + at
      const folder = join(release, name, 'dist')
      const server = spawn(process.execPath, [join(root, 'scripts/serve-remote.mjs'), folder, String(port)], {
        stdio: 'ignore',
      })
      servers.push(server)
      await untilHealthy(`http://localhost:${port}/remoteEntry.js`, server)
      lines.set(name, lineOf(folder, `http://localhost:${port}`))
    }
    const { remotes, ...rest } = product.list()
    await product.publish({ ...rest, remotes: remotes.map((line) => lines.get(line.name) ?? line) })
    await use()
  } finally {
    for (const server of servers) {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
  }
}

for (const name of OLD) {
  test(`[MFE-04] the shell of today runs ${name} of the last release`, async ({ page, product }) => {
    await withOld(product, [name], () => smoke(page, product.address))
  })
}

test('[MFE-04] the shell of the last release runs the remotes of today, or says which version they need of it', async ({
  page,
  product,
}) => {
  const port = FREE_PORTS + 20
  const address = `http://localhost:${port}`
  const server = serveProduct({
    port,
    folder: join(product.folder, 'last-shell'),
    remotesFile: product.remotesFile,
    remotesKey: product.remotesKey,
    env: { SHELL_FOLDER: join(release, 'shell/dist'), SESSION_LEASE_S: '0' },
    stdio: 'ignore',
  })
  try {
    await untilHealthy(`${address}/health`, server)
    const lent = uiVersionIn(release)
    const needed = uiVersionIn(root)
    // What the shell lends grew since: then the shell is deployed first, and until then nothing half-works.
    if (lent === needed) await smoke(page, address)
    else await refusal(page, address, { lent, needed })
  } finally {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
})

const uiVersionIn = (folder: string): string =>
  (JSON.parse(readFileSync(join(folder, 'shared/ui/package.json'), 'utf8')) as { version: string }).version

async function refusal(
  page: Page,
  address: string,
  { lent, needed }: { lent: string; needed: string },
): Promise<void> {
  await page.goto(address)
  await fillLogIn(page)
  await expect(page).toHaveURL(/\/projects$/)
  await expect(placeOf(page, 'mf-projects').getByText(`@soundleaf/ui ${lent}`)).toContainText(
    `@soundleaf/ui ^${needed}`,
  )
  await page.getByRole('button', { name: 'Log out' }).first().click()
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible()
}
