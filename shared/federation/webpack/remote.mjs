import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import webpack from 'webpack'
import { baseConfig } from './base.mjs'
import { ChunkIntegrity } from './chunk-integrity.mjs'
import { devServer } from './dev-server.mjs'
import { FreshChunkAddress } from './fresh-chunk-address.mjs'
import { integrityOf } from './integrity.mjs'
import { containerName } from './names.mjs'
import { contractVersionFor, readPackage } from './packages.mjs'
import { borrowedSingletons } from './singletons.mjs'
import { standaloneConfig } from './standalone.mjs'
import { TextsBesideCode } from './texts.mjs'

const ENTRY_FILE = 'remoteEntry.js'

/**
 * The webpack configuration of a remote, which is called like its package:
 * `export default remoteConfig({ folder: import.meta.dirname })`.
 * Builds `dist/remoteEntry.js` (unhashed), hashed chunks and `dist/remote.json`; under `webpack serve` also the
 * standalone page, so that the remote runs alone.
 */
export const remoteConfig =
  ({ folder }) =>
  (env = {}, { mode = 'production' } = {}) => {
    const config = remoteBuild({ folder, mode, sourceMaps: Boolean(env.sourceMaps) })
    if (!env.WEBPACK_SERVE) return config
    const port = Number(process.env.PORT ?? readPackage(folder).remote.port)
    return [{ ...config, devServer: devServer({ port }) }, standaloneConfig({ mode })]
  }

function remoteBuild({ folder, mode, sourceMaps }) {
  const name = readPackage(folder).name.replace('@soundleaf/', '')
  const uniqueName = containerName(name)
  const base = baseConfig({ folder, uniqueName, mode, sourceMaps })
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto' },
    resolve: {
      ...base.resolve,
      // The plugin takes its runtime from this name when it is given.
      alias: { '@module-federation/runtime$': join(import.meta.dirname, 'container-runtime.mjs') },
    },
    plugins: [
      ...base.plugins,
      new ModuleFederationPlugin({
        name: uniqueName,
        filename: ENTRY_FILE,
        exposes: { './remote': './src/remote.tsx' },
        shared: borrowedSingletons(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        // A remote loads no further ones, so its entry carries no code for that.
        experiments: { optimization: { disableRemote: true, disableSnapshot: true, target: 'web' } },
      }),
      new FreshChunkAddress(),
      new TextsBesideCode(),
      new ChunkIntegrity(ENTRY_FILE),
      new RemoteStatement({ name, folder }),
    ],
  }
}

/** Writes `remote.json`: what the remote says of itself, readable before any of its code runs. */
class RemoteStatement {
  constructor({ name, folder }) {
    const { version } = readPackage(folder)
    this.statement = { name, version, contract: contractVersionFor(folder) }
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('RemoteStatement', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'RemoteStatement', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const integrity = integrityOf(compilation.getAsset(ENTRY_FILE).source.buffer())
          const text = `${JSON.stringify({ ...this.statement, integrity }, null, 2)}\n`
          compilation.emitAsset('remote.json', new webpack.sources.RawSource(text))
        },
      )
    })
  }
}
