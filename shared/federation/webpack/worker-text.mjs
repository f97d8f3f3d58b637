import { fileURLToPath } from 'node:url'

const loader = fileURLToPath(new URL('worker-text-loader.mjs', import.meta.url))

/** `import('./x?worker')` gives the text of x with all that it needs, for a worker that is begun from a blob. */
export const IS_WORKER = /^\?worker$/

export const workerRule = ({ mode }) => ({
  resourceQuery: IS_WORKER,
  loader,
  options: { minify: mode === 'production' },
})
