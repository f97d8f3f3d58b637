// Holds the tree against three rules that no linter knows: a folder has more than one subject in it, a file has one,
// and nothing of more than twelve lines stands twice.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const LONGEST_FILE = 300
const LONGEST_REPEAT = 12

const isTest = (file) =>
  /\.(test|spec|check)\.tsx?$|(^|\/)(testing|gallery|samples|pictures)\/|^e2e\//.test(file)

/** Tables: files whose lines are rows of facts, however many there are. A comment says what each is a table of. */
const TABLES = [
  '.dependency-cruiser.mjs', // who may import whom
]
const isTable = (file) => TABLES.includes(file) || /\/texts\/(?:[a-z-]+\/)?[a-z-]+\.ts$/.test(file)

/** The source files of the repository, tests left out, with their lines. */
export function readSources(root) {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  })
  return String(listed)
    .split('\n')
    .filter((file) => /\.(ts|tsx|mjs|js|jsx)$/.test(file) && !isTest(file) && existsSync(join(root, file)))
    .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n') }))
}

/** Folders with a single source file; a package's own folder and its `src` may have one. */
export function lonelyFolders(sources, isPackage) {
  const counts = new Map()
  for (const folder of sources.map(({ file }) => dirname(file)))
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  return [...counts]
    .filter(([folder, count]) => count === 1 && !isPackage(folder))
    .filter(([folder]) => !(folder.endsWith('/src') && isPackage(dirname(folder))))
    .map(([folder]) => `${folder} holds one source file`)
}

/** Files above the longest length that are no tables. */
export function longFiles(sources) {
  return sources
    .filter(({ file, lines }) => lines.length - 1 > LONGEST_FILE && !isTable(file))
    .map(({ file, lines }) => `${file} has ${lines.length - 1} lines`)
}

/** Passages that stand twice, blank lines, imports and comments left out. */
export function repeats(sources) {
  const places = new Map()
  const found = new Map()
  for (const { file, lines } of sources.filter((source) => !isTable(source.file))) {
    const code = statementsOf(lines)
    for (let at = 0; at + LONGEST_REPEAT < code.length; at += 1) {
      const passage = code.slice(at, at + LONGEST_REPEAT + 1)
      const key = passage.map(({ text }) => text).join('\n')
      const first = places.get(key)
      if (first === undefined) places.set(key, { file, line: passage[0].line })
      else if (first.file !== file || passage[0].line - first.line > LONGEST_REPEAT)
        if (!found.has(`${first.file} ${file}`))
          // One report for each pair of files: the passage's later windows belong to the same repeat.
          found.set(
            `${first.file} ${file}`,
            `${first.file}:${first.line} stands again at ${file}:${passage[0].line}`,
          )
    }
  }
  return [...found.values()]
}

/** The lines that say something, without indentation. An import or a re-export of many lines is left out as a whole. */
function statementsOf(lines) {
  let isInImport = false
  return lines.flatMap((raw, index) => {
    const text = raw.trim()
    if (/^(import|export) (type )?\{$/.test(text)) isInImport = true
    if (isInImport) {
      if (text.startsWith('}')) isInImport = false
      return []
    }
    const saysNothing = /^$|^(import|export .* from) |^\/\/|^\/?\*|^[\])}>;,]+$/.test(text)
    return saysNothing ? [] : [{ text, line: index + 1 }]
  })
}

if (process.argv[1] === import.meta.filename) {
  const root = join(import.meta.dirname, '..')
  const sources = readSources(root)
  const isPackage = (folder) => existsSync(join(root, folder, 'package.json')) || folder === '.'
  const faults = [...lonelyFolders(sources, isPackage), ...longFiles(sources), ...repeats(sources)]
  for (const fault of faults) console.error(fault)
  console.log(`${faults.length} faults in ${sources.length} source files`)
  if (sources.length < 50) console.error('Fewer than 50 files were read: nothing was proven.')
  process.exitCode = faults.length > 0 || sources.length < 50 ? 1 : 0
}
