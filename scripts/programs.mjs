// Programs that tests need and npm does not bring: the one on the path, else Debian's, else a clear stop.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(existsSync)

/** Debian keeps initdb and pg_ctl off the path, in a folder per version. */
function postgresFolder() {
  const versions = '/usr/lib/postgresql'
  if (!existsSync(versions)) return undefined
  return readdirSync(versions)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(versions, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))
}

const PROGRAMS = {
  // Without windows it needs a quarter less of the processor than the whole browser does.
  chromium: {
    packages: ['chromium-headless-shell'],
    find: () =>
      process.env.CHROMIUM ??
      ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(onPath).find(Boolean),
  },
  postgres: { packages: ['postgresql'], find: () => onPath('initdb') ?? postgresFolder() },
  nginx: {
    packages: ['nginx-light'],
    find: () => onPath('nginx') ?? ['/usr/sbin/nginx'].find(existsSync),
  },
  pdf: { packages: ['poppler-utils'], find: () => onPath('pdftotext') },
}

/** The program's path; installs Debian's package when it is missing and that is possible. */
export function ensureProgram(name) {
  const { packages, find } = PROGRAMS[name]
  const found = find()
  if (found !== undefined) return found
  const missing = `The tests need ${name}. Install Debian's package ${packages.join(' ')} and run them again.`
  if (process.getuid?.() !== 0 || onPath('apt-get') === undefined) throw new Error(missing)
  const stdio = ['ignore', process.stderr, process.stderr]
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio, env })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { stdio, env })
  } catch {
    throw new Error(missing)
  }
  const installed = find()
  if (installed === undefined) throw new Error(missing)
  return installed
}
