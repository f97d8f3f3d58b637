import { join } from 'node:path'
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
    const page = hostPage({
      folder,
      uniqueName: 'shell',
      mode,
      sourceMaps: Boolean(env.sourceMaps),
      entry: './src/index.ts',
      template: join(folder, 'src/index.html'),
      publicPath: '/',
    })
    return { ...page, plugins: [...page.plugins, copiedFolder({ from: guide, to: 'guide' })] }
  }

/** A page that shares the singletons with remotes: the shell, and the standalone page. */
export function hostPage({ entry, template, publicPath, ...options }) {
  const base = baseConfig(options)
  return {
    ...base,
    entry: { main: entry },
    output: { ...base.output, publicPath },
    optimization: { ...base.optimization, splitChunks: { chunks: 'all' }, runtimeChunk: false },
    plugins: [
      new TextsBesideCode(),
      new webpack.DefinePlugin({
        SINGLETON_VERSIONS: JSON.stringify(singletonVersions()),
        // Leaves out of the federation runtime what a page without manifests and servers does not need.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
        ENV_TARGET: JSON.stringify('web'),
      }),
      new HtmlWebpackPlugin({ template, inject: 'head', scriptLoading: 'defer' }),
    ],
  }
}
