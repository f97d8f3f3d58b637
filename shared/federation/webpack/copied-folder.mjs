import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { offeredLanguages, pageInLanguage, translationFile } from '@soundleaf/texts/build'
import webpack from 'webpack'

/**
 * Puts the files of a folder, as they are, under a place among the built ones; its pages in the other languages stand in
 * a folder for each: `guide/sv/index.html`.
 */
export const copiedFolder = ({ from, to }) => ({
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('copied folder', (compilation) => {
      compilation.hooks.processAssets.tap('copied folder', () => {
        const emit = (file, content) =>
          compilation.emitAsset(`${to}/${file}`, new webpack.sources.RawSource(content))
        const files = readdirSync(from)
        for (const file of files) emit(file, readFileSync(join(from, file)))
        for (const language of offeredLanguages()) {
          const texts = textsOf(language, basename(from))
          for (const file of files.filter((name) => extname(name) === '.html'))
            emit(
              `${language}/${file}`,
              pageInLanguage(readFileSync(join(from, file), 'utf8'), language, texts),
            )
        }
      })
    })
  },
})

function textsOf(language, part) {
  const file = translationFile(language, part)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
