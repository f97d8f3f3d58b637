// `node bench/searches.mjs [RUNS]`: how long the server needs for the first points of a sweep (20, aim 300 ms after the
// debounce), for all of one (200, aim 1 s), and for a search among ten million build-ups to name the first that fits and its
// front after 5 s (aim: there is one). Medians of RUNS (10), each of other values, so that nothing is known.
import { availableParallelism } from 'node:os'
import { FIELD_VALUES, median, startServer } from './server.mjs'

const RUNS = Number(process.argv[2] ?? 10)
const PORT = 4492
const SEARCH_MS = 5000

const server = await startServer({ port: PORT, cores: `0-${availableParallelism() - 1}` })
const [structure] = await server.call('GET', '/api/products/structure/LightweightFrameWall/defaults')
const [left, frame, right] = structure.components.map(({ componentId }) => componentId)
const steps = (from, step, count) => Array.from({ length: count }, (_, at) => from + at * step)

async function sweepOf(count) {
  const times_ms = []
  for (let run = 0; run <= RUNS; run += 1) {
    const body = {
      structures: [structure],
      fieldValues: FIELD_VALUES,
      componentId: frame,
      property: 'cc',
      values: steps(300 + run * 0.1, 1, count),
    }
    const start = performance.now()
    await server.call('POST', '/api/sweep', body)
    // The first one warms up.
    if (run > 0) times_ms.push(performance.now() - start)
  }
  console.log(`sweep of ${count} values: ${median(times_ms).toFixed(0)} ms`)
}
await sweepOf(20)
await sweepOf(200)

const vary = (componentId, of, values) => ({ componentId, of, values, productIds: [] })
const body = {
  structures: [structure],
  fieldValues: FIELD_VALUES,
  variations: [
    vary(left, 'count', steps(1, 1, 10)),
    vary(left, 'thickness', steps(9, 1, 10)),
    vary(left, 'density', steps(600, 50, 10)),
    vary(frame, 'depthOfBeam', steps(70, 15, 10)),
    vary(frame, 'cc', steps(300, 50, 10)),
    vary(right, 'count', steps(1, 1, 10)),
    vary(right, 'thickness', steps(9, 1, 10)),
  ],
  requirements: [{ of: 'Rw', required: 45 }],
  limits: { thickness: 250 },
  first: 'thickness',
  beyondUncertainty: false,
}
const known = []
const start = performance.now()
let first_ms = null
let last = null
while (performance.now() - start < SEARCH_MS && last?.isDone !== true) {
  last = await server.call('POST', '/api/solve', { ...body, known })
  known.push(...last.points.map(({ choice, numbers }) => ({ choice, numbers })))
  if (first_ms === null && last.front.length > 0) first_ms = performance.now() - start
}
console.log(
  `search among ${last.combinations} build-ups: the first that fits after ${first_ms?.toFixed(0) ?? '–'} ms, ` +
    `a front of ${last.front.length} after ${(performance.now() - start).toFixed(0)} ms and ${known.length} predictions`,
)
await server.stop()
process.exit()
