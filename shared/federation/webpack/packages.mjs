import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A folder's package.json. */
export const readPackage = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** The version of the contract that the package in a folder is built against. */
export const contractVersionFor = (folder) =>
  readPackage(join(folder, 'node_modules/@soundleaf/contracts')).version
