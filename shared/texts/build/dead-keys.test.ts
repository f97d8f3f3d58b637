import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { englishCatalogues } from './translations'

const ROOT = join(__dirname, '../../..')
const PARTS = /^(?:mf-|shell$|server$|engine$)/
/** Keys of these are codes of the contract: the compiler holds the catalogues to them. */
const BY_CODES = new Set(['messages-failures', 'messages-calculation', 'messages-account'])
/** What is said in English is its own key. */
const BY_TEXT = /names$|^guide$/

/** The code of all parts, catalogues and tests left out. */
function code(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return /^(?:node_modules|dist|\.types)$/.test(entry.name) ? [] : code(path)
    const isCode = /\.(?:tsx?|mjs|html)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)
    return isCode && !relative(ROOT, path).endsWith(`${sep}en.ts`) ? [readFileSync(path, 'utf8')] : []
  })
}

test('[BEY-12] no catalogue has a text that nothing says', () => {
  const folders = readdirSync(ROOT).filter((name) => PARTS.test(name))
  const all = [...folders, 'shared'].flatMap((name) => code(join(ROOT, name))).join('\n')
  // `solve.${cost}` says every key that begins so; what is a point and parameters would say all of them.
  const templates = [...all.matchAll(/`([\w.]*(?:\$\{[^`}]*\}[\w.]*)+)`/g)].map(([, text = '']) => text)
  const patterns = [...new Set(templates)]
    .map((text) => text.split(/\$\{[^}]*\}/))
    .filter((pieces) => pieces.join('').length > 2)
    .map((pieces) => new RegExp(`^${pieces.map(escaped).join('.+')}$`))
  const dead = [...englishCatalogues()].flatMap(([part, texts]) =>
    BY_CODES.has(part) || BY_TEXT.test(part)
      ? []
      : Object.keys(texts)
          .filter((key) => !all.includes(`'${key}'`) && !all.includes(`"${key}"`))
          .filter((key) => !patterns.some((pattern) => pattern.test(key)))
          .map((key) => `${part} "${key}"`),
  )
  expect(dead).toEqual([])
})

const escaped = (text: string) => text.replace(/\./g, '\\.')
