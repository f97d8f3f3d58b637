import { readFileSync } from 'node:fs'
import type { CommandOutput } from './answer-entries'

const STANDARD_INPUT = 0

/**
 * Runs a command over the files it was given (`-` for standard input). Standard output is one JSON line for each entry
 * alone; the process fails where an entry has no answer.
 */
export function answerFiles(name: string, answer: (text: string) => CommandOutput): void {
  const files = process.argv.slice(2)
  if (files.length === 0) {
    console.error(`usage: npm run -s ${name} -- FILE…   (- reads standard input)`)
    process.exitCode = 1
  }
  for (const file of files) {
    const { lines, allAnswered } = answerFile(file, answer)
    // One write per file: a pipe that is read slowly must not lose the end.
    if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`)
    if (!allAnswered) process.exitCode = 1
  }
}

function answerFile(file: string, answer: (text: string) => CommandOutput): CommandOutput {
  let text: string
  try {
    text = readFileSync(file === '-' ? STANDARD_INPUT : file, 'utf8')
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    return { lines: [JSON.stringify({ error: `${file} cannot be read: ${reason}` })], allAnswered: false }
  }
  // A byte order mark is no part of the text (editors on Windows write it).
  return answer(text.replace(/^\uFEFF/, ''))
}
