import { resolve } from 'node:path'
import { build } from 'esbuild'

/** The module becomes one script without imports, and that script the default export of what stands in its place. */
export default function workerText() {
  const done = this.async()
  const folder = this.rootContext
  build({
    entryPoints: [this.resourcePath],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: this.getOptions().minify,
    absWorkingDir: folder,
    metafile: true,
    write: false,
    logLevel: 'silent',
  }).then(({ outputFiles, metafile }) => {
    for (const input of Object.keys(metafile.inputs)) this.addDependency(resolve(folder, input))
    done(null, `export default ${JSON.stringify(outputFiles[0].text)}`)
  }, done)
}
