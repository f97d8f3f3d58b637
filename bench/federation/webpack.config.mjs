import { join } from 'node:path'
import webpack from 'webpack'
import { hostPage } from '../../shared/federation/webpack/shell.mjs'

const root = join(import.meta.dirname, '../..')

/** The whole application as one ordinary bundle, with the federation taken out. */
export default (_env = {}, { mode = 'production' } = {}) => {
  const page = hostPage({
    folder: join(root, 'shell'),
    uniqueName: 'mono',
    mode,
    entry: './src/index.ts',
    template: join(root, 'shell/src/index.html'),
    publicPath: '/',
  })
  return {
    ...page,
    output: { ...page.output, path: join(import.meta.dirname, 'dist') },
    plugins: [
      ...page.plugins,
      new webpack.NormalModuleReplacementPlugin(
        /remotes\/start-remotes$/,
        join(import.meta.dirname, 'mono-remotes.mjs'),
      ),
    ],
  }
}
