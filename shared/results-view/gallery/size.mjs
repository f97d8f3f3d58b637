/**
 * What a page pays for this package: the whole facade with the UI library and its styles, without React, and the
 * chart's own chunk. Brotli as a server sends it.
 */
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'esbuild'

const { outputFiles } = await build({
  entryPoints: [`${import.meta.dirname}/../src/index.ts`],
  bundle: true,
  splitting: true,
  format: 'esm',
  jsx: 'automatic',
  minify: true,
  write: false,
  outdir: 'out',
  external: ['react', 'react-dom', 'react/jsx-runtime'],
  define: { 'process.env.NODE_ENV': '"production"' },
})

const kib = (bytes) => (bytes / 1024).toFixed(1)
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
const sizes = outputFiles.map(({ path, contents }) => ({
  isChart: path.includes('chart-drawing'),
  raw: contents.length,
  sent: brotliCompressSync(contents, { params }).length,
}))
for (const isChart of [false, true]) {
  const files = sizes.filter((file) => file.isChart === isChart)
  const sum = (key) => files.reduce((total, file) => total + file[key], 0)
  console.log(`${isChart ? 'chart chunk' : 'facade'}: ${kib(sum('raw'))} KiB, ${kib(sum('sent'))} KiB brotli`)
}
