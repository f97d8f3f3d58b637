import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import webpack from 'webpack'

const TEXT = /\.(js|css|html|svg|json|txt|map)$/
/** What is shorter fits into one packet as it is. */
const LEAST_BYTES = 1024

const FORMS = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
}

/**
 * Puts `FILE.br` and `FILE.gz` beside every file of a build that has its final bytes, so that a static host only picks
 * one. A browser compares the hash of a script with what it has unpacked, so hashes and the signed list are the same
 * in either form.
 */
export class Precompressed {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('Precompressed', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        // After every plugin that still changes or adds a file.
        { name: 'Precompressed', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1 },
        () => Promise.all(compilation.getAssets().flatMap((asset) => this.compress(compilation, asset))),
      )
    })
  }

  compress(compilation, { name, source }) {
    const bytes = source.buffer()
    if (!TEXT.test(name) || bytes.length < LEAST_BYTES) return []
    return Object.entries(FORMS).map(async ([ending, compressed]) =>
      compilation.emitAsset(`${name}.${ending}`, new webpack.sources.RawSource(await compressed(bytes))),
    )
  }
}
