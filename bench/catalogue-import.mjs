// `node bench/catalogue-import.mjs [ROWS]`: how long a file of so many products takes from the disk to the catalogue, as
// CSV: what the page does before anything is sent (reading, faults and outcome of every line, the file that goes out), and
// what the server does, on the embedded database and on PostgreSQL, with products that are new, the same again, and all
// changed into their next version (BEY-09, aim 5 s for 5 000 rows in all).
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { textsPlugin } from '../shared/texts/build/index.mjs'
import { startPostgres } from '../scripts/postgres.mjs'
import { startServer } from './server.mjs'

const ROWS = Number(process.argv[2] ?? 5000)
const HEADS =
  'manufacturer,type,name,material,structures,thickness [mm],density [kg/m³],modulusOfElasticity [MPa],' +
  'dampingCoefficient,source,sourcePage,sourceDate,origin,price [1/m²],carbonPerArea [kg CO₂e/m²]'

/** Boards of which each has its own name and density, as a maker's list has them. */
function catalogue(change = 0) {
  const line = (at) =>
    `Nordgips,Panel,Board ${at},Gypsum,LightweightFrameWall SingleMassiveElementWall,12.5,` +
    `${700 + (at % 300) + change},2900,0.025,"Data sheet ${at}, 2026",${(at % 9) + 1},2026-03-31,declared,11.9,2.4`
  return [HEADS, ...Array.from({ length: ROWS }, (_, at) => line(at))].join('\n')
}

async function timed(name, work) {
  const start = performance.now()
  const result = await work()
  const took_s = (performance.now() - start) / 1000
  console.log(`${name.padEnd(44)} ${took_s.toFixed(2).padStart(6)} s`)
  return result
}

const folder = mkdtempSync(join(tmpdir(), 'bench-import-'))
const page = join(folder, 'page.mjs')
try {
  await build({
    stdin: {
      contents: `
        export { FIELD_OF_HEAD } from '@soundleaf/products'
        export { loadTexts } from '@soundleaf/texts'
        export { fileOf, previewOf } from './import/preview'
        export { readFile } from './import/read-file'`,
      resolveDir: join(import.meta.dirname, '../mf-catalogue/src'),
      loader: 'ts',
    },
    outfile: page,
    bundle: true,
    platform: 'node',
    format: 'esm',
    // Some packages ask for modules of Node while they are read.
    banner: {
      js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
    },
    logLevel: 'error',
    plugins: [textsPlugin],
  })
  const { FIELD_OF_HEAD, fileOf, loadTexts, previewOf, readFile } = await import(page)
  await loadTexts('en')
  const text = catalogue()
  console.log(`${ROWS} rows, ${(Buffer.byteLength(text) / 1e6).toFixed(1)} MB`)
  const reading = await timed('page: read', () => readFile(new File([text], 'boards.csv')))
  if (!reading.ok) throw new Error(reading.message)
  const [table] = reading.tables
  const mapping = HEADS.split(',').map((head) => FIELD_OF_HEAD.get(head) ?? '')
  if (mapping.includes('')) throw new Error(`Unknown head: ${HEADS.split(',')[mapping.indexOf('')]}`)
  const defaults = { type: 'Panel', material: 'Gypsum', manufacturer: '' }
  const preview = await timed('page: faults and outcome of every line', () =>
    previewOf(table, mapping, defaults, [], 'own'),
  )
  if (preview.lines.length !== ROWS) throw new Error(`${preview.faults[0]?.message}`)
  await timed('page: the file that is sent', () => fileOf(preview.lines.map(({ content }) => content)))

  await onServer('embedded database', 4391, {})
  await onServer('PostgreSQL', 4392, { DATABASE_URL: startPostgres().url })
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function onServer(name, port, env) {
  const server = await startServer({ port, cores: '0', env })
  try {
    const take = (file) => server.call('POST', '/api/own-products/import', { keptBy: 'own', file })
    for (const [what, file] of [
      ['new', catalogue()],
      ['the same again', catalogue()],
      ['all changed', catalogue(1)],
    ])
      await timed(`${name}: ${what}`, () => take(file))
  } finally {
    await server.stop()
  }
}
