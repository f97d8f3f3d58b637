import { fitTexts, group, text } from './svg'

/** Lines of the heading above the chart, and the room about them, px. */
const LINE_PX = 18
const ABOVE_PX = 12
const BESIDE_PX = 8
const SVG = 'http://www.w3.org/2000/svg'

/** A chart, or another drawing of the page, as a file of its own. */
export interface ChartPicture {
  /** The whole SVG: light, with every colour in it, legible anywhere. */
  readonly svg: string
  readonly width: number
  readonly height: number
}

/**
 * Takes the picture that stands on the page, with the lines of its heading above it; a line that is too long is
 * shortened, and keeps the whole of it as its title. What only the pointer needs is left out, and
 * variables are resolved in the light theme, because a file has neither page nor theme.
 */
export function chartPicture(drawn: SVGSVGElement, heading: readonly string[]): ChartPicture {
  const head_px = ABOVE_PX + heading.length * LINE_PX
  const drawn_px = Number(drawn.getAttribute('width'))
  const height = Number(drawn.getAttribute('height')) + head_px
  const copy = drawn.cloneNode(true) as SVGSVGElement
  for (const pointer of copy.querySelectorAll(
    '.highcharts-tooltip, .highcharts-crosshair, .highcharts-tracker-line',
  ))
    pointer.remove()
  copy.setAttribute('xmlns', SVG)
  copy.setAttribute('height', String(height))
  copy.style.fontFamily = 'var(--font)'

  const ground = document.createElementNS(SVG, 'rect')
  for (const [name, value] of Object.entries({ y: -head_px, height, fill: 'var(--surface)' }))
    ground.setAttribute(name, String(value))
  const lines = heading.map((words, index) => {
    const y = -head_px + ABOVE_PX + LINE_PX * index + 6
    const line = text(words, drawn_px - 2 * BESIDE_PX, index === 0, { x: BESIDE_PX, y, fill: 'var(--ink)' })
    line.style.fontSize = '13px'
    return line
  })
  const head = group(lines)
  const names = wholeTexts(copy)
  copy.prepend(ground, head)
  // Only a text on the page can be measured.
  copy.style.position = 'absolute'
  copy.style.visibility = 'hidden'
  document.body.append(copy)
  fitTexts(head)
  // A file has the room for names that the page cuts.
  const ends = names.map((name) => Number(name.getAttribute('x')) + name.getComputedTextLength() + BESIDE_PX)
  const width = Math.ceil(Math.max(drawn_px, ...ends))
  copy.setAttribute('viewBox', `0 ${-head_px} ${width} ${height}`)
  for (const wide of [copy, ground]) wide.setAttribute('width', String(width))
  copy.remove()
  copy.style.removeProperty('position')
  copy.style.removeProperty('visibility')

  return { svg: inLight(new XMLSerializer().serializeToString(copy)), width, height }
}

/** Gives the texts that were shortened their whole words again. */
function wholeTexts(within: Element): readonly SVGTextElement[] {
  const shortened = [...within.querySelectorAll<SVGTextElement>('text[data-room]')]
  for (const one of shortened) one.textContent = one.querySelector('title')?.textContent ?? one.textContent
  return shortened
}

/** The picture in pixels, twice as many as on the page in each direction. */
export async function pngOf({ svg, width, height }: ChartPicture): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = 2 * width
  canvas.height = 2 * height
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('The picture is empty')) : resolve(blob))),
  )
}

function inLight(source: string): string {
  const light = document.createElement('div')
  light.dataset.theme = 'light'
  document.body.append(light)
  const values = getComputedStyle(light)
  const resolved = source.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const value = values.getPropertyValue(name).trim()
    // Parts of the library that are not seen here have colours of their own that nobody has set.
    // Inside an attribute: names of typefaces are in quotes.
    return value === '' ? 'none' : value.replaceAll('"', "'")
  })
  light.remove()
  return resolved
}
