import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { connectFirstPage, loadAnew } from './first-load'

const html = readFileSync(join(__dirname, 'index.html'), 'utf8')
const text = (selector: string) => document.querySelector(selector)?.getAttribute('hidden')

beforeEach(() => {
  document.body.innerHTML = /<body>([\s\S]*)<\/body>/.exec(html)?.[1] ?? ''
})

test('[PERF-05] the page itself says that it loads, and says instead that its code did not come', () => {
  const firstPage = connectFirstPage(document, () => undefined)
  expect([text('#loading'), text('#failed')]).toEqual([null, ''])
  firstPage.showFailure()
  expect([text('#loading'), text('#failed')]).toEqual(['', null])
})

test('each of its controls tries again', () => {
  let tries = 0
  connectFirstPage(document, () => (tries += 1))
  for (const control of document.querySelectorAll<HTMLElement>('#slow a, #failed button')) control.click()
  expect(tries).toBe(2)
})

test.each([
  ['https://a.example/projects', 'https://a.example/projects', 'reload'],
  ['https://a.example/guide#keys', 'https://a.example/guide#keys', 'reload'],
  // The link of a mail, which has left the address bar.
  ['https://a.example/reset-password?token=1', 'https://a.example/reset-password', 'replace'],
])('trying again loads %s anew', (address, href, expected) => {
  const calls: string[] = []
  loadAnew(address, {
    href,
    reload: () => void calls.push('reload'),
    replace: (to) => void calls.push(`replace ${String(to)}`),
  })
  expect(calls).toEqual([expected === 'reload' ? 'reload' : `replace ${address}`])
})

test('its colours are those of the theme, whose variables come later', () => {
  const theme = readFileSync(join(__dirname, '../../shared/ui/src/theme/colours.ts'), 'utf8')
  const colours = [...html.matchAll(/--[\w-]+: (#[0-9a-f]{6});/g)].map(([, colour]) => colour)
  expect(colours).toHaveLength(12)
  for (const colour of colours) expect(theme).toContain(colour)
})
