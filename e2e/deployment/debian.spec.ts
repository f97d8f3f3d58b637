import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { remotes, root } from '../../scripts/parts.mjs'
import { ensureProgram } from '../../scripts/programs.mjs'
import { isThrowAwayPossible, SPACES } from './spaces'

interface Run {
  readonly command: string
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}
interface Report {
  readonly done: readonly Run[]
  readonly account: unknown
  readonly proxyLog: string
  readonly refreshed: Run
  readonly again: Run
  readonly units: Run
  readonly secrets: Run
  readonly stolen: Run
}

test('[OPS-07] a newcomer deploys by the lines of docs/operating.md, and the first person logs in', () => {
  // CI's machines have namespaces, so that it runs there; a machine without them says why it cannot.
  test.skip(!isThrowAwayPossible(), 'a machine to throw away takes namespaces')
  test.setTimeout(1_200_000)
  ensureProgram('nginx')
  ensureProgram('postgres')
  const script = join(import.meta.dirname, 'throw-away-root.sh')
  const steps = '/srv/soundleaf/e2e/deployment/debian-steps.mjs'
  const { stdout, stderr, status } = spawnSync('unshare', [...SPACES, 'sh', script, root, steps], {
    encoding: 'utf8',
  })
  expect({ status, stderr }).toMatchObject({ status: 0 })
  const report = JSON.parse(stdout) as Report

  const failed = report.done.filter(({ status: code }) => code !== 0)
  expect(failed).toEqual([])
  expect(report.done.map(({ command }) => command.split(' ')[0])).toEqual([
    'deploy/debian/install.sh',
    'systemctl',
    'soundleaf-admin',
    'soundleaf-admin',
    'soundleaf-admin',
    'soundleaf-admin',
  ])
  expect(report).toMatchObject({
    chosen: 200,
    login: 200,
    account: { email: 'anna@soundleaf.example', license: 'full' },
    page: { status: 200, hsts: expect.stringContaining('max-age=') },
    entries: remotes.map(() => 200),
    embed: 200,
    // Figures are for the monitoring, which asks the servers themselves.
    metrics: 404,
  })
  expect(report.proxyLog).toMatch(/"POST \/api\/authorize\/login" 200 \d+ [\d.]+ [0-9a-f]{32}$/m)
  expect(report.proxyLog).not.toContain('?')
  // The list is signed again by its own user; a second installation changes no key and no setting.
  expect(report.refreshed).toMatchObject({ status: 0, stdout: expect.stringContaining('good until') })
  expect(report.again).toMatchObject({ status: 0 })
  expect(report.units).toMatchObject({ status: 0, stdout: '', stderr: '' })
  expect(report.secrets.stdout.split('\n')).toEqual([
    '/etc/soundleaf/soundleaf.env root:soundleaf 640',
    '/etc/soundleaf/remotes/key.pem soundleaf-remotes:soundleaf-remotes 600',
    '/etc/soundleaf/tls/key.pem root:root 600',
    '',
  ])
  expect(report.stolen).toMatchObject({ status: 1, stdout: '' })
})
