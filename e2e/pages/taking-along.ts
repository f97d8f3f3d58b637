import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { results } from './journey'

/** What Copy data has put on the clipboard. */
export async function clipboard(page: Page): Promise<readonly [text: string, html: string]> {
  return page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    const read = async (type: string) => (await item?.getType(type))?.text() ?? ''
    return [await read('text/plain'), await read('text/html')] as const
  })
}

/** The picture on the clipboard, as an address. */
export async function copiedPicture(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    const blob = await item?.getType('image/png')
    return new Promise<string>((resolve) => {
      const reader = new FileReader()
      reader.onload = () => resolve(reader.result as string)
      reader.readAsDataURL(blob as Blob)
    })
  })
}

/** What an entry of the Export menu gives. */
export async function download(page: Page, entry: string) {
  await results(page).getByRole('button', { name: 'Export' }).click()
  const arriving = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: entry }).click()
  const file = await arriving
  const bytes = await readFile(await file.path())
  return { name: file.suggestedFilename(), bytes, text: bytes.toString('utf8') }
}

/** Rows and cells of a file of comma-separated values (RFC 4180). */
export function cellsOf(csv: string, separator = ','): readonly (readonly string[])[] {
  const rows: string[][] = [['']]
  let isQuoted = false
  const text = csv.replace(/^\ufeff/, '').replace(/\r\n$/, '')
  for (let at = 0; at < text.length; at += 1) {
    const row = rows.at(-1) ?? []
    const character = text[at] ?? ''
    if (isQuoted) {
      if (character !== '"') row[row.length - 1] += character
      else if (text[at + 1] === '"') row[row.length - 1] += text[(at += 1)] ?? ''
      else isQuoted = false
    } else if (character === '"') isQuoted = true
    else if (character === separator) row.push('')
    else if (character === '\n') rows.push([''])
    else if (character !== '\r') row[row.length - 1] += character
  }
  return rows
}

/** How a picture looks when it is drawn by itself. */
export async function drawn(page: Page, address: string) {
  return page.evaluate(async (source) => {
    const image = new Image()
    image.src = source
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const data = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray()
    const colours = new Set<number>()
    for (let at = 0; at < data.length; at += 4)
      colours.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0))
    return { width: canvas.width, corner: [...data.slice(0, 4)], colours: colours.size }
  }, address)
}
