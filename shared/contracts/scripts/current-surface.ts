import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as contract from '../src/index'
import { surfaceText } from './surface'

export { CONTRACT_VERSION } from '../src/index'
export { ANSWER_CHECK_FILE, answerCheck } from './answer-check'
export { decideVersion } from './decide-version'
export { FILE_SCHEMA_FILE, fileSchema } from './file-schema'

/** What every part carries in its own code: none of it is handed from one part to another. */
const INNER: readonly string[] = ['calculation.ts', 'ratings.ts', 'remotes-list.ts', 'requirement.ts']

/** The surface of today's sources in the package's folder. */
export function currentSurface(folder: string): string {
  const src = join(folder, 'src')
  const sources = readdirSync(src)
    .filter(
      (name) => name.endsWith('.ts') && !/\.(test|check|generated)\.ts$/.test(name) && !INNER.includes(name),
    )
    .sort()
    .map((name) => readFileSync(join(src, name), 'utf8'))
  return surfaceText(contract.CONTRACT_VERSION, contract, sources)
}
