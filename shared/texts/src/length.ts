/** The length of a text as people and the server count it: code points after NFC. */
export const textLength = (text: string): number => [...text.normalize('NFC')].length

/**
 * The text cut to so many code points; a pair of surrogates is never split. One that is short enough stays as it is: what
 * is being composed is not touched.
 */
export function cutText(text: string, length: number): string {
  const points = [...text.normalize('NFC')]
  return points.length <= length ? text : points.slice(0, length).join('')
}
