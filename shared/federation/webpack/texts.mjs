import { fileURLToPath } from 'node:url'
import { CATALOGUE, DEFINITION, otherLanguages } from '@soundleaf/texts/build'
import webpack from 'webpack'

/** Compiles the catalogues and makes each language a file of its own beside the code, or data that is fetched. */
export const textsRule = ({ languages = otherLanguages(), areFetched = false } = {}) => ({
  test: [CATALOGUE, DEFINITION],
  loader: fileURLToPath(import.meta.resolve('./texts-loader.mjs')),
  options: { languages, areFetched },
})

/**
 * Asks for the texts when the first other code is asked for, so that both come at once. The language is the page's;
 * whoever wants another one asks for it a little later.
 */
export class TextsBesideCode {
  apply(compiler) {
    const { RuntimeGlobals } = webpack
    compiler.hooks.thisCompilation.tap('TextsBesideCode', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap('TextsBesideCode', (chunk) => compilation.addRuntimeModule(chunk, new EarlyTexts()))
    })
  }
}

class EarlyTexts extends webpack.RuntimeModule {
  constructor() {
    super('early texts', webpack.RuntimeModule.STAGE_ATTACH)
  }

  generate() {
    const { ensureChunk, ensureChunkHandlers } = webpack.RuntimeGlobals
    const chunks = [...this.compilation.chunks].filter(({ name }) => name?.startsWith('texts-'))
    if (chunks.length === 0) return ''
    return `
${ensureChunkHandlers}.texts = () => {
  delete ${ensureChunkHandlers}.texts;
  var chunk = ${JSON.stringify(Object.fromEntries(chunks.map(({ name, id }) => [name, id])))}['texts-' + document.documentElement.lang];
  // Who needs it asks again, and hears why it did not come.
  if (chunk !== undefined) ${ensureChunk}(chunk).catch(() => {});
};`
  }
}
