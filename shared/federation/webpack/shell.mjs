import { join } from 'node:path'
import { offeredLanguages, readCatalogue } from '@soundleaf/texts/build'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import webpack from 'webpack'
import { baseConfig } from './base.mjs'
import { copiedFolder } from './copied-folder.mjs'
import { singletonVersions } from './singletons.mjs'
import { TextsBesideCode } from './texts.mjs'

/**
 * The webpack configuration of the shell: `export default shellConfig({ folder: import.meta.dirname, guide })`; the
 * folder of the user guide goes along with the shell's files.
 * No federation plugin: nothing about remotes is known when the shell is built. It is their host at run time, by the
 * runtime alone.
 */
export const shellConfig =
  ({ folder, guide }) =>
  (env = {}, { mode = 'production' } = {}) => {
    const page = shellPage({ folder, uniqueName: 'shell', mode, sourceMaps: Boolean(env.sourceMaps) })
    return { ...page, plugins: [...page.plugins, copiedFolder({ from: guide, to: 'guide' })] }
  }

/** The shell's page from its code in `folder`. */
export const shellPage = ({ folder, ...options }) =>
  hostPage({
    ...options,
    folder,
    entry: './src/index.ts',
    template: join(folder, 'src/index.html'),
    texts: join(folder, 'src/texts/en.ts'),
    publicPath: '/',
  })

/** In setTimeout's longest time no chunk of the page itself is given up: on a slow line its bytes still arrive. */
const NO_LIMIT_MS = 2 ** 31 - 1

/**
 * A page that shares the singletons with remotes: the shell, and the standalone page. Its template gets the `texts` of a
 * catalogue with their `language`, and as `preloads` the scripts that its first script will ask for. Where it has texts
 * there is a page for each language, `index.sv.html` beside `index.html`: the server sends the visitor's.
 */
export function hostPage({ entry, template, texts, publicPath, ...options }) {
  const base = baseConfig(options)
  return {
    ...base,
    entry: { main: entry },
    output: { ...base.output, publicPath, chunkLoadTimeout: NO_LIMIT_MS },
    optimization: { ...base.optimization, splitChunks: { chunks: 'all' }, runtimeChunk: false },
    plugins: [
      ...base.plugins,
      new TextsBesideCode(),
      new webpack.DefinePlugin({
        SINGLETON_VERSIONS: JSON.stringify(singletonVersions()),
        // Leaves out of the federation runtime what a page without manifests and servers does not need.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
        ENV_TARGET: JSON.stringify('web'),
      }),
      ...['en', ...(texts === undefined ? [] : offeredLanguages())].map(
        (language) =>
          new HtmlWebpackPlugin({
            template,
            filename: language === 'en' ? 'index.html' : `index.${language}.html`,
            inject: 'head',
            scriptLoading: 'defer',
            templateParameters: async (compilation) => ({
              language,
              texts: texts === undefined ? {} : await readCatalogue(texts, language),
              preloads: scriptsAfter('main', compilation, language).map((file) => publicPath + file),
            }),
          }),
      ),
    ],
  }
}

/** What an entry asks for as soon as it runs: its first code, and the texts beside it. */
function scriptsAfter(entry, { entrypoints, chunks }, language) {
  const groups = [...entrypoints.get(entry).childrenIterable]
  const texts = [...chunks].filter(({ name }) => name === `texts-${language}`)
  const files = [...groups.flatMap((group) => group.getFiles()), ...texts.flatMap(({ files }) => [...files])]
  return [...new Set(files)].filter((file) => file.endsWith('.js'))
}
