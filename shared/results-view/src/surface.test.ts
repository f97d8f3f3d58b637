import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as resultsView from './index'

const read = (file: string): unknown => JSON.parse(readFileSync(join(__dirname, '..', file), 'utf8'))

test('[MFE-04] the names that the shell lends are those of this version: one more is a new minor, one less a new major', () => {
  const { version } = read('package.json') as { version: string }
  // A remote that needs a name which an older shell lacks must be refused by version, before it throws. Who changes
  // the names changes the version in package.json, and both in surface.json.
  expect({ version, names: Object.keys(resultsView).sort() }).toEqual(read('surface.json'))
})
