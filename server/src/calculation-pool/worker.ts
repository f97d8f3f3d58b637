// What a thread of the pool runs; bundled beside the server as `calculation-pool/worker.js`.
export { calculateTask as default } from '../domain/calculation/calculate-task'
