import { expect, test } from './product'

/** What each remote shows on its own page, with the shell's part played by a fake host. */
const PAGES = {
  'mf-auth': 'Log in',
  'mf-projects': 'New project',
  'mf-editor': 'Construction',
  'mf-results': 'Results',
  'mf-print': 'Main construction',
} as const

for (const [name, text] of Object.entries(PAGES)) {
  test(`[MFE-07] ${name} runs alone, without shell and server`, async ({ page, product, complaints }) => {
    const port = product.remotes.find((remote) => remote.name === name)?.port ?? 0
    const foreign: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).port !== String(port)) foreign.push(request.url())
    })
    await page.goto(`http://localhost:${port}/`)
    await expect(page.getByRole('heading', { name: text, exact: true }).first()).toBeVisible()
    expect(foreign).toEqual([])
    expect(complaints).toEqual([])
  })
}
