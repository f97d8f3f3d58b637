import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '..')
const REMOTES = readdirSync(root).filter((name) => name.startsWith('mf-'))

test.each(REMOTES)(
  '[MFE-01] %s has a version, a changelog that tells of it, and a CI entry of its own',
  (name) => {
    const { version, scripts } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')) as {
      version: string
      scripts: Readonly<Record<string, string>>
    }
    const [, newest] = /^## (\S+)/m.exec(readFileSync(join(root, name, 'CHANGELOG.md'), 'utf8')) ?? []
    expect(newest).toBe(version)
    const [program, script = '', ...names] = scripts.ci?.split(' ') ?? []
    expect([program, existsSync(join(root, name, script)), names]).toEqual(['node', true, [name]])
  },
)
