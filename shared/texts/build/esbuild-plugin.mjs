import { readFileSync } from 'node:fs'
import { transform } from 'esbuild'
import { CATALOGUE, compileCatalogue } from './catalogue.mjs'

/** Compiles the English catalogues of what esbuild bundles. */
export const textsPlugin = {
  name: 'texts',
  setup({ onLoad }) {
    onLoad({ filter: CATALOGUE }, async ({ path: file }) => {
      const { code } = await transform(readFileSync(file, 'utf8'), { loader: 'ts' })
      return { contents: await compileCatalogue(code, { file }), loader: 'js' }
    })
  },
}
