// The pool's worker thread, in which the engine and what reads and packs files work; bundled beside the server as `calculation-pool/worker.js`.
export { calculateTask as default } from '../domain/calculation/calculate-task'
export { outsideTask } from '../domain/rooms/outside-task'
export { openFilesTask } from '../project-file/open-files'
export { zipFiles } from '../project-file/zip-files'
export { roomsTask } from '../domain/rooms/rooms-task'
export { sweepTask } from '../domain/sweep/sweep-task'
