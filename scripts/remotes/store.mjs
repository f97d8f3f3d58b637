// The static origin as a folder: each build in a folder of its own that never changes, and the list beside them.
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { DAY_MS, lineOf, readList, writeList } from './list-file.mjs'

export const listFileOf = (store) => join(store, 'remotes.jws')

/** A build is named by its version and its content, so the same build is the same folder. */
export function buildIdOf(folder) {
  const { version, integrity } = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'))
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`${folder} has no version, but "${version}".`)
  return `${version}-${Buffer.from(integrity.slice(7), 'base64').toString('hex').slice(0, 12)}`
}

/**
 * Puts a built remote into the store and the list: files first, in one step, the list last, in one step. Whatever
 * ends this in between leaves the old build in force. With a share it becomes the canary, else the build for all.
 */
export function publish({ store, origin, key, name, folder, percent = null }) {
  return alone(store, () => {
    const build = buildIdOf(folder)
    const { name: built } = lineOf(folder, origin)
    if (built !== name) throw new Error(`${folder} is a build of ${built}, not of ${name}.`)
    const place = join(store, name, build)
    if (!existsSync(place)) {
      mkdirSync(join(store, name), { recursive: true })
      const partial = join(store, name, `.partial-${process.pid}`)
      rmSync(partial, { recursive: true, force: true })
      cpSync(folder, partial, { recursive: true, filter: (path) => !path.endsWith('.inputs') })
      renameSync(partial, place)
    }
    return point({ store, origin, key, name, build, percent })
  })
}

/** Points the list at a build that is in the store: a rollback, or the end of a canary. */
export const pointAt = (options) => alone(options.store, () => point(options))

async function point({ store, origin, key, name, build, percent = null }) {
  const builds = buildsOf(store, name)
  if (!builds.includes(build))
    throw new Error(`${name} has no build ${build}. It has: ${builds.join(', ') || 'none'}.`)
  const line = lineOf(join(store, name, build), `${origin}/${name}/${build}`)
  const list = readList(listFileOf(store))
  const usual = list.remotes.find((remote) => remote.name === name)
  if (percent !== null && usual === undefined)
    throw new Error(`${name} has no build for all yet; publish one first.`)
  if (percent !== null && buildOfEntry(usual.entry) === build)
    throw new Error(`${name} ${build} is the build for all already.`)
  const { name: _name, canary: _canary, ...tried } = line
  const next = percent === null ? line : { ...usual, canary: { percent, ...tried } }
  const remotes = [...list.remotes.filter((remote) => remote.name !== name), next].sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )
  for (const left of inForce(usual).filter((one) => !inForce(next).includes(one))) noteLeft(store, name, left)
  await writeList(listFileOf(store), { ...list, remotes }, key)
  return { name, build }
}

/** Signs the list anew, before it expires, and says which origins a tab may point a remote at. */
export const refresh = ({ store, key, overrideOrigins }) =>
  alone(store, () => {
    const list = readList(listFileOf(store))
    return writeList(
      listFileOf(store),
      { ...list, overrideOrigins: overrideOrigins ?? list.overrideOrigins },
      key,
    )
  })

/** The builds of a remote in the store, oldest first. */
export function buildsOf(store, name) {
  const folder = join(store, name)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((build) => !build.startsWith('.'))
    .map((build) => ({ build, at: statSync(join(folder, build)).mtimeMs }))
    .sort((a, b) => a.at - b.at)
    .map(({ build }) => build)
}

/** The build that an entry of the list points at. */
export const buildOfEntry = (entry) => entry.split('/').at(-2)

/** The builds that browsers get by a line of the list. */
const inForce = (line) =>
  [line?.entry, line?.canary?.entry].filter((entry) => entry !== undefined).map(buildOfEntry)

/** A file whose time is that at which a build was in force last. */
const leftFileOf = (store, name, build) => join(store, '.left', name, build)

function noteLeft(store, name, build) {
  const file = leftFileOf(store, name, build)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, '')
}

/**
 * Deletes builds that nothing has pointed at for so many days: tabs that were opened before go on with theirs, and
 * still ask for its chunks.
 */
export function prune({ store, days }) {
  return alone(store, () => {
    const deleted = []
    for (const line of readList(listFileOf(store)).remotes) {
      const { name } = line
      for (const build of buildsOf(store, name)) {
        const [place, left] = [join(store, name, build), leftFileOf(store, name, build)]
        const lastAt_ms = statSync(existsSync(left) ? left : place).mtimeMs
        if (inForce(line).includes(build) || Date.now() - lastAt_ms < days * DAY_MS) continue
        rmSync(place, { recursive: true })
        rmSync(left, { force: true })
        deleted.push(`${name} ${build}`)
      }
    }
    return deleted
  })
}

/** One at a time: two teams that publish at once must not lose each other's line. */
async function alone(store, work) {
  mkdirSync(store, { recursive: true })
  const file = join(store, '.publishing')
  while (!take(file)) {
    const owner = ownerOf(file)
    if (owner !== null && isAlive(owner))
      throw new Error(`Process ${owner.pid} is publishing to ${store}. Try again when it has ended.`)
    rmSync(file, { force: true })
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

/** Puts this process's number and start into the file, in one step, if there is none. */
function take(file) {
  const mine = `${file}.${process.pid}`
  writeFileSync(mine, `${process.pid} ${startOf(process.pid)}`)
  try {
    linkSync(mine, file)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  } finally {
    rmSync(mine)
  }
}

function ownerOf(file) {
  try {
    const [pid, start] = readFileSync(file, 'utf8').split(' ')
    return { pid: Number(pid), start }
  } catch {
    return null
  }
}

function isAlive({ pid, start }) {
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    // Another person's process is alive as well.
    if (error.code !== 'EPERM') return false
  }
  return start === undefined || start === '' || startOf(pid) === start
}

/**
 * What tells a process from another that has its number later: boot and start time (proc(5)); '' where none is kept.
 */
function startOf(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot}/${status.slice(status.lastIndexOf(')') + 2).split(' ')[19]}`
  } catch {
    return ''
  }
}
