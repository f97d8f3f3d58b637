// `npm run remotes -- COMMAND`: publishes, lists and rolls back remotes on a static origin (docs/teams.md).
import { parseArgs } from 'node:util'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { remoteNamed, root } from './parts.mjs'
import { setup } from './setup.mjs'

setup()
const { readList } = await import('./remotes/list-file.mjs')
const { ensureKey, publicKeyOf, readKey } = await import('./remotes/signing.mjs')
const { buildOfEntry, buildsOf, listFileOf, pointAt, prune, publish, refresh } = await import(
  './remotes/store.mjs'
)

const USAGE = `npm run remotes -- COMMAND
  publish REMOTE [--canary PERCENT] [--dist FOLDER]   build and publish; with a share, to so many browsers only
  promote REMOTE                                      the canary becomes the build for all
  rollback REMOTE [BUILD]                             back to a build that was published, the one before by default
  list                                                what runs, and what is kept
  refresh [--override-origin ORIGIN]...               sign the list again before it expires (30 days)
  prune [--days 30]                                   delete builds that nothing has pointed at for so many days
  key                                                 print the public key (REMOTES_KEY); makes a pair where there is none

  --store FOLDER    folder of the static origin        REMOTES_STORE
  --origin ORIGIN   how browsers reach that folder     REMOTES_ORIGIN
  --key FILE        private key                        REMOTES_SIGNING_KEY`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    canary: { type: 'string' },
    dist: { type: 'string' },
    days: { type: 'string', default: '30' },
    'override-origin': { type: 'string', multiple: true },
    store: { type: 'string', default: process.env.REMOTES_STORE },
    origin: { type: 'string', default: process.env.REMOTES_ORIGIN },
    key: { type: 'string', default: process.env.REMOTES_SIGNING_KEY },
  },
})
const [command, name, wanted] = positionals

function given(option) {
  const value = values[option]
  if (value === undefined) throw new Error(`--${option} is missing.\n\n${USAGE}`)
  return value
}

function numberIn(option, [least, most]) {
  const value = Number(values[option])
  if (!(value >= least && value <= most))
    throw new Error(`--${option} must be a number from ${least} to ${most}.`)
  return value
}

/** `https://static.example/` is the same origin without its slash; anything more is no origin. */
function originIn(text) {
  const address = URL.canParse(text) ? new URL(text) : null
  if (address === null || !/^https?:$/.test(address.protocol) || `${address.origin}/` !== address.href)
    throw new Error(`"${text}" is no origin; one is like https://static.example, without a path.`)
  return address.origin
}

function place() {
  remoteNamed(name)
  const origin = originIn(given('origin'))
  return { store: given('store'), origin, key: readKey(given('key')), name }
}

const lineFor = (store) => {
  const line = readList(listFileOf(store)).remotes.find((remote) => remote.name === name)
  if (line === undefined) throw new Error(`${name} was never published to ${store}.`)
  return line
}

const COMMANDS = {
  async publish() {
    const options = place()
    const percent = values.canary === undefined ? null : numberIn('canary', [0.01, 100])
    if (values.dist === undefined) await build([name])
    const { build: id } = await publish({
      ...options,
      folder: values.dist ?? join(root, name, 'dist'),
      percent,
    })
    console.log(
      `${name} ${id} ${percent === null ? 'is published' : `is published to ${percent} % of the browsers`}.`,
    )
  },
  async promote() {
    const options = place()
    const { canary } = lineFor(options.store)
    if (canary === null) throw new Error(`${name} has no canary.`)
    const { build: id } = await pointAt({ ...options, build: buildOfEntry(canary.entry) })
    console.log(`${name} ${id} is the build for all.`)
  },
  async rollback() {
    const options = place()
    const builds = buildsOf(options.store, name)
    const current = buildOfEntry(lineFor(options.store).entry)
    const before = wanted ?? builds[builds.indexOf(current) - 1]
    if (before === undefined) throw new Error(`${name} has no build before ${current}.`)
    const { build: id } = await pointAt({ ...options, build: before })
    console.log(`${name} is back to ${id}.`)
  },
  list() {
    const store = given('store')
    const { sequence, expires, remotes: lines } = readList(listFileOf(store))
    if (sequence === 0) return console.log('Nothing is published yet.')
    console.log(`list ${sequence}, good until ${expires}`)
    for (const { name: remote, entry, contract, canary } of lines) {
      console.log(`${remote}  contract ${contract}`)
      for (const id of buildsOf(store, remote).reverse()) {
        const isCanary = canary !== null && buildOfEntry(canary.entry) === id
        const mark =
          buildOfEntry(entry) === id ? '  ← runs' : isCanary ? `  ← canary, ${canary.percent} %` : ''
        console.log(`  ${id}${mark}`)
      }
    }
  },
  async refresh() {
    const { sequence, expires } = await refresh({
      store: given('store'),
      key: readKey(given('key')),
      overrideOrigins: values['override-origin']?.map(originIn),
    })
    console.log(`list ${sequence}, good until ${expires}`)
  },
  async prune() {
    for (const line of await prune({ store: given('store'), days: numberIn('days', [0, 3650]) }))
      console.log(`deleted ${line}`)
  },
  key() {
    const file = given('key')
    const isNew = !existsSync(file)
    console.log(publicKeyOf(ensureKey(file)))
    if (isNew) console.error(`Made ${file}. Keep it where only those who may publish can read it.`)
  },
}

try {
  const run = COMMANDS[command]
  if (run === undefined) throw new Error(USAGE)
  await run()
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
