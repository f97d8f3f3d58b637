import { accessSync, constants, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '..')
const REMOTES = ['mf-auth', 'mf-projects', 'mf-editor', 'mf-results', 'mf-print']

test.each(REMOTES)(
  '[MFE-01] %s has a version, a changelog that tells of it, and a CI entry of its own',
  (name) => {
    const { version } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')) as {
      version: string
    }
    const [, newest] = /^## (\S+)/m.exec(readFileSync(join(root, name, 'CHANGELOG.md'), 'utf8')) ?? []
    expect(newest).toBe(version)
    const entry = join(root, '.ci', name)
    accessSync(entry, constants.X_OK)
    const others = REMOTES.filter((other) => other !== name)
    for (const other of others) expect(readFileSync(entry, 'utf8')).not.toContain(other)
  },
)
