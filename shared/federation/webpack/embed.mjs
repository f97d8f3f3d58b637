import { join } from 'node:path'
import webpack from 'webpack'
import { baseConfig } from './base.mjs'
import { integrityOf } from './integrity.mjs'
import { readPackage } from './packages.mjs'

/**
 * The build for pages of other people: one ES module that brings all it needs, its own React included, shares nothing
 * with the page and loads nothing after itself. `embed.json` beside it says its version and its hash.
 */
export const embedConfig =
  ({ name, folder, entry, file }) =>
  (env = {}, { mode = 'production' } = {}) => {
    const base = baseConfig({
      folder,
      uniqueName: name,
      mode,
      sourceMaps: Boolean(env.sourceMaps),
      // One file has no place for texts that are not shown.
      languages: [],
    })
    return {
      ...base,
      entry: { main: entry },
      experiments: { outputModule: true },
      // The script asks where it came from, which is known when it runs and not when it is built.
      module: { ...base.module, parser: { javascript: { importMeta: false } } },
      output: {
        ...base.output,
        path: join(folder, 'embed/dist'),
        filename: file,
        module: true,
        library: { type: 'module' },
      },
      plugins: [
        ...base.plugins,
        new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
        new EmbedStatement({ file, version: readPackage(folder).version }),
      ],
    }
  }

class EmbedStatement {
  constructor({ file, version }) {
    this.file = file
    this.version = version
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('EmbedStatement', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'EmbedStatement', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const integrity = integrityOf(compilation.getAsset(this.file).source.buffer())
          const statement = { file: this.file, version: this.version, integrity }
          const text = `${JSON.stringify(statement, null, 2)}\n`
          compilation.emitAsset('embed.json', new webpack.sources.RawSource(text))
        },
      )
    })
  }
}
