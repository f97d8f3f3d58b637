import { readFileSync } from 'node:fs'
import { loadTexts } from '@soundleaf/texts'
import type { CommandOutput } from './map-entries'

const STANDARD_INPUT = 0

/**
 * Runs a command over the files in its arguments (`-` is standard input). Writes one JSON line per entry to standard
 * output; the exit code is 1 if an entry failed.
 */
export async function mapFiles(name: string, map: (text: string) => CommandOutput): Promise<void> {
  await loadTexts()
  // Who reads the output may have had enough of it, as `head` has.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit()
  })
  const files = process.argv.slice(2)
  if (files.length === 0) {
    console.error(`usage: npm run -s ${name} -- FILE…   (- reads standard input)`)
    process.exitCode = 1
  }
  for (const file of files) {
    const { lines, allSucceeded } = mapFile(file, map)
    // One write per file, so that the end is not lost in a slow pipe.
    if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`)
    if (!allSucceeded) process.exitCode = 1
  }
}

function mapFile(file: string, map: (text: string) => CommandOutput): CommandOutput {
  let text: string
  try {
    text = readFileSync(file === '-' ? STANDARD_INPUT : file, 'utf8')
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    return { lines: [JSON.stringify({ error: `${file} cannot be read: ${reason}` })], allSucceeded: false }
  }
  // Editors on Windows write a byte order mark, which is not part of the text.
  return map(text.replace(/^\uFEFF/, ''))
}
