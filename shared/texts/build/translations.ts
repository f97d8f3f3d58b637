import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the tests of the translations read: the catalogues as they stand in the files. */
export type Catalogue = Readonly<Record<string, string>>

const ROOT = join(__dirname, '../../..')
export const TRANSLATIONS = join(ROOT, 'languages')

/** The pages of the user guide: a part whose texts are their own keys. */
const GUIDE = join(ROOT, 'docs/guide')

/** `part: { key: text }` of English, as the build reads it: in Node, for its modules are not Jest's. */
export function englishCatalogues(): ReadonlyMap<string, Catalogue> {
  const program = `
    import { readdirSync, readFileSync } from 'node:fs'
    import { partOf, readCatalogue, textsOfPage } from ${JSON.stringify(join(__dirname, 'index.mjs'))}
    const files = ${JSON.stringify(catalogueFiles())}
    const parts = await Promise.all(files.map(async (file) => [partOf(file), await readCatalogue(file)]))
    const pages = readdirSync(${JSON.stringify(GUIDE)}).filter((name) => name.endsWith('.html'))
    const said = pages.flatMap((name) => textsOfPage(readFileSync(${JSON.stringify(`${GUIDE}/`)} + name, 'utf8')))
    parts.push(['guide', Object.fromEntries(said.map((text) => [text, text]))])
    console.log(JSON.stringify(Object.fromEntries(parts)))`
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
  return new Map(Object.entries(JSON.parse(printed) as Readonly<Record<string, Catalogue>>))
}

/** The catalogues of every part: one, or several that are loaded apart. */
function catalogueFiles(): string[] {
  const folders = [...foldersIn('.'), ...foldersIn('shared')].flatMap((folder) => [
    join(folder, 'src/texts'),
    join(folder, 'standalone/texts'),
  ])
  const holders = folders
    .filter((folder) => existsSync(join(ROOT, folder)))
    .flatMap((folder) => [folder, ...foldersIn(folder)])
  return holders.map((folder) => join(ROOT, folder, 'en.ts')).filter((file) => existsSync(file))
}

function foldersIn(folder: string): string[] {
  const entries = readdirSync(join(ROOT, folder), { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name))
}

/** A part's texts of another language; none where it has no file. */
export function translationOf(language: string, part: string): Catalogue {
  const file = join(TRANSLATIONS, language, `${part}.json`)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Catalogue) : {}
}
