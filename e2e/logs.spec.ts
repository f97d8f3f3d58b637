import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { LOGS } from './product'

/** What no log may hold, whoever wrote the line. */
const SECRETS: readonly (readonly [string, RegExp])[] = [
  ['an access token', /eyJ[\w-]+\.[\w-]+\.[\w-]+/],
  ['a refresh token', /soundleaf-refresh=|"refreshToken":"[^[]/],
  ['a token, password or address in a URL', /[?&](token|password|newpassword|email)=/i],
  ['an address of a person', /[\w.+%-]+(@|%40)[\w-]+\.[a-z]{2,}\b/i],
  ['the password of the accounts', /soundleaf-demo/],
  ['an authorization', /bearer /i],
]

test('[SEC-10] the logs of the run hold no token, no password and no address of a person', () => {
  const files = existsSync(LOGS) ? readdirSync(LOGS).filter((name) => name.endsWith('.log')) : []
  expect(files).not.toEqual([])
  for (const file of files) {
    const lines = readFileSync(join(LOGS, file), 'utf8').split('\n')
    // A server that was started answered at least whether it is healthy; a proxy may have had no errors.
    if (/^\d+\.log$/.test(file))
      expect(lines.filter((line) => line.includes('"msg":"answered"')).length, file).toBeGreaterThan(0)
    for (const [what, pattern] of SECRETS)
      expect(
        lines.filter((line) => pattern.test(line) && !isOfOutbox(line)).slice(0, 3),
        `${what} in ${file}`,
      ).toEqual([])
  }
})

/** Without a mail server, and only then and outside production, the log has the links of emails. */
const isOfOutbox = (line: string): boolean =>
  line.includes('"msg":"no mail server is set: email written to a file"') && line.includes('"links":[')
