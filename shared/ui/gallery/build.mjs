/**
 * Builds the gallery: every control and chart in every state, for our own eyes. Into dist/gallery, opened from a
 * server (`node shared/ui/gallery/build.mjs --serve 4300`).
 */
import { cp, mkdir, rm } from 'node:fs/promises'
import { textsPlugin } from '@soundleaf/texts/build'
import { build, context } from 'esbuild'

const here = import.meta.dirname
const outdir = `${here}/../dist/gallery`

const options = {
  entryPoints: [`${here}/gallery.tsx`],
  bundle: true,
  splitting: true,
  format: 'esm',
  jsx: 'automatic',
  minify: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  outdir,
  plugins: [textsPlugin],
}

await rm(outdir, { recursive: true, force: true })
await mkdir(outdir, { recursive: true })
await cp(`${here}/index.html`, `${outdir}/index.html`)

const port = process.argv[process.argv.indexOf('--serve') + 1]
if (process.argv.includes('--serve')) {
  const gallery = await context(options)
  const { hosts, port: at } = await gallery.serve({ servedir: outdir, port: Number(port), host: '127.0.0.1' })
  console.log(`http://${hosts[0]}:${at}/`)
} else {
  await build(options)
  console.log(outdir)
}
