import { spawn, spawnSync } from 'node:child_process'
import { createHash, createPublicKey, verify } from 'node:crypto'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const folder = mkdtempSync(join(tmpdir(), 'soundleaf-publish-'))
const program = join(__dirname, '../remotes.mjs')
const ORIGIN = 'https://static.example'
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A built remote of some version. */
function built(version: string): string {
  const dist = join(folder, `dist-${version}`)
  mkdirSync(dist, { recursive: true })
  const entry = `/* ${version} */`
  writeFileSync(join(dist, 'remoteEntry.js'), entry)
  for (let at = 0; at < 30; at += 1)
    writeFileSync(join(dist, `chunk${at}.js`), `/* ${version} ${at} */`.repeat(2000))
  const integrity = `sha384-${createHash('sha384').update(entry).digest('base64')}`
  writeFileSync(
    join(dist, 'remote.json'),
    JSON.stringify({ name: 'mf-print', version, contract: '1.0.0', integrity }),
  )
  return dist
}

function storeOf(name: string) {
  const store = join(folder, name)
  const key = join(folder, 'key.pem')
  const args = ['--store', store, '--origin', ORIGIN, '--key', key]
  const remotes = (...command: string[]) => {
    const { stdout, stderr, status } = spawnSync(process.execPath, [program, ...command, ...args], {
      encoding: 'utf8',
    })
    return { text: stdout + stderr, status }
  }
  const publicKey = remotes('key').text.split('\n')[0] ?? ''
  /** What a shell would see; throws where it would refuse. */
  const seen = () => {
    const spki = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
    const fits = (text: string, signature: Buffer) =>
      verify('sha256', Buffer.from(text), { key: spki, dsaEncoding: 'ieee-p1363' }, signature)
    const [header = '', payload = '', signature = ''] = readFileSync(
      join(store, 'remotes.jws'),
      'utf8',
    ).split('.')
    // The name by which a shell with two keys chooses (RFC 7515, 4.1.4).
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({
      alg: 'ES256',
      kid: createHash('sha256').update(publicKey, 'base64').digest('base64url'),
    })
    if (!fits(`${header}.${payload}`, Buffer.from(signature, 'base64url')))
      throw new Error('The signature is wrong.')
    const { sequence, remotes: lines } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
      sequence: number
      remotes: {
        entry: string
        version: string
        integrity: string
        canary: { percent: number; version: string } | null
      }[]
    }
    for (const { entry, integrity } of lines) {
      const file = readFileSync(join(store, entry.slice(ORIGIN.length)))
      if (`sha384-${createHash('sha384').update(file).digest('base64')}` !== integrity)
        throw new Error(`${entry} is another.`)
    }
    return { sequence, line: lines[0] }
  }
  /** What a shell of the last release would see. */
  const seenByLastRelease = () => {
    const file = JSON.parse(readFileSync(join(store, 'remotes.json'), 'utf8')) as Record<string, string>
    const { list = '', signature = '' } = file
    const spki = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
    const key = { key: spki, dsaEncoding: 'ieee-p1363' } as const
    if (!verify('sha256', Buffer.from(list), key, Buffer.from(signature, 'base64')))
      throw new Error('The signature is wrong.')
    return { fields: Object.keys(file).sort(), list: JSON.parse(list) as { sequence: number } }
  }
  return { store, args, remotes, seen, seenByLastRelease }
}

test('[OPS-05] a build is published, listed, tried by a share, promoted and rolled back, each by one command', () => {
  const { remotes, seen, store } = storeOf('life')
  expect(remotes('list').text).toBe('Nothing is published yet.\n')
  expect(remotes('publish', 'mf-print', '--dist', built('1.0.0'))).toMatchObject({ status: 0 })
  expect(seen()).toMatchObject({ sequence: 1, line: { version: '1.0.0', canary: null } })
  expect(remotes('publish', 'mf-print', '--dist', built('1.0.0'), '--canary', '5').text).toContain(
    'is the build for all already',
  )

  remotes('publish', 'mf-print', '--dist', built('1.1.0'), '--canary', '5')
  expect(seen()).toMatchObject({
    sequence: 2,
    line: { version: '1.0.0', canary: { percent: 5, version: '1.1.0' } },
  })
  expect(remotes('list').text).toMatch(
    /1\.1\.0-[0-9a-f]{12} {2}← canary, 5 %\n {2}1\.0\.0-[0-9a-f]{12} {2}← runs/,
  )

  remotes('promote', 'mf-print')
  expect(seen().line).toMatchObject({ version: '1.1.0', canary: null })
  remotes('rollback', 'mf-print')
  expect(seen()).toMatchObject({ sequence: 4, line: { version: '1.0.0' } })
  expect(remotes('rollback', 'mf-print').text).toContain('has no build before 1.0.0')
  expect(remotes('refresh').status).toBe(0)
  expect(seen().sequence).toBe(5)

  expect(readdirSync(join(store, 'mf-print'))).toHaveLength(2)
  for (const build of readdirSync(join(store, 'mf-print'))) utimesSync(join(store, 'mf-print', build), 0, 0)
  // However old it is: the tabs of a moment ago run it.
  expect(remotes('prune').text).toBe('')
  const left = join(store, '.left/mf-print')
  for (const build of readdirSync(left)) utimesSync(join(left, build), 0, 0)
  expect(remotes('prune').text).toMatch(/^deleted mf-print 1\.1\.0-/)
  expect(seen().line).toMatchObject({ version: '1.0.0' })
})

