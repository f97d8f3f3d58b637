// The worker thread of batches; bundled beside the server as `batch-worker/thread.js`.
import { setPriority } from 'node:os'
import { loadTexts } from '@soundleaf/texts'

/** Behind everything else that the machine does: who waits for an answer goes before a batch. */
const LOWEST_PRIORITY = 19

await loadTexts()
// Of this thread alone on Linux; elsewhere it would be the whole process.
if (process.platform === 'linux') setPriority(LOWEST_PRIORITY)

export { resultLines as default } from './result-lines'
