/** Room above the chart for what the picture is called, px. */
const HEAD_PX = 30
const SVG = 'http://www.w3.org/2000/svg'

/** A chart as a file of its own. */
export interface ChartPicture {
  /** The whole SVG: light, with every colour in it, legible anywhere. */
  readonly svg: string
  readonly width: number
  readonly height: number
}

/**
 * Takes the picture that stands on the page, with its heading above it. What only the pointer needs is left out, and
 * variables are resolved in the light theme, because a file has neither page nor theme.
 */
export function chartPicture(drawn: SVGSVGElement, heading: string): ChartPicture {
  const width = Number(drawn.getAttribute('width'))
  const height = Number(drawn.getAttribute('height')) + HEAD_PX
  const copy = drawn.cloneNode(true) as SVGSVGElement
  for (const pointer of copy.querySelectorAll(
    '.highcharts-tooltip, .highcharts-crosshair, .highcharts-tracker, .highcharts-tracker-line',
  ))
    pointer.remove()
  copy.setAttribute('xmlns', SVG)
  copy.setAttribute('viewBox', `0 ${-HEAD_PX} ${width} ${height}`)
  copy.setAttribute('height', String(height))
  copy.style.fontFamily = 'system-ui, sans-serif'

  const ground = document.createElementNS(SVG, 'rect')
  for (const [name, value] of Object.entries({ y: -HEAD_PX, width, height, fill: 'var(--surface)' }))
    ground.setAttribute(name, String(value))
  const title = document.createElementNS(SVG, 'text')
  for (const [name, value] of Object.entries({ x: 8, y: -12, fill: 'var(--ink)' }))
    title.setAttribute(name, String(value))
  title.style.fontSize = '13px'
  title.style.fontWeight = '600'
  title.textContent = heading
  copy.prepend(ground, title)

  return { svg: inLight(new XMLSerializer().serializeToString(copy)), width, height }
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

function inLight(text: string): string {
  const light = document.createElement('div')
  light.dataset.theme = 'light'
  document.body.append(light)
  const values = getComputedStyle(light)
  const resolved = text.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const value = values.getPropertyValue(name).trim()
    // Parts of the library that are not seen here have colours of their own that nobody has set.
    return value === '' ? 'none' : value
  })
  light.remove()
  return resolved
}
