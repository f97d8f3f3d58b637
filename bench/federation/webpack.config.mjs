import { join } from 'node:path'
import webpack from 'webpack'
import { remotes, root } from '../../scripts/parts.mjs'
import { shellPage } from '../../shared/federation/webpack/shell.mjs'

const chunks = remotes.map(
  ({ name }) =>
    `${JSON.stringify(name)}: () => import(${JSON.stringify(join(root, name, 'src/remote.tsx'))})`,
)
const startRemotes = `import { monoRemotes } from ${JSON.stringify(join(import.meta.dirname, 'mono-remotes.mjs'))}
export const { startRemotes, watchCode } = monoRemotes({ ${chunks.join()} })`

/** The whole application as one ordinary bundle, with the federation taken out. */
export default (_env = {}, { mode = 'production' } = {}) => {
  const page = shellPage({ folder: join(root, 'shell'), uniqueName: 'mono', mode })
  return {
    ...page,
    output: { ...page.output, path: join(import.meta.dirname, 'dist') },
    plugins: [
      ...page.plugins,
      new webpack.NormalModuleReplacementPlugin(
        /remotes\/start-remotes$/,
        `data:text/javascript,${encodeURIComponent(startRemotes)}`,
      ),
    ],
  }
}
