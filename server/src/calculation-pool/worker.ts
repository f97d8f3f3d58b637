// The pool's worker thread, in which the engine works, and what reads and packs files; bundled beside the server as
// `calculation-pool/worker.js`.
import type { SentFile } from '../project-file/open-files'

export { calculateTask as default } from '../domain/calculation/calculate-task'
export { outsideTask } from '../domain/rooms/outside-task'
export { roomsTask } from '../domain/rooms/rooms-task'
export { solveTask } from '../domain/solve/solve-task'
export { sweepTask } from '../domain/sweep/sweep-task'
export { zipFiles } from '../project-file/zip-files'

/** Its schema is compiled with the first file, and delays no calculation. */
export const openFilesTask = async (file: SentFile) =>
  (await import('../project-file/open-files')).openFilesTask(file)
