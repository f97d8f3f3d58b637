// `npm run -s batch -- FILE [--front] [--csv] [--astm] [--threads N]`: calculates the batch of a file (`-` for standard
// input) on the threads of this machine, and prints the lines that `GET /api/batches/{id}/results` streams; of a search with
// `--front` only those of its front. No account, no database.
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { BatchResult } from '@soundleaf/contracts'
import { loadTexts } from '@soundleaf/texts'
import { batchThreads } from '../batch-worker/batch-threads'
import { chunkLines } from '../batch-worker/chunk-lines'
import { frontOf } from '../domain/batch/front'
import { csvHead, csvLines } from '../routes/batch-csv'
import { readBatchFile } from './batch-file'

const STANDARD_INPUT = 0
/** Seconds that one construction may take. */
const LIMIT_S = 10
const USAGE =
  'usage: npm run -s batch -- FILE [--front] [--csv] [--astm] [--threads N]   (- reads standard input)'

async function main(): Promise<void> {
  await loadTexts()
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      csv: { type: 'boolean' },
      astm: { type: 'boolean' },
      front: { type: 'boolean' },
      threads: { type: 'string' },
    },
  })
  const count = Number(values.threads ?? availableParallelism())
  const [file] = positionals
  if (file === undefined || !Number.isInteger(count) || count < 1 || count > 64) throw new Error(USAGE)
  const text = readFileSync(file === '-' ? STANDARD_INPUT : file, 'utf8').replace(/^\uFEFF/, '')
  const batch = await readBatchFile(text, values.astm === true ? 'Astm' : 'Iso')
  const threads = batchThreads(join(import.meta.dirname, '../batch-worker/thread.js'), count)
  const parts = { threads, limit_s: LIMIT_S, batches: { setDoing: () => Promise.resolve() } }
  const { solve } = batch
  if (values.front === true && solve === null) throw new Error('--front is for a file with a search.')
  const print = (lines: readonly string[]) =>
    process.stdout.write(values.csv === true ? csvLines(lines, batch) : `${lines.join('\n')}\n`)
  if (values.csv === true) process.stdout.write(csvHead(batch))
  let front: readonly BatchResult[] = []
  let failed = 0
  // A few more than there are threads, so that none waits for who prints.
  const ahead = count + 1
  const begun = batch.chunks.slice(0, ahead).map((chunk) => chunkLines(chunk, parts))
  for (const [at] of batch.chunks.entries()) {
    const done = await begun.shift()
    const next = batch.chunks[at + ahead]
    if (next !== undefined) begun.push(chunkLines(next, parts))
    if (done === undefined) continue
    failed += done.failed
    if (values.front !== true || solve === null) print(done.lines)
    // Written by the thread, as BatchResults.
    else front = frontOf([...front, ...done.front.map((line) => JSON.parse(line) as BatchResult)], solve)
  }
  if (front.length > 0) print(front.map((result) => JSON.stringify(result)))
  await threads.close()
  if (failed > 0) process.exitCode = 1
}

// Who reads the output may have had enough of it, as `head` has.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})
try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
