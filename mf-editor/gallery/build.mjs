/**
 * Builds the gallery of every frame type and material into dist/gallery (or the folder that is given) and says where
 * its page is: `node mf-editor/gallery/build.mjs [folder]`. The page opens from the disk.
 */
import { cp, mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { textsPlugin } from '@soundleaf/texts/build'
import { build } from 'esbuild'

const here = import.meta.dirname
const outdir = resolve(process.argv[2] ?? join(here, '../dist/gallery'))

await rm(outdir, { recursive: true, force: true })
await mkdir(outdir, { recursive: true })
await cp(join(here, 'index.html'), join(outdir, 'index.html'))
await build({
  entryPoints: [join(here, 'gallery.tsx')],
  bundle: true,
  format: 'iife',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
  outdir,
  plugins: [textsPlugin],
})
console.log(join(outdir, 'index.html'))
