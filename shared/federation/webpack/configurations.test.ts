import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTRACT_VERSION, REMOTE_NAMES } from '@soundleaf/contracts'
import { chunkRegistryName, containerName } from '../src/host/page-globals'
import { sharedModules } from '../src/host/shared-modules'

const root = join(__dirname, '../../..')

interface Configuration {
  readonly name: string
  readonly devtool: string | false
  readonly publicPath: string
  readonly uniqueName: string
  readonly chunkLoadingGlobal: string
  readonly crossOriginLoading: string
  readonly federation: {
    readonly name: string
    readonly shareStrategy: string
    readonly shared: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  } | null
  readonly statement: unknown
}

/** The configurations as webpack gets them: made by Node, for webpack's own modules are not Jest's. */
const PROGRAM = `
  const [mode, ...folders] = process.argv.slice(1)
  const all = []
  for (const folder of folders) {
    const { default: make } = await import(folder + '/webpack.config.mjs')
    const { name, devtool, output, plugins } = make({}, { mode })
    const federation = plugins.find((plugin) => plugin.constructor.name === 'ModuleFederationPlugin')?._options
    const statement = plugins.find((plugin) => plugin.constructor.name === 'RemoteStatement')?.statement ?? null
    const { publicPath, uniqueName, chunkLoadingGlobal, crossOriginLoading } = output
    all.push({ name, devtool, publicPath, uniqueName, chunkLoadingGlobal, crossOriginLoading, statement,
      federation: federation ? { name: federation.name, shareStrategy: federation.shareStrategy, shared: federation.shared } : null })
  }
  const { SINGLETONS } = await import(${JSON.stringify(join(__dirname, 'index.mjs'))})
  console.log(JSON.stringify({ all, singletons: SINGLETONS }))
`

function configurations(mode: 'production' | 'development') {
  const folders = [...REMOTE_NAMES, 'shell', 'shared/federation/standalone'].map((name) => join(root, name))
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', PROGRAM, mode, ...folders], {
    encoding: 'utf8',
  })
  return JSON.parse(output) as {
    all: Configuration[]
    singletons: string[]
  }
}

const { all, singletons } = configurations('production')
const remotes = all.filter(({ federation }) => federation !== null)

test('the remotes of the contract are the folders that there are, each with a port of its own', () => {
  const folders = readdirSync(root).filter((name) => name.startsWith('mf-'))
  expect(folders).toEqual([...REMOTE_NAMES].sort())
  const ports = folders.map((folder) => {
    const { remote } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
      remote: { port: number }
    }
    return remote.port
  })
  expect(new Set(ports).size).toBe(REMOTE_NAMES.length)
  expect(remotes.map(({ name }) => name)).toEqual(REMOTE_NAMES.map(containerName))
})

test('no two builds share a name in a page', () => {
  for (const names of [
    all.map(({ name }) => name),
    all.map(({ uniqueName }) => uniqueName),
    all.map(({ chunkLoadingGlobal }) => chunkLoadingGlobal),
  ]) {
    expect(new Set(names).size).toBe(all.length)
  }
})

test('a remote is found in the page under the names that its build leaves', () => {
  REMOTE_NAMES.forEach((name, index) => {
    expect(remotes[index]).toMatchObject({
      chunkLoadingGlobal: chunkRegistryName(name),
      federation: { name: containerName(name) },
    })
  })
})

test('[MFE-08] a remote carries no singleton: it takes that of the page, or refuses', () => {
  for (const { federation } of remotes) {
    expect(Object.keys(federation?.shared ?? {})).toEqual(singletons)
    expect(federation?.shareStrategy).toBe('loaded-first')
    for (const shared of Object.values(federation?.shared ?? {})) {
      expect(shared).toMatchObject({ import: false, singleton: true, strictVersion: true })
      expect(shared).toHaveProperty('requiredVersion', expect.stringMatching(/^\^\d+\.\d+\.\d+$/))
      expect(shared).not.toHaveProperty('eager')
    }
  }
})

test('[MFE-08] a page shares every singleton with its version, and nothing else', () => {
  const versions = Object.fromEntries(singletons.map((request) => [request, '1.2.3']))
  const shared = sharedModules(versions)
  expect(Object.keys(shared).sort()).toEqual([...singletons].sort())
  for (const module of Object.values(shared))
    expect(module).toMatchObject({ version: '1.2.3', shareConfig: { singleton: true, strictVersion: true } })
  expect(() => sharedModules({})).toThrow('The build gave no version')
})

test('[MFE-08] a lazy singleton is fetched when a remote asks for it, and no other copy takes its place', async () => {
  let fetches = 0
  const lazy = () => Promise.resolve({ fetched: (fetches += 1) })
  const { late } = sharedModules({ late: '1.2.3' }, { late: { lazy } })
  expect(fetches).toBe(0)
  expect(late).toMatchObject({ version: '1.2.3', loaded: true })
  if (late === undefined || !('get' in late)) throw new Error('It cannot be fetched.')
  const factory = await late.get()
  expect(factory()).toEqual({ fetched: 1 })
})

test('chunks of a remote come from where it came from, without credentials', () => {
  for (const { publicPath, crossOriginLoading } of remotes) {
    expect({ publicPath, crossOriginLoading }).toEqual({
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
    })
  }
})

test('[SEC-05] no build evaluates text, in development neither', () => {
  for (const { devtool } of [...all, ...configurations('development').all]) {
    expect(String(devtool)).not.toContain('eval')
  }
})

test('a remote states its name, version and contract', () => {
  remotes.forEach(({ statement }, index) => {
    expect(statement).toEqual({
      name: REMOTE_NAMES[index],
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as unknown,
      contract: CONTRACT_VERSION,
    })
  })
})
