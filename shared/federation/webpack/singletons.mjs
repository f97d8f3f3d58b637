import { join } from 'node:path'
import { readPackage } from './packages.mjs'

/** What the page shares and no remote carries (src/host/shared-modules.ts). React's entries count one by one: sharing `react-dom` does not
 * cover `react-dom/client`. */
export const SINGLETONS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@soundleaf/ui',
  '@soundleaf/results-view',
]

const packageOf = (request) =>
  request.startsWith('@') ? request.split('/').slice(0, 2).join('/') : request.split('/')[0]

const installedVersion = (request) =>
  readPackage(join(import.meta.dirname, '../node_modules', packageOf(request))).version

/** Request → installed version, for the page that shares them. */
export const singletonVersions = () =>
  Object.fromEntries(SINGLETONS.map((request) => [request, installedVersion(request)]))

/** The `shared` option of a remote: it takes the host's copy or, when the version does not fit, refuses to run. */
export const borrowedSingletons = () =>
  Object.fromEntries(
    SINGLETONS.map((request) => [
      request,
      {
        import: false,
        singleton: true,
        strictVersion: true,
        requiredVersion: `^${installedVersion(request)}`,
      },
    ]),
  )
