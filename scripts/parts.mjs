// What is built, from which folders, and on which port it is served.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/** The packages whose folders lie in a folder. */
const packagesIn = (folder) =>
  readdirSync(join(root, folder)).filter((name) => existsSync(join(root, folder, name, 'package.json')))

const port = (name, fallback) => Number(process.env[name] ?? fallback)
const shared = ['languages', ...packagesIn('shared').map((name) => `shared/${name}`)]
/** What the server is made of besides its own folder. */
const SERVER_PACKAGES = ['construction', 'contracts', 'messages', 'products', 'texts']
const webpack = (folder, config = 'webpack.config.mjs') => ({
  command: [
    process.execPath,
    join(root, 'node_modules/webpack-cli/bin/cli.js'),
    '--config',
    config,
    '--mode',
    'production',
  ],
  cwd: folder,
})

export const serverPort = port('PORT', 3000)

/**
 * Every folder `mf-…`, in the order of the ports that their package.json name. `page` is the address in the product at
 * which the remote stands, `heading` the first one it shows there and alone.
 * @type {{ name: string, port: number, devPort: number, page: string, heading: string }[]}
 */
export const remotes = packagesIn('.')
  .filter((name) => name.startsWith('mf-'))
  .map((name) => {
    const { remote } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'))
    const variable = `${name.toUpperCase().replaceAll('-', '_')}_PORT`
    return { name, ...remote, port: port(variable, remote.port), devPort: remote.port + 100 }
  })
  .sort((a, b) => a.devPort - b.devPort)

/** The remote of a name that a person gave. */
export function remoteNamed(name) {
  const remote = remotes.find((one) => one.name === name)
  if (remote !== undefined) return remote
  throw new Error(`"${name ?? ''}" is no remote. There are: ${remotes.map((one) => one.name).join(', ')}.`)
}

/** The origin on which partners get script, frame and calls. */
export const embedPort = port('EMBED_PORT', 3008)

/** Pages of partners, as examples. */
export const examples = [
  {
    name: 'partner-portal',
    folder: 'examples/partner-portal/dist',
    port: port('PARTNER_PORTAL_PORT', 3006),
  },
  { name: 'plain-page', folder: 'examples/plain-page/public', port: port('PLAIN_PAGE_PORT', 3007) },
]

/** Everything that is built; `inputs` are the folders whose change makes it stale. */
export const parts = [
  {
    name: 'server',
    dist: 'server/dist',
    inputs: ['server', 'engine', 'languages', ...SERVER_PACKAGES.map((name) => `shared/${name}`)],
    command: [process.execPath, 'build.mjs'],
    cwd: 'server',
  },
  { name: 'shell', dist: 'shell/dist', inputs: ['shell', 'docs/guide', ...shared], ...webpack('shell') },
  ...remotes.map(({ name }) => ({ name, dist: `${name}/dist`, inputs: [name, ...shared], ...webpack(name) })),
  {
    name: 'standalone page',
    dist: 'shared/federation/dist/standalone',
    inputs: shared,
    ...webpack('shared/federation/standalone'),
  },
  {
    name: 'embed',
    dist: 'mf-results/embed/dist',
    inputs: ['mf-results', ...shared],
    ...webpack('mf-results', 'webpack.embed.mjs'),
  },
  {
    name: 'partner portal',
    dist: 'examples/partner-portal/dist',
    inputs: ['examples/partner-portal'],
    command: [process.execPath, 'build.mjs'],
    cwd: 'examples/partner-portal',
  },
]
