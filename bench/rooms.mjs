// `node bench/rooms.mjs [COUNT]`: what the thirteen paths between two rooms cost, of COUNT different pairs of rooms.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'

const count = Number(process.argv[2] ?? 40)
const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'bench-rooms-'))
try {
  const outfile = join(folder, 'engine.mjs')
  await build({
    entryPoints: [join(root, 'engine/src/index.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  })
  const { predictRooms } = await import(outfile)
  const times_ms = Array.from({ length: count }, (_, at) => timeOf(() => predictRooms(roomsOf(at), 'iso')))
  times_ms.sort((a, b) => a - b)
  const at = (share) => times_ms[Math.min(Math.floor(share * count), count - 1)].toFixed(1)
  console.log(
    `${count} pairs of rooms, 13 paths of nine constructions each: median ${at(0.5)} ms, 99 % ${at(0.99)} ms of the processor`,
  )
} finally {
  rmSync(folder, { recursive: true })
}

/** Time of the processor, ms: on a busy machine the clock says little. */
function timeOf(work) {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Rooms of which no two have an element alike: eight flanks, half of them lined, around a wall of concrete. */
function roomsOf(at) {
  const flank = (mass_kgm2, lining) => ({ material: 'concrete', mass_kgm2: mass_kgm2 + at / 7, lining })
  const edge = (mass_kgm2) => ({
    flank: 'element',
    source: flank(mass_kgm2, 'none'),
    receiving: flank(mass_kgm2 + 20, 'free-standing boards'),
    junction: 'rigid cross',
    strips: 0,
    Kij_db: null,
  })
  const sheet = {
    componentId: 'element',
    role: 'massive element',
    material: 'concrete',
    thickness_m: 0.18 + at / 10_000,
    density_kgm3: 2300,
    modulus_Pa: 27e9,
  }
  return {
    separating: { kind: 'wall', parts: [{ part: 'leaf', sheets: [sheet] }] },
    size_m: [5, 2.5],
    sourceDepth_m: 4,
    receivingDepth_m: 3.5,
    edges: [edge(460), edge(400), edge(350), edge(300)],
    openings: [],
  }
}
