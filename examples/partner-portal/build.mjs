// `node build.mjs [FOLDER]`: bundles the portal with its own React 18, whatever React is around it.
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

const folder = process.argv[2] ?? join(import.meta.dirname, 'dist')

await build({
  entryPoints: [join(import.meta.dirname, 'src/portal.jsx')],
  outdir: folder,
  bundle: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  minify: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  alias: { react: 'react-18', 'react-dom': 'react-dom-18' },
  logLevel: 'warning',
})
cpSync(join(import.meta.dirname, 'public'), folder, { recursive: true })
