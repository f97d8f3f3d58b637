import { base64url, decodeProtectedHeader } from 'jose'
import { memoryOf } from '../testing/memory'
import { readRemoteList } from './list-reader'
import { BASE, createSigner, line, list, type Signer } from '../testing/signed-list'

const NOW = Date.parse('2026-05-20T12:00:00.000Z')
const HOUR_MS = 3_600_000

let signer: Signer
beforeAll(async () => {
  signer = await createSigner()
})

/** A browser that remembers, and what `/remotes.jws` answers it. */
function browser(key = signer.key) {
  const kept = new Map<string, string>()
  const reports: string[] = []
  const read = (
    answer: string | Response | Error,
    { now = NOW, served = now }: { now?: number; served?: number | null } = {},
  ) =>
    readRemoteList({
      fetch: () => {
        if (answer instanceof Error) return Promise.reject(answer)
        if (answer instanceof Response) return Promise.resolve(answer)
        const headers = new Headers()
        if (served !== null) headers.set('date', new Date(served).toUTCString())
        return Promise.resolve(new Response(answer, { headers }))
      },
      base: BASE,
      key,
      memory: memoryOf(kept),
      now: () => now,
      report: (message) => reports.push(message),
    })
  return { read, kept, reports }
}

test('[SEC-06] a list in order is believed', async () => {
  const read = await browser().read(await signer.sign(list))
  expect(read.ok && read.value.list.remotes.get('mf-auth')?.usual.entry).toBe(line.entry)
  expect(read.ok && read.value.insteadSince).toBeNull()
})

test('[SEC-18] while one key takes the place of another, a list under either is believed, and under no third', async () => {
  const [next, stranger] = [await createSigner(), await createSigner()]
  const both = `${signer.key} ${next.key}`
  for (const [name, jws, ok] of [
    ['old', await signer.sign(list), true],
    ['new', await next.sign(list), true],
    ['old, by scripts that name no key', await signer.sign(list, null), true],
    ['stranger’s', await stranger.sign(list), false],
    ['stranger’s under the new one’s name', await stranger.sign(list, await kidOf(next)), false],
  ] as const)
    expect({ name, ok: (await browser(both).read(jws)).ok }).toEqual({ name, ok })
  expect((await browser(next.key).read(await signer.sign(list))).ok).toBe(false)
})

const kidOf = async (one: Signer) => decodeProtectedHeader(await one.sign(list)).kid ?? null

test('[SEC-06] no flipped byte of the file is believed, wherever it is', async () => {
  const file = await signer.sign(list)
  for (let at = 0; at < file.length; at += 5) {
    const letter = String.fromCharCode(file.charCodeAt(at) ^ 1)
    const flipped = `${file.slice(0, at)}${letter}${file.slice(at + 1)}`
    expect({ at, ok: (await browser().read(flipped)).ok }).toEqual({ at, ok: false })
  }
})

/** The three parts of a JWS: header, list, signature. */
const parts = async () => (await signer.sign(list)).split('.')
const header = (fields: object) => base64url.encode(JSON.stringify(fields))

test.each<[string, () => Promise<string>]>([
  ['a key of somebody else', async () => (await createSigner()).sign(list)],
  ['no signature', async () => (await parts()).slice(0, 2).join('.')],
  ['no list', async () => (await parts()).with(1, '').join('.')],
  ['an empty signature', async () => (await parts()).with(2, '').join('.')],
  ['a further part', async () => [...(await parts()), 'more'].join('.')],
  [
    'a header that asks for no signature',
    async () => (await parts()).with(0, header({ alg: 'none' })).join('.'),
  ],
  [
    'a header that names another algorithm',
    async () => (await parts()).with(0, header({ alg: 'HS256' })).join('.'),
  ],
  ['garbage', () => Promise.resolve('<!doctype html>')],
])('[SEC-06] a file with %s is refused', async (_what, file) => {
  expect((await browser().read(await file())).ok).toBe(false)
})

test('[SEC-06] a page that names no key believes no list', async () => {
  expect((await browser('').read(await signer.sign(list))).ok).toBe(false)
})

test('[SEC-06] an expired list is refused by the clock of the server, whatever this computer thinks', async () => {
  const file = await signer.sign({ ...list, expires: new Date(NOW).toISOString() })
  expect((await browser().read(file, { served: NOW + HOUR_MS, now: NOW - 40 * 24 * HOUR_MS })).ok).toBe(false)
  expect((await browser().read(file, { served: NOW - HOUR_MS, now: NOW + 40 * 24 * HOUR_MS })).ok).toBe(true)
  expect((await browser().read(file, { served: null, now: NOW + HOUR_MS })).ok).toBe(false)
})

test('[SEC-06] a lower sequence than was seen is an old list played again: the newer one stands in', async () => {
  const { read, reports } = browser()
  await read(await signer.sign(list))
  const old = { ...list, sequence: 6, remotes: [] }
  const again = await read(await signer.sign(old), { now: NOW + HOUR_MS })
  expect(again.ok && again.value).toMatchObject({ list: { sequence: 7 }, insteadSince: new Date(NOW) })
  expect(reports.join()).toContain('older than number 7')
  // Another key is another history: a development database that was made anew begins at 1.
  const other = await createSigner()
  const fresh = browser(other.key)
  expect((await fresh.read(await other.sign({ ...list, sequence: 1 }))).ok).toBe(true)
})

test('[MFE-03] the last good list stands in for a day, then nothing does', async () => {
  const { read } = browser()
  await read(await signer.sign(list))
  for (const failed of [new Error('offline'), new Response('', { status: 404 }), '}{'])
    expect((await read(failed, { now: NOW + 23 * HOUR_MS })).ok).toBe(true)
  expect((await read(new Error('offline'), { now: NOW + 25 * HOUR_MS })).ok).toBe(false)
  expect((await read(new Error('offline'), { now: NOW - HOUR_MS })).ok).toBe(false)
})

test('[SEC-06] what was kept is verified again', async () => {
  const { read, kept } = browser()
  await read(await signer.sign(list))
  const [header = '', payload = '', signature = ''] = (await signer.sign(list)).split('.')
  const evil = new TextDecoder().decode(base64url.decode(payload)).replace('auth.example', 'evil.example')
  const forged = [header, base64url.encode(evil), signature].join('.')
  for (const [name, value] of kept) kept.set(name, value.replace(/[\w-]+\.[\w-]+\.[\w-]+/, forged))
  expect((await read(new Error('offline'))).ok).toBe(false)
})
