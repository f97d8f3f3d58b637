// `[PRODUCT=ADDRESS] node bench/model.mjs [MB]`: what reading an IFC file of so many megabytes (200) costs the page's main
// thread, traced in Chromium with the built product (BEY-15: no task over 50 ms, Cancel within 200 ms). The file is a sample
// that is grown by points, of which files of programs are mostly made. Prints the tasks, until the table is there, and how
// long Cancel takes.
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inProduct, logIn, printTasks } from './traced-page.mjs'

const SIZE_MB = Number(process.argv[2] ?? 200)
/** Of a write, and far from the sample's own numbers. */
const LINES = 20_000
const FIRST_ID = 1_000_000

const folder = mkdtempSync(join(tmpdir(), 'bench-model-'))
const file = join(folder, 'grown.ifc')
try {
  grow(file)
  await inProduct(async (page, address) => {
    await logIn(page, address)
    await page.getByRole('button', { name: 'From an IFC file' }).click()
    const remote = page.locator('[data-remote=mf-import]')
    const give = () => remote.getByLabel('IFC file').setInputFiles(file)
    const read_ms = []
    await printTasks('read', 1, page, async () => {
      const again = remote.getByRole('button', { name: 'Another file' })
      if (await again.isVisible()) await again.click()
      const begun = performance.now()
      await give()
      await remote.getByRole('region', { name: 'Table of types' }).waitFor()
      read_ms.push(performance.now() - begun)
    })
    console.log(
      `${SIZE_MB} MB: the table after ${read_ms.map((time) => `${Math.round(time)} ms`).join(', ')}`,
    )

    await remote.getByRole('button', { name: 'Another file' }).click()
    await give()
    const cancel = remote.getByRole('button', { name: 'Cancel' })
    await cancel.waitFor()
    const pressed = performance.now()
    await cancel.click()
    await remote.getByRole('button', { name: 'Choose a file' }).waitFor()
    console.log(`Cancel took ${Math.round(performance.now() - pressed)} ms`)
  })
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Writes the sample with points behind its last line. */
function grow(path) {
  const sample = readFileSync(join(import.meta.dirname, '../shared/ifc/samples/revit-mm-ifc4.ifc'), 'latin1')
  const end = sample.lastIndexOf('ENDSEC;')
  const out = openSync(path, 'w')
  writeSync(out, sample.slice(0, end), null, 'latin1')
  let [written, id] = [end, FIRST_ID]
  while (written < SIZE_MB * 1e6) {
    const lines = Array.from({ length: LINES }, (_, at) => {
      const x = ((id + at) * 7) % 100_000
      return `#${id + at}=IFCCARTESIANPOINT((${x}.25,${x % 977}.5,-${x % 31}.));\n`
    }).join('')
    writeSync(out, lines, null, 'latin1')
    written += lines.length
    id += LINES
  }
  writeSync(out, sample.slice(end), null, 'latin1')
  closeSync(out)
}
