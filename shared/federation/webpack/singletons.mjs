import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the host page lends and no remote carries. React's entries count one by one: sharing `react-dom` does not
 * cover `react-dom/client`. */
export const SINGLETONS = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', '@soundleaf/ui']

const packageOf = (request) =>
  request.startsWith('@') ? request.split('/').slice(0, 2).join('/') : request.split('/')[0]

const installedVersion = (request) =>
  readPackage(join(import.meta.dirname, '../node_modules', packageOf(request))).version

/** Reads a folder's package.json. */
export function readPackage(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}

/** Request → installed version, for the host's page that lends them. */
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
