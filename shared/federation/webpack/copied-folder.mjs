import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import webpack from 'webpack'

/** Puts the files of a folder, as they are, under a place among the built ones. */
export const copiedFolder = ({ from, to }) => ({
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('copied folder', (compilation) => {
      compilation.hooks.processAssets.tap('copied folder', () => {
        for (const file of readdirSync(from))
          compilation.emitAsset(
            `${to}/${file}`,
            new webpack.sources.RawSource(readFileSync(join(from, file))),
          )
      })
    })
  },
})
