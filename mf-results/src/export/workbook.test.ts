/** @jest-environment node */
import { BANDS_HZ } from '@soundleaf/contracts'
import { workbook } from './workbook'

/** The files of a zip archive, by their local headers (APPNOTE 4.3.7), as texts. */
async function filesOf(archive: ArrayBuffer): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>()
  const view = new DataView(archive)
  for (let at = 0; view.getUint32(at, true) === 0x04034b50; ) {
    const [method, size] = [view.getUint16(at + 8, true), view.getUint32(at + 18, true)]
    const [nameSize, extraSize] = [view.getUint16(at + 26, true), view.getUint16(at + 28, true)]
    const start = at + 30 + nameSize + extraSize
    const packed = new Blob([archive.slice(start, start + size)])
    const name = await new Blob([archive.slice(at + 30, at + 30 + nameSize)]).text()
    const stream = method === 8 ? packed.stream().pipeThrough(new DecompressionStream('deflate-raw')) : packed
    files.set(name, await new Response(stream).text())
    at = start + size
  }
  return files
}

test('[BEY-06] a workbook holds project, rating, headings with units, and numbers that are numbers', async () => {
  const values = BANDS_HZ.map((_, band) => 30.04 + band)
  const shifted = values.map((value, band) => (band < 3 ? null : value))
  const blob = await workbook(
    [
      { role: 'current', name: 'R', values },
      { role: 'comparison-1', name: '=1+1', values: shifted },
    ],
    [
      ['Project', 'IW <07> & more'],
      ['Rw (C; Ctr)', '63 (−3; −9) dB'],
    ],
  )
  const files = await filesOf(await blob.arrayBuffer())
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? ''
  const texts = files.get('xl/sharedStrings.xml') ?? ''
  for (const text of ['IW &lt;07&gt; &amp; more', '63 (−3; −9) dB', 'R, dB'])
    expect(`${sheet}${texts}`).toContain(text)
  // Nothing that is typed is a formula.
  expect(sheet).not.toContain('<f>')
  const rows = [...sheet.matchAll(/<row\b.*?<\/row>/g)].map(([row]) => row)
  expect(rows.at(-1)).toContain('<v>5000</v>')
  expect(rows.at(-1)).toContain('<v>50</v>')
  expect(sheet).toContain('<v>30</v>')
  expect(sheet).not.toContain('30.04')
})
