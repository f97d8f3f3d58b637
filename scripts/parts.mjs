// What is built, from which folders, and on which port it is served.
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

const port = (name, fallback) => Number(process.env[name] ?? fallback)
const shared = [
  'contracts',
  'construction',
  'event-bus',
  'api-client',
  'federation',
  'texts',
  'ui',
  'drawing',
  'results-view',
].map((name) => `shared/${name}`)
const webpack = (folder) => ({
  command: [
    process.execPath,
    join(root, 'node_modules/webpack-cli/bin/cli.js'),
    '--config',
    'webpack.config.mjs',
    '--mode',
    'production',
  ],
  cwd: folder,
})

export const serverPort = port('PORT', 3000)

/** The remotes in the order of their ports. */
export const remotes = [
  { name: 'mf-auth', port: port('MF_AUTH_PORT', 3001) },
  { name: 'mf-projects', port: port('MF_PROJECTS_PORT', 3002) },
  { name: 'mf-editor', port: port('MF_EDITOR_PORT', 3003) },
  { name: 'mf-results', port: port('MF_RESULTS_PORT', 3004) },
  { name: 'mf-print', port: port('MF_PRINT_PORT', 3005) },
]

/** Where the dev server of a remote listens, beside a product that runs. */
export const devPortOf = (name) => 3101 + remotes.findIndex((remote) => remote.name === name)

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
    inputs: ['server', 'engine', 'shared/contracts', 'shared/construction', 'shared/texts'],
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
    ...webpack('mf-results/embed'),
  },
  {
    name: 'partner portal',
    dist: 'examples/partner-portal/dist',
    inputs: ['examples/partner-portal'],
    command: [process.execPath, 'build.mjs'],
    cwd: 'examples/partner-portal',
  },
]
