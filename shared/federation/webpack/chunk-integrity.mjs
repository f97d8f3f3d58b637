import webpack from 'webpack'
import LoadScriptRuntimeModule from 'webpack/lib/runtime/LoadScriptRuntimeModule.js'
import { integrityOf } from './integrity.mjs'

/** Stands in the entry's runtime until every chunk has its final bytes; free of quotes, whatever a minimiser makes of them. */
const TABLE_PLACE = 'soundleaf-chunk-hashes-stand-here'

/**
 * Puts the hash of every chunk into the entry script, whose own hash stands in the signed list. The
 * browser then runs a chunk only as it was built; a chunk without a hash is not asked for at all.
 */
export class ChunkIntegrity {
  constructor(entryFile) {
    this.entryFile = entryFile
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ChunkIntegrity', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrity',
        (source) => `${source}
var hash = new URLSearchParams("${TABLE_PLACE}").get(url.slice(url.lastIndexOf('/') + 1));
if (!hash) throw new Error('There is no hash for ' + url);
script.integrity = hash;
script.crossOrigin = 'anonymous';`,
      )
      compilation.hooks.processAssets.tap(
        { name: 'ChunkIntegrity', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ANALYSE },
        () => this.writeTable(compilation),
      )
    })
  }

  writeTable(compilation) {
    const entry = compilation.getAsset(this.entryFile)
    const chunks = compilation
      .getAssets()
      .filter(({ name }) => name.endsWith('.js') && name !== this.entryFile)
    const table = new URLSearchParams(
      chunks.map(({ name, source }) => [name.slice(name.lastIndexOf('/') + 1), integrityOf(source.buffer())]),
    )
    const text = entry?.source.source().toString() ?? ''
    if (chunks.length > 0 && !text.includes(TABLE_PLACE)) {
      compilation.errors.push(
        new webpack.WebpackError(`${this.entryFile} has no place for the chunks' hashes.`),
      )
      return
    }
    compilation.updateAsset(
      this.entryFile,
      new webpack.sources.RawSource(text.replaceAll(TABLE_PLACE, () => table.toString())),
    )
  }
}
