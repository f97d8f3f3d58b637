import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { remotes } from '../scripts/parts.mjs'
import { expect, test } from './product'
import { logIn, newProject } from './pages/journey'
import { countSentScripts, holdFetchingAhead } from '../scripts/wire.mjs'
import budgets from './budgets.json' with { type: 'json' }

const root = join(import.meta.dirname, '..')
const REMOTES = remotes.map(({ name }) => name)
const BUNDLES = ['shell', ...REMOTES, 'shared/federation']

// engine/src/marker.ts: the text stands in the version string of every prediction.
const ENGINE_MARKER = /soundleaf-engine-marker/

function* scripts(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* scripts(path)
    else if (/\.(js|mjs|map)$/.test(entry.name)) yield path
  }
}

test('no browser bundle contains the engine, and the server does', () => {
  for (const name of BUNDLES) {
    const files = [...scripts(join(root, name, 'dist'))]
    expect(files.length, `${name} has bundles`).toBeGreaterThan(0)
    for (const file of files) expect(readFileSync(file, 'utf8'), file).not.toMatch(ENGINE_MARKER)
  }
  const server = [...scripts(join(root, 'server/dist'))]
  expect(server.some((file) => ENGINE_MARKER.test(readFileSync(file, 'utf8')))).toBe(true)
})

test('[MFE-06, MFE-08] a remote carries neither React nor another remote: the shell lends the one, the bus leads to the other', () => {
  const REACT = /react\.dev\/errors/
  // The global in which the chunks of a build find each other stands in its entry.
  const chunksOf = (name: string) => `soundleafChunks_${name.replace('-', '_')}`
  for (const name of REMOTES) {
    const others = REMOTES.filter((other) => other !== name)
    for (const file of scripts(join(root, name, 'dist'))) {
      const text = readFileSync(file, 'utf8')
      expect(text, `${file} has no React of its own`).not.toMatch(REACT)
      for (const other of others)
        expect(text, `${file} has nothing of ${other}`).not.toContain(chunksOf(other))
    }
    expect(readFileSync(join(root, name, 'dist/remoteEntry.js'), 'utf8')).toContain(chunksOf(name))
  }
  expect([...scripts(join(root, 'shell/dist'))].some((file) => REACT.test(readFileSync(file, 'utf8')))).toBe(
    true,
  )
})

test('[PERF-04] the JavaScript of the login page and of the editor, as it is sent, stays within its budget', async ({
  page,
}) => {
  const sent = await countSentScripts(page)
  await holdFetchingAhead(page)
  await page.goto('/')
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible()
  expect(sent(), 'login page').toBeLessThan(budgets.loginPage_bytes)

  await logIn(page)
  await newProject(page, 'Budget', 'Single massive element wall')
  await page.waitForLoadState('networkidle')
  expect(sent(), 'login, projects and editor together').toBeLessThan(budgets.editor_bytes)
})

test('[PERF-05] every script, style and page is sent compressed, with what that depends on', async ({
  page,
}) => {
  const plain: string[] = []
  page.on('response', (response) => {
    const { 'content-encoding': encoding, vary = '', 'content-length': length } = response.headers()
    const isStatic = ['script', 'stylesheet', 'document'].includes(response.request().resourceType())
    if (!isStatic || !response.ok()) return
    if (encoding !== 'br' || !/accept-encoding/i.test(vary)) plain.push(`${response.url()} ${length}`)
  })
  await logIn(page)
  await newProject(page, 'Compressed', 'Single massive element wall')
  await page.waitForLoadState('networkidle')
  await page.goto('/guide/index.html')
  // The little that fits into one packet is sent as it is.
  expect(plain.filter((line) => !(Number(line.split(' ').at(-1)) < 1024))).toEqual([])
})
