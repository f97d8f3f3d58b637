import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { dirname, join } from 'node:path'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import { chunkRegistryName } from './names.mjs'
import { Precompressed } from './precompressed.mjs'
import { textsRule } from './texts.mjs'
import { IS_WORKER, workerRule } from './worker-text.mjs'

const textsBuild = dirname(fileURLToPath(import.meta.resolve('@soundleaf/texts/build')))
const filesOf = (folder) => readdirSync(folder).map((file) => join(folder, file))
const swcLoader = fileURLToPath(import.meta.resolve('swc-loader'))

/** What every browser bundle has in common. Types are not checked here; `npm run typecheck` does that. */
export function baseConfig({ folder, uniqueName, mode, sourceMaps = false, areTextsFetched = false }) {
  const production = mode === 'production'
  return {
    name: uniqueName,
    mode,
    context: folder,
    target: ['web', 'es2022'],
    // Never an eval form: the pages run under a policy without unsafe-eval.
    devtool: production ? (sourceMaps ? 'source-map' : false) : 'cheap-module-source-map',
    output: {
      path: join(folder, 'dist'),
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      uniqueName,
      chunkLoadingGlobal: chunkRegistryName(uniqueName),
      chunkLoadTimeout: 15_000,
      crossOriginLoading: 'anonymous',
      clean: production,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        // Rules run from the last to the first: a catalogue is JavaScript already.
        textsRule({ areFetched: areTextsFetched }),
        workerRule({ mode }),
        {
          test: /\.tsx?$/,
          resourceQuery: { not: IS_WORKER },
          exclude: /node_modules/,
          loader: swcLoader,
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              // One JSX runtime in every mode: react/jsx-dev-runtime is not among the singletons.
              transform: { react: { runtime: 'automatic', development: false } },
            },
          },
        },
      ],
    },
    optimization: {
      chunkIds: 'named',
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false })],
    },
    cache: {
      type: 'filesystem',
      name: `${uniqueName}-${mode}${sourceMaps ? '-maps' : ''}`,
      cacheDirectory: join(folder, 'node_modules/.cache/webpack'),
      buildDependencies: {
        config: [import.meta.dirname, textsBuild].flatMap(filesOf),
      },
    },
    plugins: production ? [new Precompressed()] : [],
    performance: false,
    stats: 'errors-warnings',
  }
}
