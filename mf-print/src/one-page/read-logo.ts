const KINDS = ['image/png', 'image/jpeg', 'image/svg+xml', 'image/webp']
const LARGEST_KB = 200

export const LOGO_KINDS = KINDS.join(',')
export const LOGO_REFUSED = `The logo must be a PNG, JPEG, WebP or SVG picture of at most ${LARGEST_KB} kB.`

/** The chosen file as a `data:` address; null where it is no picture of a kind and size that a sheet takes. */
export async function readLogo(file: File): Promise<string | null> {
  if (!KINDS.includes(file.type) || file.size > LARGEST_KB * 1000) return null
  const address = await new Promise<string | null>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : null)
    reader.onerror = () => resolve(null)
    reader.readAsDataURL(file)
  })
  if (address === null) return null
  const picture = new Image()
  picture.src = address
  return picture.decode().then(
    () => address,
    () => null,
  )
}
