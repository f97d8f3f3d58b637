import { join } from 'node:path'
import { CATALOGUE, compileCatalogue, javascriptOf, otherLanguages, partOf } from '@soundleaf/texts/build'
import webpack from 'webpack'
import { baseConfig } from './base.mjs'
import { integrityOf } from './integrity.mjs'
import { readPackage } from './packages.mjs'

/**
 * The build for pages of other people: one ES module that brings all it needs, its own React included, shares nothing
 * with the page and loads no code after itself. `embed.json` beside it says its version and its hash; `texts/sv.json`
 * and its like have what it says in other languages, which it fetches as data.
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
      areTextsFetched: true,
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
        new TextsBesideFile(),
        new EmbedStatement({ file, version: readPackage(folder).version }),
      ],
    }
  }

/** Writes the catalogues of the bundle's parts in each other language: `{ "ui": { "close": ["Stäng"], … }, … }`. */
class TextsBesideFile {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('TextsBesideFile', (compilation) => {
      const catalogues = new Set()
      compilation.hooks.finishModules.tap('TextsBesideFile', (modules) => {
        for (const { resource } of modules) if (CATALOGUE.test(resource ?? '')) catalogues.add(resource)
      })
      compilation.hooks.processAssets.tapPromise('TextsBesideFile', async () => {
        for (const language of otherLanguages()) {
          const parts = await Promise.all([...catalogues].map((file) => compiledIn(language, file)))
          const text = JSON.stringify(Object.fromEntries(parts))
          compilation.emitAsset(`texts/${language}.json`, new webpack.sources.RawSource(text))
        }
      })
    })
  }
}

async function compiledIn(language, file) {
  const code = await compileCatalogue(await javascriptOf(file), { file, language })
  return [partOf(file), JSON.parse(code.replace('export default ', ''))]
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
