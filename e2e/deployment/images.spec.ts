import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { root } from '../../scripts/parts.mjs'
import { ensureProgram } from '../../scripts/programs.mjs'
import { isThrowAwayPossible, SPACES } from './spaces'

test('[OPS-07] the images of server and remotes hold what they need, and run without rights on a file system that cannot be written', () => {
  // CI's machines have namespaces, so that it runs there; a machine without them says why it cannot.
  test.skip(!isThrowAwayPossible(), 'an image is unpacked and run in namespaces')
  test.setTimeout(1_200_000)
  ensureProgram('nginx')
  const folder = mkdtempSync(join(tmpdir(), 'soundleaf-images-'))
  const store = join(folder, 'store')
  const node = (script: string, ...args: string[]) =>
    execFileSync(process.execPath, [join(root, script), ...args], {
      env: { ...process.env, REMOTES_STORE: store },
      encoding: 'utf8',
    })
  const signing = ['--store', store, '--origin', 'https://static.soundleaf.example']
  const key = ['--key', join(folder, 'key.pem')]
  node('scripts/remotes.mjs', 'key', ...key)
  node('scripts/remotes.mjs', 'publish', 'mf-auth', '--dist', join(root, 'mf-auth/dist'), ...signing, ...key)
  const context = join(folder, 'context')
  node('scripts/image-context.mjs', context)

  const steps = join(import.meta.dirname, 'image-steps.mjs')
  const { stdout, stderr, status } = spawnSync(
    'unshare',
    [
      ...SPACES,
      'sh',
      '-c',
      'mount -t proc proc /proc && ip link set lo up && exec "$0" "$@"',
      process.execPath,
      steps,
      context,
      folder,
    ],
    { encoding: 'utf8' },
  )
  expect({ status, stderr }).toMatchObject({ status: 0 })
  expect(JSON.parse(stdout)).toMatchObject({
    // As it is shipped it is for production, and says what production needs.
    refusal: { code: 1, output: expect.stringContaining('DATABASE_URL is missing') },
    migration: { code: 0, output: expect.stringContaining('The database has schema') },
    page: 200,
    login: 200,
    owner: '10001',
    stopped: 0,
    entry: { status: 200, cache: 'public, max-age=31536000, immutable' },
    list: 404,
    nginx: '',
  })
  rmSync(folder, { recursive: true, force: true })
})
