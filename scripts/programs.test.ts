import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

test('[OPS-02] a program that is missing and cannot be installed is named, and nothing passes without it', () => {
  const module = JSON.stringify(join(__dirname, 'programs.mjs'))
  // An empty path has neither the browser nor Debian's installer.
  const script = `import(${module}).then(({ ensureProgram }) => ensureProgram('chromium')).catch((error) => console.log(error.message))`
  const output = execFileSync(process.execPath, ['-e', script], { env: { PATH: '' }, encoding: 'utf8' })
  expect(output).toContain('chromium')
  expect(output).toContain('Install')
})
