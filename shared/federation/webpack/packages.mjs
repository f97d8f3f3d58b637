import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A folder's package.json. */
export const readPackage = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** The version of the contract that the package in a folder is built against. */
export function contractVersionFor(folder) {
  const source = readFileSync(join(folder, 'node_modules/@soundleaf/contracts/src/version.ts'), 'utf8')
  const [, version] = /CONTRACT_VERSION = '(.+)'/.exec(source) ?? []
  if (version === undefined) throw new Error('The contract states no version.')
  return version
}
