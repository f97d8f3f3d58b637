import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import webpack from 'webpack'
import { baseConfig } from './base.mjs'
import { devServer } from './dev-server.mjs'
import { FreshChunkAddress } from './fresh-chunk-address.mjs'
import { containerName, REMOTE_PORTS } from './remotes.mjs'
import { borrowedSingletons, readPackage } from './singletons.mjs'
import { standaloneConfig } from './standalone.mjs'

/**
 * The webpack configuration of a remote: `export default remoteConfig({ name, folder: import.meta.dirname })`.
 * Builds `dist/remoteEntry.js` (unhashed), hashed chunks and `dist/remote.json`; under `webpack serve` also the
 * standalone page, so that the remote runs alone.
 */
export const remoteConfig =
  ({ name, folder }) =>
  (env = {}, { mode = 'production' } = {}) => {
    if (!(name in REMOTE_PORTS)) throw new Error(`${name} is not in the list of remotes.`)
    const config = remoteBuild({ name, folder, mode, sourceMaps: Boolean(env.sourceMaps) })
    if (!env.WEBPACK_SERVE) return config
    const port = Number(process.env.PORT ?? REMOTE_PORTS[name])
    return [{ ...config, devServer: devServer({ port }) }, standaloneConfig({ mode })]
  }

function remoteBuild({ name, folder, mode, sourceMaps }) {
  const uniqueName = containerName(name)
  const base = baseConfig({ folder, uniqueName, mode, sourceMaps })
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto' },
    plugins: [
      new ModuleFederationPlugin({
        name: uniqueName,
        filename: 'remoteEntry.js',
        exposes: { './remote': './src/remote.tsx' },
        shared: borrowedSingletons(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
      }),
      new RemoteStatement({ name, folder }),
      new FreshChunkAddress(),
    ],
  }
}

/** Writes `remote.json`: what the remote says of itself, readable before any of its code runs. */
class RemoteStatement {
  constructor({ name, folder }) {
    const { version } = readPackage(folder)
    const contract = readPackage(join(folder, 'node_modules/@soundleaf/contracts')).version
    this.text = `${JSON.stringify({ name, version, contract }, null, 2)}\n`
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('RemoteStatement', (compilation) => {
      compilation.hooks.processAssets.tap('RemoteStatement', () => {
        compilation.emitAsset('remote.json', new webpack.sources.RawSource(this.text))
      })
    })
  }
}
