import { textOfFile } from './text-file'
import { sheetsOfWorkbook } from './workbook'

/** A file of which nothing may be read. */
function unread(size: number): Blob {
  const arrayBuffer = () => Promise.reject(new Error('It was read.'))
  return Object.defineProperties(new Blob(), { size: { value: size }, arrayBuffer: { value: arrayBuffer } })
}

test('[BEY-01] [BEY-09] a file of 100 MB is refused by its size, and nothing of it is read', async () => {
  const refusal = { ok: false, refusal: 'TooLarge' }
  expect(await textOfFile(unread(100_000_000), 10_000_000)).toEqual(refusal)
  expect(await sheetsOfWorkbook(unread(100_000_000), 10_000_000)).toEqual(refusal)
})

test('[BEY-09] a text of 1e6 lines is refused before it is parted into lines', async () => {
  const file = new Blob(['1;2\n'.repeat(1_000_000)])
  expect(await textOfFile(file, 10_000_000)).toEqual({ ok: false, refusal: 'TooManyCells' })
})
