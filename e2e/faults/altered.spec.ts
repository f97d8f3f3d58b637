import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/parts.mjs'
import { expect, test, type ListLine } from './faulty-product'
import { guest, drawing } from './guests'
import { forgetFiles, PLACES, placeOf, prepare, recovers, saysSo } from './places'

/** CI flips a byte of each script of two remotes; the full run of all (decision 52). */
const isFull = Number(process.env.SOUNDLEAF_TEST_SCALE ?? '1') >= 10
const FLIPPED = isFull ? PLACES : PLACES.filter(({ remote }) => remote === 'mf-projects')

for (const place of FLIPPED) {
  const { remote, go } = place
  const scripts = readdirSync(join(root, remote, 'dist')).filter((name) => name.endsWith('.js'))
  test(`[SEC-06] M9, B11: one flipped byte in any script of ${remote} (entry, expose, vendors): none of it runs, the place says so, and the rest lives`, async ({
    page,
    product,
  }) => {
    test.setTimeout(600_000)
    await prepare(page, place)
    let asked = 0
    for (const script of scripts) {
      await test.step(script, async () => {
        await forgetFiles(page)
        product.code.set({ match: new RegExp(`^/${remote}/${script.replaceAll('.', '\\.')}`), mode: 'flip' })
        await go(page)
        const isAsked = () => product.code.asked.some((line) => line.includes(script))
        // Parts that are loaded when they are wanted are not wanted here; the schemas (typebox) come with one of them.
        if (script === 'remoteEntry.js' || /remote_tsx|vendors(?!.*typebox)/.test(script))
          await expect.poll(isAsked).toBe(true)
        if (!isAsked()) return void product.code.mend()
        asked += 1
        await saysSo(page, remote)
        if (remote !== 'mf-auth')
          await expect(placeOf(page, remote).getByText('is not the code that was published')).toBeVisible()
        product.code.mend()
        await recovers(page, place)
      })
    }
    expect(asked).toBeGreaterThanOrEqual(2)
  })
}

/** Each field of the list and of a line, gone or of another kind, under a right signature. */
const LIST_FIELDS = ['sequence', 'expires', 'overrideOrigins', 'remotes'] as const
const LINE_FIELDS = ['name', 'entry', 'version', 'contract', 'integrity', 'canary'] as const

test('[SEC-06] M9: every field of the list, signed and missing or wrong: nothing runs, the place says so, and the shell lives', async ({
  page,
  product,
}) => {
  await product.publishFixture('mf-auth', guest('mf-auth', drawing('It ran')))
  const good = product.file()
  const list = product.published()
  const ofAuth = (change: (line: ListLine) => object) => ({
    ...list,
    remotes: list.remotes.map((line) => (line.name === 'mf-auth' ? change(line) : line)),
  })
  const without = (record: object, field: string) =>
    Object.fromEntries(Object.entries(record).filter(([key]) => key !== field))
  const lists: readonly (readonly [string, object])[] = [
    ...LIST_FIELDS.map((field) => [`no ${field}`, without(list, field)] as const),
    ...LINE_FIELDS.map((field) => [`no ${field}`, ofAuth((line) => without(line, field))] as const),
    ...LINE_FIELDS.map((field) => [`${field} of 7`, ofAuth((line) => ({ ...line, [field]: 7 }))] as const),
    ['an unknown field', { ...list, onload: 'x' }],
    ['an unknown field of a line', ofAuth((line) => ({ ...line, onload: 'x' }))],
    ['a remote twice', { ...list, remotes: [...list.remotes, ...list.remotes] }],
    ['50 000 lines', { ...list, remotes: Array.from({ length: 50_000 }, () => list.remotes[0]) }],
    ['expired', { ...list, expires: '2020-01-01T00:00:00.000Z' }],
  ]
  for (const [what, bad] of lists) {
    await test.step(what, async () => {
      await product.publishRaw(bad)
      product.code.asked.length = 0
      await page.goto('/')
      await saysSo(page, 'mf-auth')
      expect(product.code.asked).toEqual([])
      await expect(page.getByText('It ran')).toHaveCount(0)
    })
  }
  product.replay(good)
  await page.goto('/')
  await expect(page.getByText('It ran')).toBeVisible()
})

test('[SEC-06] M9: an older list that is played again is not believed; the newer one stands in', async ({
  page,
  product,
}) => {
  await product.publishFixture('mf-auth', guest('mf-auth', drawing('The old one')))
  const old = product.file()
  await product.publishFixture('mf-auth', guest('mf-auth', drawing('The new one')))
  await page.goto('/')
  await expect(page.getByText('The new one')).toBeVisible()
  product.replay(old)
  await page.reload()
  await expect(page.getByText('The new one')).toBeVisible()
  await expect(page.getByText('could not be read or checked')).toBeVisible()
  // Another browser has seen neither; for it the old list is a list, until it expires.
})