test.each([
  [['publish', 'mf-evil'], 'is no remote'],
  [['publish', 'mf-print', '--canary', '0'], '--canary must be a number'],
  [['rollback', 'mf-print', '9.9.9'], 'was never published'],
  [['nothing'], 'npm run remotes -- COMMAND'],
])('[OPS-05] %j says what is wrong and changes nothing', (command, text) => {
  const { remotes, store } = storeOf('wrong')
  const { status, text: said } = remotes(...command)
  expect([status, said]).toEqual([1, expect.stringContaining(text)])
  expect(existsSync(join(store, 'remotes.jws'))).toBe(false)
})

test('[OPS-05] a build is a folder of its remote and nothing else: neither a way out of it nor the build of another', () => {
  const { remotes, seen, store } = storeOf('ways-out')
  remotes('publish', 'mf-print', '--dist', built('1.0.0'))
  const [build = ''] = readdirSync(join(store, 'mf-print'))
  for (const way of ['..', '.', '../..', `../mf-print/${build}`, `${build}/`, `./${build}`, '/etc']) {
    expect(remotes('rollback', 'mf-print', way)).toMatchObject({
      status: 1,
      text: expect.stringContaining('has no build') as unknown,
    })
  }
  expect(remotes('publish', 'mf-editor', '--dist', built('1.0.0')).text).toContain(
    'is a build of mf-print, not of mf-editor',
  )
  expect(seen()).toMatchObject({ sequence: 1, line: { version: '1.0.0' } })
})

test('[OPS-05] an origin may end in a slash, and is refused with a path, which browsers would not ask for', () => {
  const { remotes, seen } = storeOf('origins')
  expect(remotes('refresh', '--override-origin', 'https://preview.example/').status).toBe(0)
  expect(remotes('refresh', '--override-origin', 'https://preview.example/x').text).toContain('is no origin')
  expect(remotes('refresh', '--override-origin', 'javascript:alert(1)').text).toContain('is no origin')
  expect(seen().sequence).toBe(1)
})

test('[OPS-05] a build that is not what it says is not published', () => {
  const { remotes } = storeOf('spoilt')
  const dist = built('3.0.0')
  writeFileSync(join(dist, 'remoteEntry.js'), 'something else')
  expect(remotes('publish', 'mf-print', '--dist', dist).text).toContain('is not what its remote.json says')
})

test('[OPS-05, MFE-05] a publication that is killed at any moment leaves the old build or the new one in force', async () => {
  const { remotes, seen, args, store } = storeOf('kills')
  remotes('publish', 'mf-print', '--dist', built('1.0.0'))
  const kills = Math.ceil(8 * Number(process.env.SOUNDLEAF_TEST_SCALE ?? '1'))
  for (let kill = 0; kill < kills; kill += 1) {
    const dist = built(`2.0.${kill}`)
    const child = spawn(process.execPath, [program, 'publish', 'mf-print', '--dist', dist, ...args], {
      stdio: 'ignore',
    })
    await wait(40 + ((kill * 97) % 400))
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    expect(seen().line?.version).toMatch(/^(1\.0\.0|2\.0\.\d+)$/)
  }
  // The one that was killed is no owner of the store any more.
  expect(remotes('publish', 'mf-print', '--dist', built('3.0.0')).status).toBe(0)
  expect(seen().line?.version).toBe('3.0.0')
  expect(readdirSync(store).filter((name) => name === '.publishing')).toEqual([])
})

test('[OPS-05] two publications at once lose neither', () => {
  const { remotes, seen, store } = storeOf('two')
  mkdirSync(store, { recursive: true })
  writeFileSync(join(store, '.publishing'), String(process.pid))
  expect(remotes('publish', 'mf-print', '--dist', built('1.0.0')).text).toContain(
    `Process ${process.pid} is publishing`,
  )
  // A process that has the number of one that was killed is not the one.
  writeFileSync(join(store, '.publishing'), `${process.pid} of another start`)
  remotes('publish', 'mf-print', '--dist', built('1.0.0'))
  expect(seen().line).toMatchObject({ version: '1.0.0' })
})

test('[OPS-05, MFE-04] for one release the list is also there in the form of the one before, and goes on from what its scripts signed', () => {
  const { remotes, seen, seenByLastRelease, store } = storeOf('roll-over')
  remotes('publish', 'mf-print', '--dist', built('1.0.0'))
  expect(seenByLastRelease()).toMatchObject({ fields: ['list', 'signature'], list: { sequence: 1 } })
  const ofLastRelease = readFileSync(join(store, 'remotes.json'), 'utf8')
  remotes('publish', 'mf-print', '--dist', built('1.1.0'))
  // A store that only scripts of the last release have written to.
  writeFileSync(join(store, 'remotes.json'), ofLastRelease)
  rmSync(join(store, 'remotes.jws'))
  expect(remotes('refresh').status).toBe(0)
  expect(seen()).toMatchObject({ sequence: 2, line: { version: '1.0.0' } })
})
