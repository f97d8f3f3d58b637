import { CATALOGUE, compileCatalogue, javascriptOf } from './catalogue.mjs'

/** Compiles the English catalogues of what esbuild bundles. */
export const textsPlugin = {
  name: 'texts',
  setup({ onLoad }) {
    onLoad({ filter: CATALOGUE }, async ({ path: file }) => ({
      contents: await compileCatalogue(await javascriptOf(file), { file }),
      loader: 'js',
    }))
  },
}
