// `npm run -s rate -- FILE…`: rates spectra from files (`-` for standard input), one JSON line each on standard output.
import { readFileSync } from 'node:fs'
import { rateText } from './rate-text'

const STANDARD_INPUT = 0

const files = process.argv.slice(2)
if (files.length === 0) {
  console.error('usage: npm run -s rate -- FILE…   (- reads standard input)')
  process.exitCode = 1
}
for (const file of files) {
  const { lines, allRated } = rateFile(file)
  // One write per file: a pipe that is read slowly must not lose the end.
  if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`)
  if (!allRated) process.exitCode = 1
}

function rateFile(file: string) {
  let text: string
  try {
    text = readFileSync(file === '-' ? STANDARD_INPUT : file, 'utf8')
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    return { lines: [JSON.stringify({ error: `${file} cannot be read: ${reason}` })], allRated: false }
  }
  // A byte order mark is no part of the text (editors on Windows write it).
  return rateText(text.replace(/^\uFEFF/, ''))
}
