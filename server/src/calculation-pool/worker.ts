// The pool's worker thread; bundled beside the server as `calculation-pool/worker.js`.
export { answerTo as default } from '../domain/calculation/answer-to'
