// The pool's worker thread; bundled beside the server as `calculation-pool/worker.js`.
export { calculateTask as default } from '../domain/calculation/calculate-task'
export { outsideTask } from '../domain/rooms/outside-task'
export { roomsTask } from '../domain/rooms/rooms-task'
export { solveTask } from '../domain/solve/solve-task'
export { sweepTask } from '../domain/sweep/sweep-task'
