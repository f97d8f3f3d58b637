import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'esbuild'
import { CATALOGUE, compileCatalogue, DEFINITION, withLanguages } from './catalogue.mjs'
import { otherLanguages } from './languages.mjs'

/** Compiles the catalogues of what esbuild bundles, in every language. */
export const textsPlugin = {
  name: 'texts',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^\.\/en\?language=/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, 'en.ts'),
      suffix: path.slice(path.indexOf('?')),
    }))
    onLoad({ filter: CATALOGUE }, async ({ path: file, suffix }) => {
      const { code } = await transform(readFileSync(file, 'utf8'), { loader: 'ts' })
      const language = new URLSearchParams(suffix).get('language') ?? 'en'
      return { contents: await compileCatalogue(code, { file, language }), loader: 'js' }
    })
    // The filter is of Go and knows less than ours.
    onLoad({ filter: /[\\/]index\.ts$/ }, ({ path: file }) =>
      DEFINITION.test(file)
        ? { contents: withLanguages(readFileSync(file, 'utf8'), otherLanguages()), loader: 'ts' }
        : undefined,
    )
  },
}
