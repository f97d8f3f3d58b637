const KINDS = ['image/png', 'image/jpeg', 'image/svg+xml', 'image/webp']
export const LARGEST_LOGO_KB = 200

export const LOGO_KINDS = KINDS.join(',')

/** The chosen file as a `data:` address; null where it is not a picture, or of a kind or size that is not accepted. */
export async function readLogo(file: File): Promise<string | null> {
  if (!KINDS.includes(file.type) || file.size > LARGEST_LOGO_KB * 1000) return null
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
